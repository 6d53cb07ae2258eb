import { z } from 'zod';
import { equipmentName } from './equipment-types.ts';
import * as f from '../fields.ts';
import { endpoint } from '../kit/endpoint.ts';
import { chargeLine } from './quotes.ts';
import { truckloadPreferences } from './truckload-facts.ts';

/** Token of a mailed link: 256 random bits. */
export const linkToken = z.string().regex(/^[A-Za-z0-9_-]{43}$/);

const city = z.object({ city: z.string(), state: z.string(), country: f.country });

/** What somebody who was mailed the link is asked to say yes or no to; nothing that a login is needed for. */
export const truckloadConfirmation = z.object({
  /** Number of the request. */
  number: z.string(),
  /** Whose load it is. */
  company: z.string(),
  contact_name: z.string(),
  origin: city,
  destination: city,
  /** Between pickup and delivery, in their order. */
  stops: z.array(city.extend({ kind: z.enum(['pickup', 'delivery']), postal_code: z.string() })),
  pickup_date: z.string(),
  /** Zone of the pickup, to show the times in. */
  time_zone: z.string(),
  /** Windows and needs; null for any other load. */
  truckload: truckloadPreferences.nullable().default(null),
  equipment: equipmentName.nullable(),
  units: z.int(),
  weight_lb: z.number(),
  commodities: z.array(z.string()),
  /** What sales wrote with the offers. */
  text: z.string().nullable(),
  offers: z.array(
    z.object({
      rate_id: f.id,
      service: z.string(),
      transit_days: z.int(),
      delivery_date: z.string(),
      charges: z.array(chargeLine),
      total: f.money,
    }),
  ),
  expires_at: f.instant,
});
export type TruckloadConfirmation = z.infer<typeof truckloadConfirmation>;

export const confirmTruckload = z.object({
  decision: z.enum(['confirm', 'decline']),
  /** Which offer; left out, the only one. */
  rate_id: f.id.nullable().default(null),
  /** Who says so. */
  name: f.name(120),
  reason: f.optionalText(2000),
});
export type ConfirmTruckloadInput = z.input<typeof confirmTruckload>;

/** What was said, and when. */
export const truckloadAnswer = z.object({
  decision: z.enum(['confirm', 'decline']),
  number: z.string(),
  name: z.string(),
  at: f.instant,
});
export type TruckloadAnswer = z.infer<typeof truckloadAnswer>;

const params = z.object({ token: linkToken });
const tag = 'Truckload';

export const truckloadConfirmations = {
  show: endpoint({
    method: 'GET',
    path: '/api/truckload-confirmations/:token',
    tag,
    access: 'public',
    audit: null,
    summary: 'What an emailed link asks to confirm; a used or expired link says only that',
    params,
    answers: { 200: z.object({ data: truckloadConfirmation }) },
    errors: ['not_found', 'link_used', 'link_expired', 'too_many_attempts'],
  }),
  answer: endpoint({
    method: 'POST',
    path: '/api/truckload-confirmations/:token',
    tag,
    access: 'public',
    audit: 'truckload.confirmation_answered',
    summary: 'Confirms or declines, once',
    params,
    body: confirmTruckload,
    answers: { 200: z.object({ data: truckloadAnswer }) },
    errors: ['validation_failed', 'not_found', 'link_used', 'link_expired', 'too_many_attempts'],
  }),
} as const;
