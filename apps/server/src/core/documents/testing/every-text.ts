/** Collects all texts in a value at any depth, except form texts and metadata. */
export function everyText(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  if (Array.isArray(value)) return value.flatMap(everyText);
  if (typeof value !== 'object' || value === null || value instanceof Date) return [];
  return Object.entries(value).flatMap(([key, each]) => (unprinted.has(key) ? [] : everyText(each)));
}

/** Keys whose values are options or metadata, not texts to print. */
const unprinted = new Set(['texts', 'language', 'freightTerms', 'terms', 'fob', 'loadedBy', 'countedBy', 'palletized']);
