import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { insuranceTerms } from '../platform/insurance-terms.ts';

const shown = z.object({
  /** Trade name of the company; null before it is entered. */
  name: z.string().nullable(),
  phone: z.string().nullable(),
  /** Whether quotes without an account are given. */
  quotes_open: z.boolean(),
  /** Whether shipments can be booked. */
  booking_open: z.boolean(),
  /** Cargo insurance offered online; null for none. */
  insurance: insuranceTerms.nullable(),
  /** Whether sellers can connect a marketplace. */
  marketplace: z.boolean(),
});
export type Site = z.infer<typeof shown>;

export const site = {
  show: endpoint({
    method: 'GET',
    path: '/api/site',
    tag: 'Public quotes',
    access: 'public',
    audit: null,
    summary: 'The company of this installation, and what it offers online',
    answers: { 200: z.object({ data: shown }) },
    errors: [],
  }),
} as const;
