import { pathTo } from './path-to.ts';
import type { ParamsArguments, RouteName, RouteParams } from './table.ts';

export type GoOptions = { readonly search?: Readonly<Record<string, string>>; readonly replace?: boolean };

/** What the router lends to code that is no component. */
export type Navigator = {
  readonly navigate: (href: string, options: { readonly replace: boolean }) => Promise<void>;
  /** Where the person signed in begins. */
  readonly home: () => string;
  /** Whether a page has been built. */
  readonly exists: (name: RouteName) => boolean;
  /** Whether an address is one of our pages; other addresses are the server's. */
  readonly isPage: (pathname: string) => boolean;
};

let bound: Navigator | null = null;

/** Called once by the router. */
export function bindNavigator(lent: Navigator): void {
  bound = lent;
}

function navigator(): Navigator {
  if (bound === null) throw new Error('The router has not started');
  return bound;
}

/** A page's address with its search part. @throws when no page has that name */
export function hrefTo<N extends RouteName>(
  name: N,
  params?: RouteParams<N>,
  search: Readonly<Record<string, string>> = {},
): string {
  const path = pathTo(name, ...([params] as unknown as ParamsArguments<N>));
  const text = new URLSearchParams(search).toString();
  return text === '' ? path : `${path}?${text}`;
}

/**
 * Opens a page by name: `go('tracking.detail', { loadId })`.
 * @throws when no page has that name
 */
export function go<N extends RouteName>(
  name: N,
  ...[params, options]: [...ParamsArguments<N>, options?: GoOptions]
): Promise<void>;
export function go(name: RouteName, params?: Readonly<Record<string, string>>, options: GoOptions = {}): Promise<void> {
  const href = hrefTo(name, params as RouteParams<typeof name>, options.search);
  return navigator().navigate(href, { replace: options.replace ?? false });
}

/** Opens the page where the person signed in begins. */
export function goHome(): Promise<void> {
  return navigator().navigate(navigator().home(), { replace: true });
}

/**
 * Opens a path on this origin: one of our pages, or (a mailed link, say) one that the server answers.
 * @param replace whether it takes the place of the page shown, so that the way back skips that one
 */
export async function goToPath(path: string, replace = true): Promise<void> {
  if (navigator().isPage(path.split(/[?#]/)[0] ?? '/')) await navigator().navigate(path, { replace });
  else location.assign(path);
}

/** Whether a page of the table has been built; what leads to others is not shown. */
export function pageExists(name: RouteName): boolean {
  return navigator().exists(name);
}
