import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import * as f from '../fields.ts';
import { pageOf, pageQuery } from '../lists.ts';

const tag = 'Admin';
const access = 'staff.bookings.resolve';

/** A pickup, or the calling off of one, of which nobody can tell what the carrier made of it. */
export const unclearPickup = z.object({
  id: f.id,
  kind: z.enum(['pickup', 'cancel_pickup']),
  account: z.object({ id: f.id, name: z.string() }),
  carrier_name: z.string(),
  shipment: z.object({ id: f.id, bol_number: z.string(), pro_number: z.string().nullable() }),
  /** The day it is wanted for, or was. */
  date: z.string().nullable(),
  /** The pickup that is to be called off. */
  pickup_number: z.string().nullable(),
  asked_at: f.instant,
  /** Zone of the pickup, to show the times in. */
  time_zone: z.string(),
  city: z.string(),
  /** What the carrier said. */
  reason: z.string().nullable(),
});
export type UnclearPickup = z.infer<typeof unclearPickup>;

const params = z.object({ id: f.id });
const outcome = z.object({ data: z.object({ state: z.enum(['made', 'not_made']) }) });

/** What staff know of a pickup that was made after all. */
export const pickupMade = z.object({ pickup_number: f.optionalText(40) });

export const staffPickups = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/pickups',
    tag,
    access,
    audit: null,
    summary: 'Pickups and cancellations with an unknown outcome, oldest first',
    query: z.object(pageQuery),
    answers: { 200: pageOf(unclearPickup) },
    errors: ['validation_failed'],
  }),
  made: endpoint({
    method: 'POST',
    path: '/api/admin/pickups/:id/made',
    tag,
    access,
    audit: 'shipment.pickup_resolved',
    summary: 'Confirms that the carrier did it, with its pickup number',
    params,
    body: pickupMade,
    answers: { 200: outcome },
    errors: ['validation_failed', 'not_found', 'conflict'],
  }),
  notMade: endpoint({
    method: 'POST',
    path: '/api/admin/pickups/:id/not-made',
    tag,
    access,
    audit: 'shipment.pickup_resolved',
    summary: 'Confirms that the carrier did not do it; it may be requested again',
    params,
    answers: { 200: outcome },
    errors: ['not_found', 'conflict'],
  }),
} as const;
