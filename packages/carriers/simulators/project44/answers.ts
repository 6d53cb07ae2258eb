import { createHash } from 'node:crypto';
import type { SimulatorAnswer, SimulatorCall } from '../kit/index.ts';
import { objectOf, type Json } from '../ltl/json.ts';

const phrases: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  404: 'Not Found',
  429: 'Too Many Requests',
  503: 'Service Unavailable',
};

type Source = 'SYSTEM' | 'CAPACITY_PROVIDER';

/** A message as project44 words it. */
export function errorOf(message: string, diagnostic: string, source: Source = 'SYSTEM'): Json {
  return { severity: 'ERROR', message, diagnostic, source };
}

/** A failure of a whole request. */
export function apiError(status: number, message: string, errors: readonly Json[] = []): SimulatorAnswer {
  const supportReferenceId = createHash('sha256')
    .update(`${status}/${message}/${JSON.stringify(errors)}`)
    .digest('hex');
  return {
    status,
    body: {
      httpStatusCode: status,
      httpMessage: phrases[status] ?? 'Error',
      errorMessage: message,
      errors: errors.length > 0 ? errors : [errorOf(message, '')],
      supportReferenceId: supportReferenceId.slice(0, 16),
    },
  };
}

const isMissing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** A refusal that names each field a request lacks, as paths with dots; null when all are there. */
export function lacking(call: SimulatorCall, paths: readonly string[]): SimulatorAnswer | null {
  const body = objectOf(call.json);
  const at = (path: string) => path.split('.').reduce<unknown>((value, step) => objectOf(value)[step], body);
  const errors = paths.filter((path) => isMissing(at(path))).map((path) => errorOf('Field is required', path));
  return errors.length === 0 ? null : apiError(400, 'Invalid request', errors);
}

/** Cents as a number of dollars. */
export const dollars = (cents: number): number => cents / 100;
