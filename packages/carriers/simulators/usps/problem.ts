import type { z } from 'zod';
import type { SimulatorAnswer } from '../kit/index.ts';

/** One reason in the published error shape. */
export type Reason = { readonly code?: string; readonly detail: string; readonly parameter?: string };

const titles: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  429: 'Too Many Requests',
  503: 'Service Unavailable',
};

/** A refusal as all the APIs word it: `{apiVersion, error: {code, message, errors}}`. */
export function problem(status: number, message: string, reasons: readonly Reason[] = []): SimulatorAnswer {
  return {
    status,
    body: {
      apiVersion: 'v3',
      error: {
        code: String(status),
        message,
        errors: reasons.map(({ code, detail, parameter }) => ({
          status: String(status),
          code: code ?? String(status),
          title: titles[status] ?? message,
          detail,
          ...(parameter === undefined ? {} : { source: { parameter } }),
        })),
      },
    },
    ...(status === 401 ? { headers: { 'www-authenticate': 'Bearer realm="https://api.usps.com"' } } : {}),
  };
}

/** One reason about one field of a request. */
export function badField(parameter: string, detail: string): SimulatorAnswer {
  return problem(400, 'Bad Request', [{ detail, parameter }]);
}

/** Everything that is wrong with the shape of a request. */
export function badShape(error: z.ZodError): SimulatorAnswer {
  const reasons = error.issues.map(({ path, message }) => ({ detail: message, parameter: path.join('.') }));
  return problem(400, 'The request does not keep to its published shape.', reasons);
}
