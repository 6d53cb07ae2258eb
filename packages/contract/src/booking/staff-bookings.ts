import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import * as f from '../fields.ts';
import { pageOf, pageQuery } from '../lists.ts';

const tag = 'Admin';

/** A booking that was sent to a carrier and of which nobody can tell yet what came of it. */
export const unknownBooking = z.object({
  id: f.id,
  account: z.object({ id: f.id, name: z.string() }),
  carrier_name: z.string(),
  /** Our bill of lading number, which the carrier got. */
  reference: z.string(),
  mode: z.enum(['ltl', 'parcel', 'truckload']),
  /** Parcels there are; each has a tracking number once booked. */
  parcels: z.int(),
  sent_at: f.instant,
  unknown_since: f.instant,
  /** Zone of the pickup, to show the times in. */
  time_zone: z.string(),
  pickup_date: z.string(),
  origin: z.string(),
  destination: z.string(),
  /** What is known of it, in the words of whatever failed. */
  reason: z.string().nullable(),
  /** Whether only a person can find out. */
  needs_staff: z.boolean(),
  /** How often the carrier was looked up so far, and when it is next. */
  looks: z.int(),
  next_look_at: f.instant.nullable(),
  /** Whether the carrier can be asked for it by our number. */
  can_look_up: z.boolean(),
});
export type UnknownBooking = z.infer<typeof unknownBooking>;

/** What a carrier's own look-up says. */
export const carrierLookup = z.object({
  outcome: z.enum(['found', 'nothing', 'unclear']),
  pro_number: z.string().nullable(),
  tracking_numbers: z.array(z.string()),
  pickup_number: z.string().nullable(),
  messages: z.array(z.string()),
});
export type CarrierLookup = z.infer<typeof carrierLookup>;

const idParams = z.object({ id: f.id });
const trackingNumber = z.string().trim().min(1, 'required').max(40, 'too_long');

/** What staff know of a booking that was made after all. */
export const bookedAfterAll = z.object({
  pro_number: f.optionalText(30),
  /** One for each parcel. */
  tracking_numbers: z.array(trackingNumber).max(200, 'too_many').default([]),
  pickup_number: f.optionalText(40),
});

export const staffBookings = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/bookings',
    tag,
    access: 'staff.bookings.resolve',
    audit: null,
    summary: 'Bookings with an unknown outcome, those that need action first',
    query: z.object({ ...pageQuery, account_id: f.id.optional() }),
    answers: { 200: pageOf(unknownBooking) },
    errors: ['validation_failed'],
  }),
  look: endpoint({
    method: 'GET',
    path: '/api/admin/bookings/:id/look',
    tag,
    access: 'staff.bookings.resolve',
    audit: null,
    summary: 'Looks up our number at the carrier; changes nothing',
    params: idParams,
    answers: { 200: z.object({ data: carrierLookup }) },
    errors: ['not_found'],
  }),
  booked: endpoint({
    method: 'POST',
    path: '/api/admin/bookings/:id/booked',
    tag,
    access: 'staff.bookings.resolve',
    audit: 'shipment.booked',
    summary: "Confirms that the carrier booked it, and creates the shipment with the carrier's numbers",
    params: idParams,
    body: bookedAfterAll,
    answers: {
      200: z.object({ data: z.object({ state: z.enum(['booked', 'rejected']), shipment_id: f.id.nullable() }) }),
    },
    errors: ['validation_failed', 'not_found', 'conflict'],
  }),
  notBooked: endpoint({
    method: 'POST',
    path: '/api/admin/bookings/:id/not-booked',
    tag,
    access: 'staff.bookings.resolve',
    audit: 'booking.rejected',
    summary: 'Confirms that the carrier did not book it; the customer may try again',
    params: idParams,
    answers: {
      200: z.object({ data: z.object({ state: z.enum(['booked', 'rejected']), shipment_id: f.id.nullable() }) }),
    },
    errors: ['not_found', 'conflict'],
  }),
} as const;
