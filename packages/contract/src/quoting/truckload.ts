import { z } from 'zod';
import { equipmentName } from './equipment-types.ts';
import * as f from '../fields.ts';
import { endpoint } from '../kit/endpoint.ts';
import { pageOf, pageQuery } from '../lists.ts';
import { salesItem } from './load.ts';
import { place } from '../platform/places.ts';
import { loadParties, salesRequest } from './quote-requests.ts';
import { chargeLine, finding, quoteRequest, statedRequest } from './quotes.ts';
import { stop } from '../shipments/stop.ts';
import { truckloadPreferences } from './truckload-facts.ts';

const tag = 'Truckload';

/** A truckload to be priced. The id is made by the browser, so that a quote asked for twice exists once. */
export const truckloadRequest = truckloadPreferences
  .extend({
    id: f.id,
    equipment_id: f.id,
    origin: stop,
    destination: stop,
    /** First day of the pickup window, at the pickup place. */
    pickup_date: f.calendarDate,
    items: z.array(salesItem).min(1, 'required').max(50, 'too_many'),
    shipment_value: quoteRequest.shape.shipment_value,
    client_reference: quoteRequest.shape.client_reference,
  })
  .superRefine((value, check) => {
    const until = value.pickup_until;
    if (until !== null && until < value.pickup_date) {
      check.addIssue({ code: 'custom', message: 'invalid_date', path: ['pickup_until'] });
    }
    if (value.deliver_from !== null && value.deliver_from < value.pickup_date) {
      check.addIssue({ code: 'custom', message: 'date_not_after_pickup', path: ['deliver_from'] });
    }
    const from = value.deliver_from ?? value.pickup_date;
    if (value.deliver_until !== null && value.deliver_until < from) {
      check.addIssue({ code: 'custom', message: 'invalid_date', path: ['deliver_until'] });
    }
  });
export type TruckloadRequest = z.output<typeof truckloadRequest>;
export type TruckloadRequestInput = z.input<typeof truckloadRequest>;

/** What the axles of a tractor with this trailer would carry: an estimate, for a load as it is drawn. */
export const axleWeights = z.object({
  steer: z.int(),
  drive: z.int(),
  trailer: z.int(),
  gross: z.int(),
  /** Groups of axles over their legal pounds. */
  over: z.array(z.enum(['steer', 'drive', 'trailer', 'gross'])),
});

/** An instant price. */
export const truckloadEstimate = z.object({
  /** `firm` is held until it expires; `indicative` holds once sales confirm it. */
  kind: z.enum(['firm', 'indicative']),
  /** Why it is not firm; empty for a firm one. */
  because: z.array(z.enum(['equipment', 'miles', 'stops', 'window', 'pickup_day', 'tarps', 'value'])),
  charges: z.array(chargeLine),
  total: f.money,
  /** Thousandths of a cent. */
  rate_per_mile_milli_cents: z.int(),
  minimum_applied: z.boolean(),
  transit_days: z.int(),
  delivery_date: z.string(),
});
export type TruckloadEstimate = z.infer<typeof truckloadEstimate>;

export const truckloadRow = z.object({
  id: f.id,
  number: z.string(),
  /** `sent`: sales have it. */
  state: z.enum(['open', 'expired', 'sent']),
  created_at: f.instant,
  expires_at: f.instant,
  equipment: equipmentName,
  pickup_date: z.string(),
  origin: place,
  destination: place,
  miles: z.int(),
  kind: z.enum(['firm', 'indicative']).nullable(),
  total: f.money.nullable(),
});
export type TruckloadRow = z.infer<typeof truckloadRow>;

export const truckloadQuote = truckloadRow.omit({ equipment: true, kind: true, total: true }).extend({
  request: statedRequest,
  /** Every place on the way with the estimated road miles from the one before; the first has 0. */
  route: z.array(place.extend({ kind: z.enum(['origin', 'pickup', 'delivery', 'destination']), miles: z.int() })),
  load: z.object({ units: z.int(), weight_lb: z.number(), linear_feet: z.number(), cubic_feet: z.number() }),
  /** Null where sales have to price it; `findings` says why. */
  estimate: truckloadEstimate.nullable(),
  findings: z.array(finding),
  /** Null for equipment that has no trailer of its own on five axles. */
  axles: axleWeights.nullable(),
  /** What became of it at the sales desk. */
  quote_request_id: f.id.nullable(),
});
export type TruckloadQuote = z.infer<typeof truckloadQuote>;

export const sendTruckload = z.object({
  /** Id of the request, made by the browser. */
  id: f.id,
  contact: z.object({ name: f.name(120), email: f.email, phone: f.phone }),
  notes: f.optionalText(2000),
  target_price: z
    .object({ amount: z.int().min(1, 'too_small').max(100_000_000, 'too_big'), currency: f.currency })
    .nullable()
    .default(null),
  parties: loadParties.nullable().default(null),
  /** Takes the firm price: it is offered at once and can be booked; refused where the price is not firm any more. */
  at_firm_price: z.boolean().default(false),
});
export type SendTruckload = z.output<typeof sendTruckload>;
export type SendTruckloadInput = z.input<typeof sendTruckload>;

const params = z.object({ id: f.id });
const one = z.object({ data: truckloadQuote });
const request = z.object({ data: salesRequest });

export const truckload = {
  list: endpoint({
    method: 'GET',
    path: '/api/truckload/quotes',
    tag,
    access: 'quote.read',
    audit: null,
    summary: 'Truckload quotes, newest first, a page at a time',
    query: z.object(pageQuery),
    answers: { 200: pageOf(truckloadRow) },
    errors: ['validation_failed'],
  }),
  quote: endpoint({
    method: 'POST',
    path: '/api/truckload/quotes',
    tag,
    access: 'quote.create',
    audit: 'truckload.quoted',
    summary: 'Prices a truckload, or says why sales must; idempotent by its id',
    body: truckloadRequest,
    answers: { 201: one, 200: one },
    errors: ['account_inactive', 'validation_failed', 'idempotency_key_reused', 'not_open_yet'],
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/truckload/quotes/:id',
    tag,
    access: 'quote.read',
    audit: null,
    summary: 'A truckload quote',
    params,
    answers: { 200: one },
    errors: ['not_found'],
  }),
  send: endpoint({
    method: 'POST',
    path: '/api/truckload/quotes/:id/request',
    tag,
    access: 'quote.create',
    audit: 'quote_request.asked',
    summary: 'Sends a truckload quote to sales, or books its firm price; idempotent',
    params,
    body: sendTruckload,
    answers: { 201: request, 200: request },
    errors: [
      'account_inactive',
      'validation_failed',
      'not_found',
      'quote_expired',
      'quote_changed',
      'conflict',
      'idempotency_key_reused',
    ],
  }),
} as const;
