import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import * as f from '../fields.ts';
import { item } from './load.ts';
import { quote, quoteRequest } from './quotes.ts';

const tag = 'Public quotes';

/** The header that a quote without an account is read with: the secret that came with it. */
export const quoteSecretHeader = 'x-quote-secret';

/** Lines that a quote without an account takes. */
export const publicQuoteItems = 10;

/** What rates are asked for without an account: less at once, and no reference of a client. */
export const publicQuoteRequest = quoteRequest.extend({
  items: z.array(item).min(1, 'required').max(publicQuoteItems, 'too_many'),
  client_reference: z.null().default(null),
  /** A field nobody sees; only programs that fill in everything fill it in. */
  website: z.string().max(0, 'invalid').nullable().default(null),
});
export type PublicQuoteRequestInput = z.input<typeof publicQuoteRequest>;

/** A quote without an account, named by whoever got it. */
export const quoteTicket = z.object({ id: f.id, secret: z.string().min(20).max(100) });
export type QuoteTicket = z.infer<typeof quoteTicket>;

const idParams = z.object({ id: f.id });

export const publicQuotes = {
  create: endpoint({
    method: 'POST',
    path: '/api/public-quotes',
    tag,
    access: 'guest',
    audit: 'quote.created',
    summary: 'Requests list-price rates from every carrier without a login; valid for a week, cannot be booked',
    body: publicQuoteRequest,
    answers: { 201: z.object({ data: quote, secret: z.string() }) },
    errors: ['validation_failed', 'too_many_attempts', 'not_open_yet'],
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/public-quotes/:id',
    tag,
    access: 'public',
    audit: null,
    summary: 'A quote without an account; send its secret in the X-Quote-Secret header',
    params: idParams,
    /** Seconds to wait until every carrier has answered. */
    query: z.object({ wait: z.coerce.number().int().min(0).max(20).default(0) }),
    answers: { 200: z.object({ data: quote }) },
    errors: ['not_found', 'too_many_attempts'],
  }),
  stream: endpoint({
    method: 'GET',
    path: '/api/public-quotes/:id/rates',
    tag,
    access: 'public',
    audit: null,
    summary: 'Its rates as server-sent events; send its secret in the X-Quote-Secret header',
    params: idParams,
    answers: { 200: { bytes: 'text/event-stream' } },
    errors: ['not_found', 'too_many_attempts'],
  }),
  carried: endpoint({
    method: 'GET',
    path: '/api/carried-quote',
    tag,
    access: 'quote.create',
    personal: true,
    audit: null,
    summary: 'The quote that the user requested before signing up, or null',
    answers: { 200: z.object({ data: z.object({ number: z.string(), request: quoteRequest }).nullable() }) },
    errors: [],
  }),
  dropCarried: endpoint({
    method: 'DELETE',
    path: '/api/carried-quote',
    tag,
    access: 'quote.create',
    personal: true,
    audit: 'carried_quote.taken',
    summary: 'Clears that quote once it is shown',
    answers: { 204: null },
    errors: [],
  }),
} as const;
