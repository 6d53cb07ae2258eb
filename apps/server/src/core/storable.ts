/** Text that the database can store: without NUL and unpaired surrogates. */
export function storable(text: string): string {
  return (text.includes('\0') ? text.replaceAll('\0', '') : text).toWellFormed();
}

/** The same for every text in plain data, including field names. */
export function allStorable<T>(value: T): T {
  if (typeof value === 'string') return storable(value) as T;
  if (Array.isArray(value)) return value.map((inner: unknown) => allStorable(inner)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [storable(name), allStorable(inner)])) as T;
}
