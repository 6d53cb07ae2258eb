import { eventSchemes } from '@waybill/freight';
import { z } from 'zod';
import type { Tracked } from './tracking.ts';

/** Longer texts are cut: one long-winded event keeps none of the others from being read. */
const longest = 500;
/** The cut may fall between the halves of a pair. */
const cut = z.string().transform((words) => (words.length <= longest ? words : words.slice(0, longest).toWellFormed()));
const text = cut.nullable().default(null);

const event = z.object({
  local: z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/, 'invalid'),
  offset: z
    .string()
    .regex(/^([+-]\d{2}:\d{2}|Z)$/, 'invalid')
    .nullable()
    .default(null),
  city: text,
  state: text,
  postalCode: text,
  country: text,
  text: cut,
  scheme: z.enum(eventSchemes),
  code: text,
  reasonCode: text,
});

/** What carriers tell about shipments, in our own shape: a poll's answer, or a call of the signed webhook. */
export const trackedShape = z
  .array(
    z.object({
      number: z.string().min(3).max(60),
      /** Whose number it is, by code, name or alias; without it, the connection's own carrier's. */
      carrier: z.string().trim().max(200).nullable().default(null),
      events: z.array(event).max(2000),
      estimatedDelivery: z.iso.date().nullable().default(null),
    }),
  )
  .max(5000);

/** Reads a body in our own shape; null when it is something else. */
export function readTracked(body: string): readonly Tracked[] | null {
  try {
    const read = trackedShape.safeParse(JSON.parse(body));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}
