import * as groups from './endpoint-groups.ts';
import type { Endpoint } from './kit/endpoint.ts';

/** Every endpoint with its name, e.g. `session.login`. */
export function allEndpoints(): { readonly name: string; readonly endpoint: Endpoint }[] {
  return Object.entries(groups).flatMap(([feature, group]) =>
    Object.entries(group).map(([verb, endpoint]) => ({ name: `${feature}.${verb}`, endpoint: endpoint as Endpoint })),
  );
}
