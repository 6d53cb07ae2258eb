import type { RouteRow } from './row.ts';
import { routeRows } from './table.ts';

const segment = '/[^/]+';
const parameters = ({ path }: RouteRow): number => path.split('{').length;
/** Pages by the pattern of their path; a path that is written out wins over one with parameters. */
const patterns = routeRows
  .map(([, row]): readonly [RegExp, RouteRow] => [
    new RegExp(`^${row.path.replace(/\/\{\w+(\??)\}/g, (_, optional: string) => `(?:${segment})${optional}`)}$`),
    row,
  ])
  .toSorted(([, one], [, other]) => parameters(one) - parameters(other));

/** The page of the table that a path, without its query, leads to; null where there is none. */
export function rowOfPath(pathname: string): RouteRow | null {
  return patterns.find(([pattern]) => pattern.test(pathname))?.[1] ?? null;
}

/** Whether a path, without its query, is that of a page in the table. */
export function isPagePath(pathname: string): boolean {
  return pathname === '/' || rowOfPath(pathname) !== null;
}
