import { adminRoutes } from './admin-routes.ts';
import { customerRoutes } from './customer-routes.ts';
import { publicRoutes } from './public-routes.ts';
import type { RouteRow } from './row.ts';

/** Every page there is or will be, by name. A page that has no component yet is in no menu and is not found. */
export const routes = { ...publicRoutes, ...customerRoutes, ...adminRoutes } as const;
export type RouteName = keyof typeof routes;

/** Names with their rows, in the order of the table. */
export const routeRows = Object.entries(routes) as readonly (readonly [RouteName, RouteRow])[];

type Names<P extends string> = P extends `${string}{${infer N}}${infer Rest}` ? N | Names<Rest> : never;
type Optional<N extends string> = N extends `${infer Name}?` ? Name : never;
type Required<N extends string> = N extends `${string}?` ? never : N;
type ParamsOfPath<P extends string> = { readonly [K in Required<Names<P>>]: string } & {
  readonly [K in Optional<Names<P>>]?: string | undefined;
};

/** The parameters of a page, by the names in its path. */
export type RouteParams<N extends RouteName> = ParamsOfPath<(typeof routes)[N]['path']>;

/** Parameters may be left out when none is required. */
export type ParamsArguments<N extends RouteName> =
  Record<never, never> extends RouteParams<N> ? [params?: RouteParams<N>] : [params: RouteParams<N>];

/** Pages that need no parameters: those that a menu can list. */
export type PlainRouteName = {
  [N in RouteName]: Record<never, never> extends RouteParams<N> ? N : never;
}[RouteName];

type Search = { readonly search?: Readonly<Record<string, string>> };
type PlainTarget = Search & {
  readonly to: PlainRouteName;
  readonly params?: Readonly<Record<string, string | undefined>>;
};

/** A page with what it needs to be opened: `{ to: 'tracking.detail', params: { loadId } }`. */
export type RouteTarget =
  | PlainTarget
  | { [N in Exclude<RouteName, PlainRouteName>]: Search & { readonly to: N; readonly params: RouteParams<N> } }[Exclude<
      RouteName,
      PlainRouteName
    >];

/** Whether a page of this name is in the table. */
export function isRouteName(name: string): name is RouteName {
  return Object.hasOwn(routes, name);
}

/** The row of a page. @throws when no page has that name */
export function routeRow(name: string): RouteRow {
  if (!isRouteName(name)) throw new Error(`There is no page named "${name}"`);
  return routes[name];
}
