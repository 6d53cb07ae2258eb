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

/** Who ships from a place, as far as it is known there. */
const dock = z.object({
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
});
export type Dock = z.infer<typeof dock>;

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
  dock: endpoint({
    method: 'GET',
    path: '/api/recents/dock',
    tag,
    access: 'shipment.book',
    personal: true,
    audit: null,
    summary: 'The shipper at a place: from the last pickup, the address book, or the account',
    query: z.object({ country: f.country, postal_code: f.text(10) }),
    answers: { 200: z.object({ data: dock.nullable() }) },
    errors: ['validation_failed'],
  }),
} as const;
