/** Every text somewhere in a value, at any depth; the texts of the form and facts of the file left out. */
export function everyText(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  if (Array.isArray(value)) return value.flatMap(everyText);
  if (typeof value !== 'object' || value === null || value instanceof Date) return [];
  return Object.entries(value).flatMap(([key, each]) => (unprinted.has(key) ? [] : everyText(each)));
}

/** Keys whose values are choices or facts about the file, not texts to print. */
const unprinted = new Set(['texts', 'language', 'freightTerms', 'terms', 'fob', 'loadedBy', 'countedBy', 'palletized']);
