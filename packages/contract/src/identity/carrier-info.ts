import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import * as f from '../fields.ts';

/** What customers see of a carrier beside its name. */
export const carrierInfo = z.object({
  id: f.id,
  /** A carrier that is not active is not asked, and prices of it cannot be booked any more. */
  active: z.boolean(),
  logo: z.object({ url: z.string(), width: z.int(), height: z.int() }).nullable(),
  pickup_notes: z.string().nullable(),
});
export type CarrierInfo = z.infer<typeof carrierInfo>;

export const carrierLooks = {
  list: endpoint({
    method: 'GET',
    path: '/api/carriers/looks',
    tag: 'Quotes',
    access: 'quote.read',
    audit: null,
    summary: 'Logos and pickup notes of carriers, and which of them are no longer offered',
    answers: { 200: z.object({ data: z.array(carrierInfo) }) },
    errors: [],
  }),
} as const;
