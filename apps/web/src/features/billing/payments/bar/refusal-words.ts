import type { ApiProblem } from '../../../../lib/api/problem.ts';

/** What the server refused of a field, in its own words; null when it refused the payment as a whole. */
export function fieldRefused({ errors }: Pick<ApiProblem, 'errors'>): string | null {
  return Object.values(errors).flat()[0] ?? null;
}
