import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { equipmentName } from './equipment-types.ts';
import * as f from '../fields.ts';
import { pageOf, pageQuery } from '../lists.ts';
import { party } from '../booking/bookings.ts';
import { salesItem } from './load.ts';
import { place } from '../platform/places.ts';
import { finding, quoteRequest, rate, statedRequest } from './quotes.ts';
import { stop } from '../shipments/stop.ts';

const tag = 'Quote requests';

/** How far a request to sales has come. */
export const salesStates = ['new', 'in_progress', 'answered', 'accepted', 'declined', 'expired', 'withdrawn'] as const;
export type SalesState = (typeof salesStates)[number];

/** What kind of work a request is for the desk. */
export const salesKinds = ['truckload', 'cross_border', 'pallets', 'other'] as const;
export type SalesKind = (typeof salesKinds)[number];

/** Both ends as the bill of lading will name them, where the customer has said so already. */
export const loadParties = z.object({ pickup: party, delivery: party, ready_at: f.timeOfDay });
export type LoadParties = z.output<typeof loadParties>;
export type LoadPartiesInput = z.input<typeof loadParties>;

const text = f.optionalText(2000);
const message = z.object({ text: f.text(2000) });

/**
 * What sales are asked to price: what rates are asked with, but for the limits of online quoting. What is missing is
 * named by the same fields. The id is made by the browser, so that a request sent twice exists once.
 */
export const askSales = quoteRequest.extend({
  id: f.id,
  items: z.array(salesItem).min(1, 'required').max(50, 'too_many'),
  contact: z.object({ name: f.name(120), email: f.email, phone: f.phone }),
  notes: text,
  /** What the customer would like to pay; nothing is promised by it. */
  target_price: z
    .object({ amount: z.int().min(1, 'too_small').max(100_000_000, 'too_big'), currency: f.currency })
    .nullable()
    .default(null),
  /** Why there was no price online, as the page showed it. */
  reasons: z.array(finding).max(20, 'too_many').default([]),
  parties: loadParties.nullable().default(null),
});
export type AskSales = z.output<typeof askSales>;
export type AskSalesInput = z.input<typeof askSales>;

/** A place by its postal code; Mexican codes have no place of ours. */
const end = stop.safeExtend({ place: place.nullable() });
const load = z.object({ units: z.int(), weight_lb: z.number(), linear_feet: z.number(), cubic_feet: z.number() });

export const salesRequestRow = z.object({
  id: f.id,
  number: z.string(),
  state: z.enum(salesStates),
  mode: z.enum(['ltl', 'parcel', 'truckload']),
  kind: z.enum(salesKinds),
  /** What the equipment of a truckload is called. */
  equipment: equipmentName.nullable(),
  created_at: f.instant,
  updated_at: f.instant,
  /** When the customer was promised an answer. */
  due_at: f.instant,
  pickup_date: z.string(),
  origin: end,
  destination: end,
  load,
  client_reference: z.string().nullable(),
  owner_name: z.string().nullable(),
  /** Lowest price offered, without insurance. */
  lowest: f.money.nullable(),
  offers_until: f.instant.nullable(),
});
export type SalesRequestRow = z.infer<typeof salesRequestRow>;

export const salesEventKinds = [
  'asked',
  'assigned',
  'message',
  'answered',
  'change_asked',
  'accepted',
  'declined',
  'expired',
  'withdrawn',
] as const;

export const salesEvent = z.object({
  id: f.id,
  at: f.instant,
  kind: z.enum(salesEventKinds),
  by: z.object({ kind: z.enum(['customer', 'staff', 'system']), name: z.string() }),
  text: z.string().nullable(),
});
export type SalesEvent = z.infer<typeof salesEvent>;

export const salesRequest = salesRequestRow.extend({
  request: statedRequest,
  parties: loadParties.nullable(),
  /** The truckload quote it was made of. */
  truckload_quote_id: f.id.nullable(),
  contact: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
  notes: z.string().nullable(),
  target_price: f.money.nullable(),
  reasons: z.array(finding),
  events: z.array(salesEvent),
  /** The offers, which are the rates of a quote of ours. */
  offer: z
    .object({ quote_id: f.id, quote_number: z.string(), pickup_date: z.string(), rates: z.array(rate) })
    .nullable(),
  /** Which of the offers somebody said yes to, and who. */
  accepted: z.object({ rate_id: f.id.nullable(), by: z.string(), at: f.instant }).nullable(),
  /** What was booked of them. */
  shipment: z.object({ id: f.id, bol_number: z.string() }).nullable(),
});
export type SalesRequest = z.infer<typeof salesRequest>;

const params = z.object({ id: f.id });
const one = z.object({ data: salesRequest });
const customer = { tag, params, answers: { 200: one } } as const;

export const quoteRequests = {
  list: endpoint({
    method: 'GET',
    path: '/api/quote-requests',
    tag,
    access: 'quote.read',
    audit: null,
    summary: 'Requests to sales, newest first, a page at a time',
    query: z.object({ ...pageQuery, state: z.enum(['open', ...salesStates]).optional() }),
    answers: { 200: pageOf(salesRequestRow) },
    errors: ['validation_failed'],
  }),
  ask: endpoint({
    method: 'POST',
    path: '/api/quote-requests',
    tag,
    access: 'quote.create',
    audit: 'quote_request.asked',
    summary: 'Sends a load to sales; idempotent by its id',
    body: askSales,
    answers: { 201: one, 200: one },
    errors: ['account_inactive', 'validation_failed', 'idempotency_key_reused'],
  }),
  show: endpoint({
    ...customer,
    method: 'GET',
    path: '/api/quote-requests/:id',
    access: 'quote.read',
    audit: null,
    summary: 'A request with its history and offers',
    errors: ['not_found'],
  }),
  message: endpoint({
    ...customer,
    method: 'POST',
    path: '/api/quote-requests/:id/messages',
    access: 'quote.create',
    audit: 'quote_request.message',
    summary: 'Writes to sales about a request',
    body: message,
    errors: ['validation_failed', 'not_found'],
  }),
  askChange: endpoint({
    ...customer,
    method: 'POST',
    path: '/api/quote-requests/:id/change',
    access: 'quote.create',
    audit: 'quote_request.change_asked',
    summary: 'Requests another offer; earlier offers can no longer be booked',
    body: message,
    errors: ['validation_failed', 'not_found', 'quote_request_moved'],
  }),
  decline: endpoint({
    ...customer,
    method: 'POST',
    path: '/api/quote-requests/:id/decline',
    access: 'quote.create',
    audit: 'quote_request.declined',
    summary: 'Declines the offers',
    body: z.object({ text }),
    errors: ['validation_failed', 'not_found', 'quote_request_moved'],
  }),
  withdraw: endpoint({
    ...customer,
    method: 'POST',
    path: '/api/quote-requests/:id/withdraw',
    access: 'quote.create',
    audit: 'quote_request.withdrawn',
    summary: 'Withdraws a request that is not booked',
    errors: ['not_found', 'quote_request_moved'],
  }),
} as const;
