/** A line of a comparison: what each rate charges under one code, null where a rate has no such line. */
export type ComparedLine<L> = { readonly code: string; readonly lines: readonly (L | null)[] };

/**
 * Charge lines of several rates side by side. Lines of one code stand together; a line that only later rates have stands
 * behind the line it follows there, so that sums stay below what they add up.
 * @param rates the lines of each rate in printing order
 */
export function compareLines<L extends { readonly code: string }>(rates: readonly (readonly L[])[]): ComparedLine<L>[] {
  // The same code again is another line: `item`, `item 2`.
  const keyed = rates.map((lines) => {
    const seen = new Map<string, number>();
    return lines.map((line) => {
      const times = (seen.get(line.code) ?? 0) + 1;
      seen.set(line.code, times);
      return { key: `${line.code} ${times}`, line };
    });
  });
  const order: string[] = [];
  for (const lines of keyed) {
    let at = 0;
    for (const { key } of lines) {
      const known = order.indexOf(key);
      if (known === -1) order.splice(at, 0, key);
      at = (known === -1 ? at : known) + 1;
    }
  }
  return order.map((code) => ({
    code,
    lines: keyed.map((lines) => lines.find(({ key }) => key === code)?.line ?? null),
  }));
}
