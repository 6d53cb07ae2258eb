/** Fields of a request as the API takes them: `line_items[0][quantity]=1`, form-encoded. */
export type Fields = URLSearchParams;

/** The entries below a name, e.g. of `metadata[...]`. */
export function entriesOf(fields: Fields, name: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [key, value] of fields) {
    if (key.startsWith(`${name}[`) && key.endsWith(']')) found[key.slice(name.length + 1, -1)] = value;
  }
  return found;
}

/** The values of a list such as `expand[]` or `expand[0]`. */
export function listOf(fields: Fields, name: string): string[] {
  return [...fields].flatMap(([key, value]) => (key.startsWith(`${name}[`) ? [value] : []));
}

/** A whole number of minor units or seconds; null when it is none. */
export function wholeOf(fields: Fields, name: string): number | null {
  const text = fields.get(name);
  return text !== null && /^\d{1,12}$/.test(text) ? Number(text) : null;
}
