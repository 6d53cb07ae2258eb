import { z } from 'zod';
import { party } from '../booking/bookings.ts';
import { pickupMethods } from '../choices.ts';
import * as f from '../fields.ts';
import { endpoint } from '../kit/endpoint.ts';
import { pageOf, pageQuery } from '../lists.ts';

const tag = 'Marketplace';

/** How one of an order's rates is picked: among the account's preferred carriers where one answered, for `preferred`. */
export const pickRules = ['cheapest', 'fastest', 'preferred'] as const;
export type PickRule = (typeof pickRules)[number];

/** Most orders that are quoted and shipped together. */
export const mostInBatch = 500;

/** What becomes of the chosen orders: rates for each, and on a word, or at once, a booking for each. */
export const batchBody = z.object({
  /** Made by the browser, so that it exists once. */
  id: f.id,
  order_ids: z.array(f.id).min(1, 'required').max(mostInBatch, 'too_many'),
  /** Orders of one buyer to one place become one shipment. */
  combine: z.boolean().default(true),
  rule: z.enum(pickRules).default('cheapest'),
  /** Where everything is picked up. */
  pickup: party,
  ...f.placeConfirmed,
  /** A day at the pickup place. */
  pickup_date: f.calendarDate,
  ready_at: f.timeOfDay,
  pickup_method: z.enum(pickupMethods).default('scheduled'),
  /** Without a word in between. */
  book_at_once: z.boolean().default(false),
});
export type BatchBody = z.output<typeof batchBody>;
export type BatchInput = z.input<typeof batchBody>;

/**
 * How far a row is. `needs_catalog`: a line of it is no product of the catalog. `no_rate`: nobody offered one.
 * `confirming`: the carrier was told and its answer is not clear yet.
 */
export const batchRowStates = [
  'waiting',
  'quoting',
  'needs_catalog',
  'no_rate',
  'quoted',
  'to_book',
  'booking',
  'confirming',
  'booked',
  'failed',
  'left_out',
] as const;
export type BatchRowState = (typeof batchRowStates)[number];

export const batchRow = z.object({
  place: z.int(),
  state: z.enum(batchRowStates),
  orders: z.array(z.object({ id: f.id, external_id: z.string() })),
  buyer: z.string(),
  city: z.string(),
  region: z.string(),
  mode: z.enum(['ltl', 'parcel']).nullable(),
  quote_id: f.id.nullable(),
  rate_id: f.id.nullable(),
  carrier_name: z.string().nullable(),
  service_name: z.string().nullable(),
  transit_days: z.int().nullable(),
  price: f.money.nullable(),
  shipment_id: f.id.nullable(),
  bol_number: z.string().nullable(),
  /** Why it came to nothing, in the reader's language or the carrier's own words. */
  reason: z.string().nullable(),
});
export type BatchRow = z.infer<typeof batchRow>;

const batchHead = z.object({
  id: f.id,
  /** `quoted`: waits for the word to book. */
  state: z.enum(['quoting', 'quoted', 'booking', 'done', 'canceled']),
  rule: z.enum(pickRules),
  pickup_date: f.calendarDate,
  created_at: f.instant,
  created_by: z.string(),
  orders: z.int(),
  /** One for each shipment that comes of it. */
  rows: z.int(),
  /** Rows nothing more is done about for now. */
  settled: z.int(),
  booked: z.int(),
  failed: z.int(),
  /** What the picked rates, or the booked ones, come to. */
  total: f.money.nullable(),
});
export type BatchHead = z.infer<typeof batchHead>;

export const batch = batchHead.extend({ items: z.array(batchRow) });
export type Batch = z.infer<typeof batch>;

const params = z.object({ id: f.id });
const one = z.object({ data: batch });

export const marketplaceBatches = {
  list: endpoint({
    method: 'GET',
    path: '/api/marketplace-batches',
    tag,
    access: 'shipment.read',
    audit: null,
    summary: 'Batches of orders that were quoted and shipped together, latest first',
    query: z.object(pageQuery),
    answers: { 200: pageOf(batchHead) },
    errors: ['validation_failed'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/marketplace-batches',
    tag,
    access: 'shipment.book',
    personal: true,
    audit: 'marketplace.batch_created',
    summary: 'Requests rates for many orders; answers at once, rates follow one by one',
    body: batchBody,
    answers: { 201: one },
    errors: [
      'validation_failed',
      'not_found',
      'order_moved',
      'idempotency_key_reused',
      'credit_hold',
      'disclaimer_required',
    ],
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/marketplace-batches/:id',
    tag,
    access: 'shipment.read',
    audit: null,
    summary: 'The progress of each order of a batch',
    params,
    answers: { 200: one },
    errors: ['not_found'],
  }),
  ship: endpoint({
    method: 'POST',
    path: '/api/marketplace-batches/:id/ship',
    tag,
    access: 'shipment.book',
    personal: true,
    audit: 'marketplace.batch_shipped',
    summary: 'Books the named rows that have a rate, each once',
    params,
    body: z.object({
      /** Rows by place; left out, all that have a rate. */
      places: z.array(z.int().min(1).max(f.largestCount)).max(mostInBatch).optional(),
    }),
    answers: { 200: one },
    errors: ['account_inactive', 'not_found', 'validation_failed', 'credit_hold', 'disclaimer_required'],
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/marketplace-batches/:id/cancel',
    tag,
    access: 'shipment.book',
    audit: 'marketplace.batch_canceled',
    summary: 'Stops before the next row; booked rows stay booked',
    params,
    answers: { 200: one },
    errors: ['not_found'],
  }),
} as const;
