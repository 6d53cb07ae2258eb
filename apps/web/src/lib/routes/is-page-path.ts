import { routeRows } from './table.ts';

const segment = '/[^/]+';
const patterns = routeRows.map(
  ([, { path }]) =>
    new RegExp(`^${path.replace(/\/\{\w+(\??)\}/g, (_, optional: string) => `(?:${segment})${optional}`)}$`),
);

/** Whether a path, without its query, is that of a page in the table. */
export function isPagePath(pathname: string): boolean {
  return pathname === '/' || patterns.some((pattern) => pattern.test(pathname));
}
