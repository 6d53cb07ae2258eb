import { z } from 'zod';
import { endpoint } from './kit/endpoint.ts';
import * as f from './fields.ts';

const tag = 'Quotes';

/** As many drafts as are kept for a person; one more takes the place of the oldest. */
export const mostQuoteDrafts = 12;
/** Signs of a draft: fifty lines with everything filled in are a third of it. */
export const longestQuoteDraft = 120_000;

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
const version = z.int().min(1, 'invalid').max(10_000, 'invalid');
const count = z.int().min(1, 'invalid').max(2_000_000_000, 'invalid');

export const quoteDraftWire = z.object({
  id: f.id,
  /** Counts every change that was kept. */
  revision: z.int(),
  /** The browser that wrote last. */
  writer: f.id,
  /** Of the draft's shape. */
  version: z.int(),
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
    audit: null,
    summary: 'Drafts of the quote page of the person signed in, the one typed in last first',
    answers: { 200: z.object({ data: z.array(quoteDraftWire) }) },
    errors: [],
  }),
  begin: endpoint({
    method: 'POST',
    path: '/api/quote-drafts',
    tag,
    access: 'quote.create',
    audit: 'quote_draft.begun',
    summary: 'Begins a draft under an id that the browser made; sent again, it finds what it began',
    body: written.extend({ id: f.id }),
    answers: { 201: kept },
    errors: ['conflict', 'validation_failed'],
  }),
  keep: endpoint({
    method: 'PUT',
    path: '/api/quote-drafts/:id',
    tag,
    access: 'quote.create',
    audit: 'quote_draft.kept',
    summary: 'Keeps a draft as it is typed, unless another browser has changed it since the revision named',
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
    audit: 'quote_draft.dropped',
    summary: 'Ends a draft: it was booked, or begun anew',
    params,
    answers: { 200: z.object({ data: z.object({ id: f.id }) }) },
    errors: ['not_found'],
  }),
} as const;
