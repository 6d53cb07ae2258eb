import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import * as f from '../fields.ts';
import { pageOf, pageQuery } from '../lists.ts';
import { place } from '../platform/places.ts';
import { quote } from './quotes.ts';
import { savedQuote } from './saved-quote.ts';

const tag = 'Quotes';

/** Where a quote stands: its prices are honoured, it was booked, or its time is over. */
export const quoteStatuses = ['open', 'booked', 'expired'] as const;
export type QuoteStatus = (typeof quoteStatuses)[number];

export const quoteModes = ['ltl', 'parcel', 'truckload'] as const;
export type QuoteMode = (typeof quoteModes)[number];

/** Orders of a list of quotes; quotes without a rate come last whichever way prices go. */
export const quoteSorts = [
  '-created_at',
  'created_at',
  'lowest',
  '-lowest',
  'origin',
  '-origin',
  'destination',
  '-destination',
  '-saved_at',
  'saved_at',
  'name',
  '-name',
] as const;
export type QuoteSort = (typeof quoteSorts)[number];

function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).format(0) !== '';
  } catch {
    return false;
  }
}

const end = place.pick({ postal_code: true, city: true, state: true, country: true });

/** A quote as a line of a list. */
export const quoteRow = z.object({
  id: f.id,
  number: z.string(),
  status: z.enum(quoteStatuses),
  mode: z.enum(quoteModes),
  created_at: f.instant,
  /** Name of whoever asked for the rates; null for somebody who is not of the account. */
  created_by: z.string().nullable(),
  /** Until when its prices are honoured. */
  expires_at: f.instant,
  booked_at: f.instant.nullable(),
  /** The latest shipment booked from it. */
  shipment_id: f.id.nullable(),
  client_reference: z.string().nullable(),
  pickup_date: z.string(),
  origin: end,
  destination: end,
  load: quote.shape.load,
  /** Rates that the account's selection of carriers lets be seen. */
  rate_count: z.int(),
  /** The lowest of them without insurance. */
  lowest: f.money.nullable(),
  saved: savedQuote.nullable(),
});
export type QuoteRow = z.infer<typeof quoteRow>;

const filters = {
  /** Only saved ones. */
  saved: f.flag,
  /** Words, each of them found anywhere in number, reference, cities, states, ZIP codes or the saved name. */
  search: z.string().trim().max(60).optional(),
  status: z.enum(quoteStatuses).optional(),
  mode: z.enum(quoteModes).optional(),
  /** Days on which quotes were made, first and last, by the clocks of `time_zone`. */
  from: f.calendarDate.optional(),
  to: f.calendarDate.optional(),
  time_zone: z.string().max(60).refine(isTimeZone, 'invalid').default('UTC'),
  sort: z.enum(quoteSorts).default('-created_at'),
};

const params = z.object({ id: f.id });
const savedAnswer = { 200: z.object({ data: savedQuote.nullable() }) } as const;

/** What a quote is saved with. */
export const saveQuoteBody = z.object({ name: f.optionalName(80), note: f.optionalText(500) });

/** Which rate of a quote a colleague is to book; null leaves it to them. */
export const sendQuoteBody = z.object({
  user_id: f.id,
  rate_id: f.id.nullable().default(null),
  note: f.optionalText(500),
});

/** To whom a quote is mailed as PDF: with all its rates, or with one. */
export const mailQuoteBody = z.object({
  mail_id: f.id,
  to: f.email,
  rate_id: f.id.nullable().default(null),
  /** Whether prices include insurance where it is offered. */
  insured: z.boolean(),
  note: f.optionalText(500),
});

/** A person of the account as their colleagues see them. */
const colleague = z.object({ id: f.id, name: z.string() });

export const quoteLists = {
  list: endpoint({
    method: 'GET',
    path: '/api/quotes',
    tag,
    access: 'quote.read',
    audit: null,
    summary: 'Quotes of the account, or only saved ones, a page at a time',
    query: z.object({ ...pageQuery, ...filters }),
    answers: { 200: pageOf(quoteRow) },
    errors: ['validation_failed'],
  }),
  export: endpoint({
    method: 'GET',
    path: '/api/quotes/export',
    tag,
    access: 'quote.read',
    audit: null,
    summary: 'Quotes that match the filters as a CSV file, in the order of the list',
    query: z.object(filters),
    answers: { 200: { bytes: 'text/csv' } },
    errors: ['validation_failed'],
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/quotes/:id/saved',
    tag,
    access: 'quote.create',
    audit: 'quote.saved',
    summary: 'Saves a quote for the account, or changes the name or note of a saved one',
    params,
    body: saveQuoteBody,
    answers: savedAnswer,
    errors: ['not_found', 'validation_failed', 'quote_not_saved'],
  }),
  unsave: endpoint({
    method: 'DELETE',
    path: '/api/quotes/:id/saved',
    tag,
    access: 'quote.create',
    audit: 'quote.unsaved',
    summary: 'Removes a quote from the saved ones; it stays in the history',
    params,
    answers: savedAnswer,
    errors: ['not_found'],
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/quotes/:id/saved/restore',
    tag,
    access: 'quote.create',
    audit: 'quote.saved_again',
    summary: 'Restores a quote to the saved ones',
    params,
    answers: savedAnswer,
    errors: ['not_found'],
  }),
  bookers: endpoint({
    method: 'GET',
    path: '/api/quotes/bookers',
    tag,
    access: 'quote.create',
    personal: true,
    audit: null,
    summary: 'Colleagues who may book a quote',
    answers: { 200: z.object({ data: z.array(colleague) }) },
    errors: [],
  }),
  send: endpoint({
    method: 'POST',
    path: '/api/quotes/:id/sent',
    tag,
    access: 'quote.create',
    personal: true,
    audit: 'quote.sent',
    summary: 'Sends a quote to a colleague who may book it, as a notification and by email',
    params,
    body: sendQuoteBody,
    answers: { 200: z.object({ data: colleague }) },
    errors: ['not_found', 'validation_failed'],
  }),
  mail: endpoint({
    method: 'POST',
    path: '/api/quotes/:id/mails',
    tag,
    access: 'quote.create',
    personal: true,
    audit: 'quote.mailed',
    summary: 'Emails a quote as PDF to any address; idempotent by its id',
    params,
    body: mailQuoteBody,
    answers: { 202: z.object({ data: z.object({ mail_id: f.id, to: z.string() }) }) },
    errors: ['not_found', 'validation_failed', 'too_many_attempts', 'conflict'],
  }),
} as const;
