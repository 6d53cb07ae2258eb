import { z } from 'zod';
import type { CarrierReply } from './http.ts';
import { unclear, type Reading } from './message.ts';

/** A JSON answer in the shape an adapter relies on; anything else is unclear. */
export type Read<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly unclear: Reading<never> };

function parsed(body: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return undefined;
  }
}

/**
 * Reads a body as JSON of a shape. The shape names only what is used, and lets everything else pass, since carriers
 * add fields as they like.
 */
export function readJson<S extends z.ZodType>(reply: CarrierReply, shape: S): Read<z.output<S>> {
  const value = parsed(reply.body);
  if (value === undefined) return { ok: false, unclear: unclear(`The answer (${reply.status}) is not JSON`) };
  const result = shape.safeParse(value);
  if (result.success) return { ok: true, value: result.data };
  const [issue] = result.error.issues;
  return {
    ok: false,
    unclear: unclear(`The answer (${reply.status}) has an unknown shape at ${issue?.path.join('.') || 'its top'}`),
  };
}

/** A list where carriers send one thing as an object and several as a list. */
export function listOf<S extends z.ZodType>(shape: S) {
  return z.preprocess(
    (value) => (value === undefined || value === null ? [] : Array.isArray(value) ? value : [value]),
    z.array(shape),
  );
}
