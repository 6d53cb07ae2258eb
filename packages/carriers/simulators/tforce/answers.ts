import { createHash } from 'node:crypto';
import type { SimulatorAnswer, SimulatorCall } from '../kit/index.ts';
import { objectOf, type Json } from '../ltl/json.ts';

/** A failure of the gateway before the services. */
export function gatewayFailure(statusCode: number, message: string): SimulatorAnswer {
  return { status: statusCode, body: { statusCode, message } };
}

/** A request that lacks a field, as the validation of bills of lading and pickups words it. */
export function invalid(call: SimulatorCall, missing: string): SimulatorAnswer {
  return {
    status: 400,
    body: {
      responseStatus: { code: 'ERROR', description: wordsFor(missing) },
      transactionReference: transactionOf(call),
    },
  };
}

export function wordsFor(missing: string): string {
  return (
    'Body of the request does not conform to the definition which is associated with the content type ' +
    `application/json. Required properties are missing from object: ${missing}. Line: 1, Position: 1`
  );
}

/** A transaction of a service, with an id made of what was asked and when. */
export function transactionOf(call: SimulatorCall): { readonly transactionId: string } {
  const hex = createHash('sha256').update(`${call.now.getTime()}/${call.path}/${call.text}`).digest('hex');
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ];
  return { transactionId: parts.join('-') };
}

/** The first field that is not there, as a path with dots; null when all are. */
export function missingIn(body: Json, paths: readonly string[]): string | null {
  const at = (path: string) => path.split('.').reduce<unknown>((value, step) => objectOf(value)[step], body);
  const isMissing = (value: unknown) => value === undefined || value === null || value === '';
  return paths.find((path) => isMissing(at(path))) ?? null;
}

/** Cents as TForce writes money: `1573.56`. */
export function amountOf(cents: number): string {
  return `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}
