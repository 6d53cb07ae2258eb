import { siteTypes } from '@waybill/freight';
import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import * as f from '../fields.ts';
import { place } from '../platform/places.ts';
import { length } from './load.ts';

const tag = 'Quotes';

const end = place
  .pick({ postal_code: true, city: true, state: true, country: true })
  .extend({ site_type: z.enum(siteTypes) });

const lane = z.object({ origin: end, destination: end });
export type RecentLane = z.infer<typeof lane>;

const box = z.object({ length, width: length, height: length });
export type RecentBox = z.infer<typeof box>;

/** What the account quoted lately, each once, the latest first. */
const recentsShape = z.object({ lanes: z.array(lane), boxes: z.array(box) });
export type Recents = z.infer<typeof recentsShape>;

/** Who ships from a place or receives there, as far as it is known. */
const knownParty = z.object({
  company: z.string(),
  contact_first_name: z.string().nullable(),
  contact_last_name: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  street_lines: z.array(z.string()),
  exterior_number: z.string().nullable(),
  interior_number: z.string().nullable(),
  neighborhood: z.string().nullable(),
  opens_at: z.string().nullable(),
  closes_at: z.string().nullable(),
  /** Whether the address book has it verified; null for one that is not in the book. */
  verified: z.boolean().nullable(),
});
export type KnownParty = z.infer<typeof knownParty>;

/** Those that the account knows at a place, best first, and the one that is meant unless another is chosen. */
const partiesShape = z.object({ meant: knownParty.nullable(), all: z.array(knownParty) });
export type KnownParties = z.infer<typeof partiesShape>;

export const recents = {
  show: endpoint({
    method: 'GET',
    path: '/api/recents',
    tag,
    access: 'quote.create',
    personal: true,
    audit: null,
    summary: 'Lanes and box sizes that the account quoted recently',
    answers: { 200: z.object({ data: recentsShape }) },
    errors: [],
  }),
  parties: endpoint({
    method: 'GET',
    path: '/api/recents/parties',
    tag,
    access: 'shipment.book',
    personal: true,
    audit: null,
    summary: 'The shipper at a place: from the last pickup, the address book, or the account',
    query: z.object({
      end: z.enum(['pickup', 'delivery']),
      country: f.country,
      postal_code: f.text(10),
      /** The other end of the lane, whose shipments come first. */
      other_postal_code: f.optionalText(10),
    }),
    answers: { 200: z.object({ data: partiesShape }) },
    errors: ['validation_failed'],
  }),
} as const;
