import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import * as f from '../fields.ts';
import { chargeLine, quote } from '../quoting/quotes.ts';
import { shipmentStatuses } from '../shipments/tracking.ts';

const tag = 'Admin';
const access = 'staff.shipments.write';
const params = z.object({ id: f.id });

/** Why a shipment cannot be booked again with another carrier. */
export const rebookBars = [
  'moving',
  'cancel_unclear',
  'not_cancelable',
  'booking_unclear',
  'not_booked',
  'rebooked',
  'no_quote',
] as const;
export type RebookBar = (typeof rebookBars)[number];

/** A booking, and how it stands beside the one in whose place it is. */
const place = z.object({
  id: f.id,
  number: z.string(),
  /** Of the shipment; null while there is none. */
  status: z.enum(shipmentStatuses).nullable(),
  carrier: z.string(),
});

/** What is to be booked again, by the id of its shipment, or of a booking that failed. */
export const rebooking = z.object({
  old: place,
  /** It is still booked with its carrier: it is canceled first. */
  cancels: z.boolean(),
  bar: z.enum(rebookBars).nullable(),
  /** What stands in its place, and what it stands in the place of. */
  replaced_by: place.nullable(),
  replaces: place.nullable(),
  /** Both it and what stands in its place are under way. */
  both_live: z.boolean(),
  /** What the customer agreed to pay. */
  price: f.money,
  insured: z.boolean(),
  /** A card is held for it, which is let go; what is booked instead is invoiced. */
  on_card: z.boolean(),
  /** The day it was booked for, or the first one after it that can still be booked. */
  pickup_date: z.string(),
  /** Today where it is picked up. */
  today: z.string(),
});
export type Rebooking = z.infer<typeof rebooking>;

/** A quote for the same load with what each rate costs. */
export const rebookingQuote = quote.extend({
  costs: z.array(z.object({ rate_id: f.id, total: f.money, charges: z.array(chargeLine) })),
});
export type RebookingQuote = z.infer<typeof rebookingQuote>;

export const rebookRates = z.object({ pickup_date: f.calendarDate });

export const rebookInput = z.object({
  /** Made by the caller, so that it is booked once. */
  booking_id: f.id,
  quote_id: f.id,
  rate_id: f.id,
  /** `kept`: the customer pays what was agreed, the difference is margin; `new`: the new price applies. */
  price: z.enum(['kept', 'new']),
  /** Read by the customer too. */
  reason: f.text(300),
});
export type RebookInput = z.infer<typeof rebookInput>;

/** How far booking again has come. */
export const rebooked = z.object({
  /** `canceling`: the carrier has not clearly answered, and nothing was booked. `confirming`: booked, and not clear yet. */
  state: z.enum(['canceling', 'confirming', 'booked']),
  shipment_id: f.id.nullable(),
  number: z.string().nullable(),
});
export type Rebooked = z.infer<typeof rebooked>;

export const rebookings = {
  show: endpoint({
    method: 'GET',
    path: '/api/admin/shipments/:id/rebooking',
    tag,
    access: 'staff.shipments.read',
    audit: null,
    summary: 'Whether a shipment or a failed booking can be rebooked, and what replaces it',
    params,
    answers: { 200: z.object({ data: rebooking }) },
    errors: ['not_found'],
  }),
  rates: endpoint({
    method: 'POST',
    path: '/api/admin/shipments/:id/rebooking/rates',
    tag,
    access,
    audit: 'quote.created',
    summary: 'Requests new rates for the same load; cancels and books nothing',
    params,
    body: rebookRates,
    answers: { 201: z.object({ data: rebookingQuote }) },
    errors: ['validation_failed', 'not_found', 'rebook_barred', 'not_open_yet'],
  }),
  quote: endpoint({
    method: 'GET',
    path: '/api/admin/shipments/:id/rebooking/rates/:quote',
    tag,
    access: 'staff.shipments.read',
    audit: null,
    summary: 'The rates received so far, with their costs',
    params: z.object({ id: f.id, quote: f.id }),
    answers: { 200: z.object({ data: rebookingQuote }) },
    errors: ['not_found'],
  }),
  book: endpoint({
    method: 'POST',
    path: '/api/admin/shipments/:id/rebooking',
    tag,
    access,
    audit: 'shipment.rebooked',
    summary:
      "Cancels the current booking and books a rate instead; idempotent by id; 202 while a carrier's answer is unclear",
    params,
    body: rebookInput,
    answers: { 200: z.object({ data: rebooked }), 202: z.object({ data: rebooked }) },
    errors: [
      'validation_failed',
      'not_found',
      'rebook_barred',
      'not_cancelable',
      'conflict',
      'quote_changed',
      'quote_booked',
      'quote_expired',
      'credit_hold',
      'credit_limit',
      'pickup_cutoff_passed',
      'idempotency_key_reused',
      'booking_refused',
      'booking_failed',
    ],
  }),
} as const;
