import { z } from 'zod';
import type { SimulatorAnswer, SimulatorCall, SimulatorState } from '../kit/index.ts';

/** What a route is asked with. */
export type RouteRequest = { readonly call: SimulatorCall; readonly state: SimulatorState };

function transaction({ call, state }: RouteRequest): Record<string, string> {
  const own = call.headers['x-customer-transaction-id'];
  return {
    transactionId: `624deea6-b709-470c-8c39-${state.next('transaction').toString(16).padStart(12, '0')}`,
    ...(own === undefined ? {} : { customerTransactionId: own }),
  };
}

/** A good answer. @param log facts for the simulator's own log */
export function answer(
  asked: RouteRequest,
  output: unknown,
  log: Readonly<Record<string, unknown>> = {},
): SimulatorAnswer {
  return { status: 200, body: { ...transaction(asked), output }, log };
}

/** A refusal in FedEx's own words. */
export function refuse(asked: RouteRequest, code: string, message: string, status = 400): SimulatorAnswer {
  return { status, body: { ...transaction(asked), errors: [{ code, message }] } };
}

const byStatus: Readonly<Record<number, readonly [code: string, message: string]>> = {
  401: ['NOT.AUTHORIZED.ERROR', 'Access token expired. Please modify your request and try again.'],
  403: ['FORBIDDEN.ERROR', 'We could not authorize your credentials. Please check your permissions and try again.'],
  404: [
    'NOT.FOUND.ERROR',
    'The resource you requested is no longer available. Please modify your request and try again.',
  ],
  500: [
    'INTERNAL.SERVER.ERROR',
    'We encountered an unexpected error and are working to resolve the issue. We apologize for any inconvenience. Please check back at a later time.',
  ],
  503: [
    'SERVICE.UNAVAILABLE.ERROR',
    'The service is currently unavailable and we are working to resolve the issue. We apologize for any inconvenience. Please check back at a later time.',
  ],
};

/** A failure that is not about the request's content, as every FedEx API words it. */
export function failure(status: number, text: string): SimulatorAnswer {
  const [code, message] = byStatus[status] ?? ['TOO.MANY.REQUESTS', text];
  const body = { transactionId: '624deea6-b709-470c-8c39-000000000000', errors: [{ code, message }] };
  return { status, body };
}

/** The body in the shape a service needs, or FedEx's refusal naming the first field that is wrong. */
export function bodyOf<S extends z.ZodType>(
  asked: RouteRequest,
  shape: S,
): { readonly body: z.output<S> } | { readonly refusal: SimulatorAnswer } {
  const read = shape.safeParse(asked.call.json);
  if (read.success) return { body: read.data };
  const field = read.error.issues[0]?.path.join('.') ?? '';
  const refusal = refuse(asked, 'INVALID.INPUT.EXCEPTION', `Invalid field value in the input: ${field}`);
  return { refusal };
}

export const accountField = z.object({ value: z.string() });

/** Refuses what is no account number of 9 digits. */
export function accountRefusal(asked: RouteRequest, account: string): SimulatorAnswer | null {
  if (/^\d{9}$/.test(account)) return null;
  return refuse(
    asked,
    'ACCOUNTNUMBER.REGISTRATION.REQUIRED',
    'Please enter a valid 9-digit FedEx account number or register for a new FedEx account number.',
  );
}

/** An amount of cents as FedEx writes it: a JSON number with two decimals. */
export const dollars = (cents: number): number => Number((cents / 100).toFixed(2));
