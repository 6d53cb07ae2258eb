type Loose = Readonly<Record<string, unknown>>;

function isPlain(value: unknown): value is Loose {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

/**
 * What was typed, as it is sent: an empty text was not given. The server does the same, so both sides find
 * the same things wrong.
 */
export function withoutEmpty(value: unknown): unknown {
  if (value === '') return undefined;
  if (Array.isArray(value)) return value.map(withoutEmpty);
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutEmpty(inner)]));
}
