import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import * as f from '../fields.ts';

const tag = 'Disclaimers';

/**
 * The text that whoever books accepts before their first booking, by the day it came into force. A change of the words,
 * in either language, gets a new version here, and everybody is asked again.
 */
export const bookingDisclaimer = '2026-11-27';

/** The version that holds, and whether the person signed in has accepted it. */
export const disclaimerState = z.object({
  version: z.literal(bookingDisclaimer),
  /** When the person accepted this version; null when they have not. */
  accepted_at: f.instant.nullable(),
  /** The version they accepted before, when the text has changed since; null otherwise. */
  earlier: z.string().nullable(),
});
export type DisclaimerState = z.infer<typeof disclaimerState>;

const state = z.object({ data: disclaimerState });

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
    body: z.object({ version: z.literal(bookingDisclaimer, { error: 'disclaimer_required' }) }),
    answers: { 200: state },
    errors: ['validation_failed'],
  }),
} as const;
