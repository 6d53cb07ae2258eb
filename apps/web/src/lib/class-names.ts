/**
 * Classes of a style sheet for the parts of a component: `partsOf(sheet, { root: 'button' })`.
 * A class that the sheet does not have is an empty one.
 */
export function partsOf<P extends string>(
  sheet: Readonly<Record<string, string>>,
  parts: Readonly<Record<P, string>>,
): Record<P, string> {
  const pairs = Object.entries<string>(parts).map(([part, name]) => [part, sheet[name] ?? '']);
  return Object.fromEntries(pairs) as Record<P, string>;
}
