import { routeRow, type ParamsArguments, type RouteName, type RouteTarget } from './table.ts';

type Given = Readonly<Record<string, string | undefined>>;

function filledPath(name: RouteName, given: Given): string {
  const filled = routeRow(name).path.replace(/\/\{(\w+)(\??)\}/g, (_, key: string, optional: string) => {
    const value = given[key];
    if (value !== undefined && value !== '') return `/${encodeURIComponent(value)}`;
    if (optional === '') throw new Error(`The page "${name}" needs "${key}"`);
    return '';
  });
  return filled === '' ? '/' : filled;
}

/**
 * The path of a page by its name.
 * @throws when no page has that name, or a parameter it needs is missing
 */
export function pathTo<N extends RouteName>(name: N, ...[params]: ParamsArguments<N>): string {
  return filledPath(name, params ?? {});
}

/** The path of a page with its parameters. */
export function pathOf(target: RouteTarget): string {
  return filledPath(target.to, target.params ?? {});
}
