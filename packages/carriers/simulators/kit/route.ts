import type { SimulatorCall } from './call.ts';
import type { SimulatorRoute } from './simulator.ts';

function paramsOf(pattern: string, path: string): Record<string, string> | null {
  const [wanted, given] = [pattern.split('/'), path.replace(/\/$/, '').split('/')];
  const trimmed = wanted.at(-1) === '' ? wanted.slice(0, -1) : wanted;
  if (trimmed.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [at, part] of trimmed.entries()) {
    const value = decodeURIComponent(given[at] ?? '');
    if (part.startsWith(':')) params[part.slice(1)] = value;
    else if (part !== value) return null;
  }
  return params;
}

/** The route a call goes to, with the values in its path. */
export function matchRoute(
  routes: readonly SimulatorRoute[],
  { method, path }: Pick<SimulatorCall, 'method' | 'path'>,
): { readonly route: SimulatorRoute; readonly params: Record<string, string> } | null {
  for (const route of routes) {
    const params = route.method === method ? paramsOf(route.path, path) : null;
    if (params !== null) return { route, params };
  }
  return null;
}
