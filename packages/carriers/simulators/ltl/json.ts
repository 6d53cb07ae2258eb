export type Json = Readonly<Record<string, unknown>>;

/** A value as an object; an empty one for anything else. */
export const objectOf = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};

/** A value as a list of objects; an empty one for anything else. */
export const listOf = (value: unknown): readonly Json[] => (Array.isArray(value) ? value.map(objectOf) : []);

/** A value as text without spaces around it; empty for anything else. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
