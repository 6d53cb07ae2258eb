import type { ApiProblem } from '../api/problem.ts';

/** Texts by field; several of one field stand below each other. */
export type FieldTexts = Record<string, string>;

/** The server's own words under their fields. */
export function serverTexts(problem: ApiProblem): FieldTexts {
  return Object.fromEntries(Object.entries(problem.errors).map(([field, texts]) => [field, texts.join('\n')]));
}
