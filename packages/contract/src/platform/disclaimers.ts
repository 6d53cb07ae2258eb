import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import * as f from '../fields.ts';

const tag = 'Disclaimers';

/**
 * Version of the product's own text, which holds until staff publish one. A change of its words, in either language,
 * gets a new version here, and everybody is asked again.
 */
export const bookingDisclaimer = '2026-11-27';

/** Paragraphs separated by an empty line; the first line of one with several lines is its heading. */
const words = f.text(20_000);
const texts = z.object({ en: words, es: words });
export type DisclaimerTexts = z.infer<typeof texts>;

/** The version that holds, and whether the person signed in has accepted it. */
export const disclaimerState = z.object({
  /** The day it came into force, with a number from the second of a day on. */
  version: z.string(),
  /** Null for the product's own text. */
  text: texts.nullable(),
  /** When the person accepted this version; null when they have not. */
  accepted_at: f.instant.nullable(),
  /** The version they accepted before, when the text has changed since; null otherwise. */
  earlier: z.string().nullable(),
});
export type DisclaimerState = z.infer<typeof disclaimerState>;

const state = z.object({ data: disclaimerState });

export const publishedDisclaimer = z.object({
  version: z.string(),
  text: texts,
  /** Null for the product's own text. */
  published_at: f.instant.nullable(),
});
export type PublishedDisclaimer = z.infer<typeof publishedDisclaimer>;

/** A new text, on top of the version that was seen. */
export const disclaimerInput = texts.extend({ version: z.string().max(20) });

const published = z.object({ data: publishedDisclaimer });

export const disclaimers = {
  show: endpoint({
    method: 'GET',
    path: '/api/disclaimers/booking',
    tag,
    access: 'shipment.book',
    personal: true,
    audit: null,
    summary: 'The current disclaimer for bookings, and whether the user has accepted it',
    answers: { 200: state },
    errors: [],
  }),
  accept: endpoint({
    method: 'POST',
    path: '/api/disclaimers/booking/acceptance',
    tag,
    access: 'shipment.book',
    personal: true,
    audit: 'disclaimer.accepted',
    summary: 'Accepts the current disclaimer; an outdated version is refused',
    body: z.object({ version: z.string().max(20) }),
    answers: { 200: state },
    errors: ['validation_failed'],
  }),
  published: endpoint({
    method: 'GET',
    path: '/api/admin/disclaimer',
    tag: 'Admin',
    access: 'staff.company',
    audit: null,
    summary: 'The current booking disclaimer: the last one published, or the standard text',
    answers: { 200: published },
    errors: [],
  }),
  publish: endpoint({
    method: 'PUT',
    path: '/api/admin/disclaimer',
    tag: 'Admin',
    access: 'staff.company',
    audit: 'disclaimer.published',
    summary: 'Publishes a new disclaimer, which users accept before they book again; the same text changes nothing',
    body: disclaimerInput,
    answers: { 200: published },
    errors: ['validation_failed', 'conflict'],
  }),
} as const;
