import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import * as f from '../fields.ts';
import { longestQuoteDraft } from '../limits.ts';

const tag = 'Quotes';

function isObject(text: string): boolean {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' && read !== null && !Array.isArray(read);
  } catch {
    return false;
  }
}

/** The draft as its page writes it, as text: what stands in it is the page's own, and checked where it is read. */
const body = z.string().max(longestQuoteDraft, 'too_long').refine(isObject, { error: 'invalid' });
/** Which page a draft is of. */
export const quoteDraftKinds = ['quote', 'truckload'] as const;
export type QuoteDraftKind = (typeof quoteDraftKinds)[number];
// A page of an earlier release names none and is the quote page.
const kind = z.enum(quoteDraftKinds).default('quote');
const version = f.version.min(1, 'invalid').max(10_000, 'invalid');
const count = z.int().min(1, 'invalid').max(2_000_000_000, 'invalid');

export const quoteDraftWire = z.object({
  id: f.id,
  /** Counts every change that was kept. */
  revision: f.version,
  /** The browser that wrote last. */
  writer: f.id,
  /** Of the draft's shape. */
  version: f.version,
  body: z.string(),
  saved_at: f.instant,
});
export type QuoteDraftWire = z.infer<typeof quoteDraftWire>;

const kept = z.object({ data: quoteDraftWire.omit({ body: true }) });
const params = z.object({ id: f.id });

const written = z.object({
  writer: f.id,
  /** The writer's own count; what comes late or twice changes nothing. */
  sequence: count,
  version,
  body,
  /** The booking begun with it, whose outcome may be open. */
  booking_id: f.id.nullable(),
});

export const quoteDrafts = {
  list: endpoint({
    method: 'GET',
    path: '/api/quote-drafts',
    tag,
    access: 'quote.create',
    personal: true,
    audit: null,
    summary: 'Drafts of the signed-in user for one page, last edited first',
    query: z.object({ kind }),
    answers: { 200: z.object({ data: z.array(quoteDraftWire) }) },
    errors: ['validation_failed'],
  }),
  begin: endpoint({
    method: 'POST',
    path: '/api/quote-drafts',
    tag,
    access: 'quote.create',
    personal: true,
    audit: 'quote_draft.begun',
    summary: 'Creates a draft; idempotent by its id',
    body: written.extend({ id: f.id, kind }),
    answers: { 201: kept },
    errors: ['conflict', 'validation_failed'],
  }),
  keep: endpoint({
    method: 'PUT',
    path: '/api/quote-drafts/:id',
    tag,
    access: 'quote.create',
    personal: true,
    audit: 'quote_draft.kept',
    summary: 'Saves a draft, unless another browser changed it since the revision given',
    params,
    /** The revision this one was typed on. */
    body: written.extend({ base: count }),
    answers: { 200: kept },
    errors: ['not_found', 'conflict', 'validation_failed'],
  }),
  drop: endpoint({
    method: 'DELETE',
    path: '/api/quote-drafts/:id',
    tag,
    access: 'quote.create',
    personal: true,
    audit: 'quote_draft.dropped',
    summary: 'Ends a draft that was booked or started over',
    params,
    answers: { 200: z.object({ data: z.object({ id: f.id }) }) },
    errors: ['not_found'],
  }),
} as const;
