import { chargeKinds, findingCodes, signatureOptions, type ChargeBasis } from '@waybill/freight';
import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { pickupMethods, requestable } from '../choices.ts';
import * as f from '../fields.ts';
import { item, statedItem, type ItemWire } from './load.ts';
import { place } from '../platform/places.ts';
import { savedQuote } from './saved-quote.ts';
import { stop } from '../shipments/stop.ts';
import { truckloadFacts } from './truckload-facts.ts';

const tag = 'Quotes';

const figures = (value: unknown) => typeof value === 'object' && value !== null;

/** One printed line of a price; the lines that are no subtotals add up to the total, to the cent. */
export const chargeLine = z.object({
  code: z.string(),
  kind: z.enum(chargeKinds),
  label: z.string(),
  /** The figures behind the line; phrases put them into words. */
  basis: z.custom<ChargeBasis>(figures),
  amount: f.money,
});
export type ChargeLineWire = z.infer<typeof chargeLine>;

/** Why a carrier that was asked gave no rate, where it is not the load: each has its own words. */
export const carrierReasons = [
  'carrier_no_answer',
  'carrier_unavailable',
  'carrier_busy',
  'carrier_failed',
  'carrier_no_service',
  'carrier_resting',
  'carrier_declined',
  'carrier_unreadable',
  'carrier_not_set_up',
  'carrier_without_transit',
  'carrier_price_disagrees',
  'carrier_currency',
  'carrier_blocked',
] as const;
export type CarrierReason = (typeof carrierReasons)[number];

/** Why something is refused or warned of: a code with figures, never a finished text. */
export const finding = z.object({
  code: z.enum([...findingCodes, ...carrierReasons]),
  severity: z.enum(['refused', 'warned']),
  params: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), z.null()])),
});
export type FindingWire = z.infer<typeof finding>;

export { stop };

/** An extra service that a shipper asks for; what the sites or the load bring with them is added by rating. */
export const accessorialCode = z.enum(requestable);

/** Hazardous goods of two kinds on one unit have rules of segregation that nobody can check online. */
function oneHazardByUnit(items: readonly ItemWire[], check: z.core.$RefinementCtx): void {
  const seen = new Set<string>();
  items.forEach(({ group, hazardous }, index) => {
    if (group === null || !hazardous) return;
    if (seen.has(group)) check.addIssue({ code: 'custom', message: 'hazardous_together', path: [index, 'group'] });
    seen.add(group);
  });
}

/** What rates are asked for. */
export const quoteRequest = z.object({
  mode: z.enum(['ltl', 'parcel']).default('ltl'),
  origin: stop,
  destination: stop,
  /** A day at the pickup place. */
  pickup_date: f.calendarDate,
  /** Parcel: the carrier fetches the boxes, or the shipper brings them to one of its places. */
  pickup_method: z.enum(pickupMethods).default('scheduled'),
  items: z.array(item).min(1, 'required').max(50, 'too_many').superRefine(oneHazardByUnit),
  accessorials: z.array(accessorialCode).max(20).default([]),
  /** Required even when not insuring, in the currency it was typed in. */
  shipment_value: z.object(
    {
      amount: z.int({ error: 'value_required' }).min(1, 'value_required').max(100_000_000_00, 'too_big'),
      currency: f.currency,
    },
    { error: 'value_required' },
  ),
  insured: z.boolean().default(false),
  /** Parcel: who has to sign; an adult is 21 or older. */
  signature: z.enum(signatureOptions).default('none'),
  client_reference: f.optionalText(60),
});
export type QuoteRequest = z.output<typeof quoteRequest>;

/** What was asked for, as it is kept: also a truckload, and loads that only sales price. */
export const statedRequest = quoteRequest.extend({
  mode: z.enum(['ltl', 'parcel', 'truckload']).default('ltl'),
  items: z.array(statedItem),
  /** What a truckload has besides; null for anything else. */
  truckload: truckloadFacts.nullable().optional(),
});
export type StatedRequest = z.output<typeof statedRequest>;
export type QuoteRequestInput = z.input<typeof quoteRequest>;

/** An amount in the currency of the carriers, and the rate of the day that made it. */
const exchanged = z.object({
  value: f.money,
  rate: z.object({ from: f.currency, to: f.currency, millionths: z.int(), date: z.string() }),
});

export const rate = z.object({
  id: f.id,
  carrier: z.object({ id: f.id, name: z.string(), scac: z.string() }),
  service: z.object({ code: z.string(), name: z.string() }),
  transit_days: z.int(),
  delivery_date: z.string(),
  /** Local time at the destination by which it arrives, `HH:MM`; null for any time of that day. */
  delivery_by: z.string().nullable(),
  charges: z.array(chargeLine),
  insurance: chargeLine.nullable(),
  total_without_insurance: f.money,
  /** Null when this value cannot be insured online. */
  total_with_insurance: f.money.nullable(),
  liability: f.money,
  liability_gap: f.money,
  /** Whether the account prefers its carrier. */
  preferred: z.boolean().default(false),
  findings: z.array(finding),
});
export type Rate = z.infer<typeof rate>;

const carrierName = z.object({ id: f.id, name: z.string() });

/** A carrier that was asked, and how far it has come. */
export const queriedCarrier = z.object({
  carrier: carrierName,
  /** `asked`: it has not answered yet. */
  state: z.enum(['asked', 'answered', 'without_rate']),
  /** How long its answer took; null before there is one, and for tariffs kept here. */
  took_ms: z.int().nullable(),
});
export type QueriedCarrier = z.infer<typeof queriedCarrier>;

/** The live booking of a quote. A quote has at most one: it is under way, or its shipment is not canceled. */
const quoteBooking = z.object({
  id: f.id,
  state: z.enum(['awaiting_payment', 'confirming', 'booked']),
  /** Bill of lading number. */
  number: z.string().nullable(),
  rate_id: f.id,
  /** Null until it is booked. */
  shipment_id: f.id.nullable(),
  /** Name of the person who booked; null for an API client. */
  booked_by: z.string().nullable(),
  booked_at: f.instant,
});

export const quote = z.object({
  id: f.id,
  number: z.string(),
  status: z.enum(['open', 'booked', 'expired']),
  /** While there is one, the quote cannot be booked again. */
  booking: quoteBooking.nullable().default(null),
  created_at: f.instant,
  expires_at: f.instant,
  request: statedRequest,
  /** The shipment's value as carriers and the insurance take it, where it was typed in another currency. */
  converted_value: exchanged.nullable().default(null),
  origin: place,
  destination: place,
  miles: z.int(),
  load: z.object({
    units: z.int(),
    pieces: z.int(),
    weight_lb: z.number(),
    cubic_feet: z.number(),
    linear_feet: z.number(),
  }),
  /** What holds for the whole load, whoever carries it. */
  findings: z.array(finding),
  rates: z.array(rate),
  /** Carriers that gave no rate, each with its reasons. */
  without_rate: z.array(z.object({ carrier: carrierName, findings: z.array(finding) })),
  /** Every carrier that was asked. */
  carriers: z.array(queriedCarrier),
  /** Whether carriers are still answering. */
  answering: z.boolean(),
  /** What it was saved with; null unless it is saved. */
  saved: savedQuote.nullable().default(null),
});
export type Quote = z.infer<typeof quote>;

/** A carrier's answer as it arrives: an event `carrier` of the stream. */
export const carrierAnswer = queriedCarrier.extend({ rates: z.array(rate), findings: z.array(finding) });
export type CarrierAnswer = z.infer<typeof carrierAnswer>;

/** Rates that can be chosen for one PDF. */
const mostPrintedRates = 50;

const idParams = z.object({ id: f.id });

export const quotes = {
  create: endpoint({
    method: 'POST',
    path: '/api/quotes',
    tag,
    access: 'quote.create',
    audit: 'quote.created',
    summary: 'Requests rates from every carrier; tariffs kept here answer at once, others in the stream',
    body: quoteRequest,
    answers: { 201: z.object({ data: quote }) },
    errors: ['account_inactive', 'validation_failed', 'too_many_attempts', 'not_open_yet'],
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/quotes/:id',
    tag,
    access: 'quote.read',
    audit: null,
    summary: 'A quote with its rates; can wait for carriers that are still answering',
    params: idParams,
    /** Seconds to wait until every carrier has answered. */
    query: z.object({ wait: z.coerce.number().int().min(0).max(20).default(0) }),
    answers: { 200: z.object({ data: quote }) },
    errors: ['not_found'],
  }),
  costs: endpoint({
    method: 'GET',
    path: '/api/quotes/:id/costs',
    tag,
    access: 'quote.create',
    personal: true,
    audit: null,
    summary: 'What the carriers charge for the rates of a quote, for staff who quote for its account alone',
    params: idParams,
    answers: { 200: z.object({ data: z.array(z.object({ rate_id: f.id, cost: f.money })) }) },
    errors: ['not_found'],
  }),
  pdf: endpoint({
    method: 'GET',
    path: '/api/quotes/:id/pdf',
    tag,
    access: 'quote.read',
    audit: null,
    summary: "A quote with all or selected rates as PDF, in the reader's language",
    params: idParams,
    query: z.object({
      /** Ids of the rates to print, with commas between them. */
      rates: z
        .string()
        .transform((text) => text.split(','))
        .pipe(z.array(f.id).min(1, 'required').max(mostPrintedRates, 'too_many'))
        .optional(),
      /** Whether prices include insurance; as requested when left out. */
      insured: f.flag,
    }),
    answers: { 200: { bytes: 'application/pdf' } },
    errors: ['not_found', 'validation_failed'],
  }),
  stream: endpoint({
    method: 'GET',
    path: '/api/quotes/:id/rates',
    tag,
    access: 'quote.read',
    audit: null,
    summary: 'Server-sent events: `carrier` for each answer, including earlier ones, then `summary` with the quote',
    params: idParams,
    answers: { 200: { bytes: 'text/event-stream' } },
    errors: ['not_found'],
  }),
} as const;
