import { siteTypes } from '@waybill/freight';
import { z } from 'zod';
import * as f from '../fields.ts';
import { party } from '../booking/bookings.ts';
import { statedItem } from '../quoting/load.ts';

/** Why a line of an order became no line of the load. */
export const unmatchedReasons = ['no_sku', 'unknown_sku'] as const;

export const unmatchedLine = z.object({
  order_id: f.id,
  line_id: z.string(),
  sku: z.string().nullable(),
  title: z.string(),
  quantity: z.int(),
  reason: z.enum(unmatchedReasons),
});
export type UnmatchedLine = z.infer<typeof unmatchedLine>;

/** What a quote of one or several orders begins with. */
export const quotePrefill = z.object({
  orders: z.array(z.object({ id: f.id, external_id: z.string() })),
  mode: z.enum(['ltl', 'parcel']),
  destination: z.object({
    company: z.string(),
    contact_first_name: z.string(),
    contact_last_name: z.string(),
    phone: z.string().nullable(),
    email: z.string().nullable(),
    street_lines: z.array(z.string()),
    city: z.string(),
    state: z.string(),
    postal_code: z.string(),
    /** Null for a country that is not quoted online. */
    country: f.country.nullable(),
    site_type: z.enum(siteTypes),
  }),
  /** Where the last order was shipped from, else the last shipment of the account; null before there is one. */
  ship_from: party
    .extend({ site_type: z.enum(siteTypes) })
    .nullable()
    .default(null),
  /** Ready for the form: each the catalog’s product, as often as it was ordered. */
  items: z.array(statedItem.extend({ order_id: f.id, line_id: z.string() })),
  unmatched: z.array(unmatchedLine),
  /** What the buyers paid for the goods. */
  value: f.money.nullable(),
  /** Numbers of the orders, as the shipper’s own reference. */
  reference: z.string(),
});
export type QuotePrefill = z.infer<typeof quotePrefill>;
