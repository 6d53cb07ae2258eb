/** Text as the database can keep it: without NUL, which no column takes, and with no half of a pair of surrogates. */
export function storable(text: string): string {
  return (text.includes('\0') ? text.replaceAll('\0', '') : text).toWellFormed();
}

/** The same for every text inside plain data, names of fields included. */
export function allStorable<T>(value: T): T {
  if (typeof value === 'string') return storable(value) as T;
  if (Array.isArray(value)) return value.map((inner: unknown) => allStorable(inner)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [storable(name), allStorable(inner)])) as T;
}
