/** Form-encoded fields of a request: `line_items[0][quantity]=1`. */
export type Fields = URLSearchParams;

/** Entries with a prefix, e.g. of `metadata[...]`. */
export function entriesOf(fields: Fields, name: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [key, value] of fields) {
    if (key.startsWith(`${name}[`) && key.endsWith(']')) found[key.slice(name.length + 1, -1)] = value;
  }
  return found;
}

/** Values of a list such as `expand[]` or `expand[0]`. */
export function listOf(fields: Fields, name: string): string[] {
  return [...fields].flatMap(([key, value]) => (key.startsWith(`${name}[`) ? [value] : []));
}

/** An integer of minor units or seconds; null if invalid. */
export function wholeOf(fields: Fields, name: string): number | null {
  const text = fields.get(name);
  return text !== null && /^\d{1,12}$/.test(text) ? Number(text) : null;
}
