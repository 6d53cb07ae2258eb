type Values = Readonly<Record<string, unknown>>;

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : String(value);
}

/** Fills the `:name` parts of a path and adds the query; empty, null and undefined parts of the query are left out. */
export function addressOf(path: string, params: Values = {}, query: Values = {}): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(textOf(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (one !== undefined && one !== null && one !== '') search.append(name, textOf(one));
    }
  }
  const text = search.toString();
  return text === '' ? filled : `${filled}?${text}`;
}
