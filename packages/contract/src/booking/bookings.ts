import { z } from 'zod';
import * as f from '../fields.ts';
import { endpoint } from '../kit/endpoint.ts';
import { pickupChoices, referenceTypes } from '../shipments/shipment-kinds.ts';

/** One end of a shipment, as the bill of lading names it. */
export const party = z.object({
  company: f.name(120),
  contact_first_name: f.name(60),
  contact_last_name: f.name(60),
  phone: f.phone,
  email: f.email,
  street_lines: z.array(f.text(100)).min(1, 'required').max(5, 'too_many'),
  /** Parts of a Mexican address; null elsewhere. */
  exterior_number: f.optionalText(20),
  interior_number: f.optionalText(20),
  neighborhood: f.optionalText(80),
  city: f.text(80),
  state: f.text(3),
  postal_code: f.text(10),
  country: f.country,
  /** Hours of operation at this place, local time. */
  opens_at: f.timeOfDay,
  closes_at: f.timeOfDay,
  first_come_first_serve: z.boolean().default(false),
});
export type Party = z.output<typeof party>;
export type PartyInput = z.input<typeof party>;

/** The street as it is written on documents and sent to carriers: with the numbers and the neighborhood of a Mexican one. */
export function streetOf(
  at: Pick<PartyInput, 'street_lines' | 'exterior_number' | 'interior_number' | 'neighborhood'>,
): string[] {
  const [first = '', ...rest] = at.street_lines;
  const numbered = [first, at.exterior_number, at.interior_number].filter(Boolean).join(' ');
  return [numbered, ...rest, ...(at.neighborhood ? [at.neighborhood] : [])];
}

export const reference = z.object({ type: z.enum(referenceTypes), number: f.text(40) });

export const bookingRequest = z
  .object({
    quote_id: f.id,
    rate_id: f.id,
    insured: z.boolean(),
    pickup: party,
    delivery: party,
    ...f.placeConfirmed,
    /** From when the freight is ready, local time at the pickup. */
    ready_at: f.timeOfDay,
    references: z.array(reference).max(10).default([]),
    notes: f.optionalText(250),
    /** Freight with a delivery appointment: the day that is asked for, at the receiver's place. */
    appointment_date: f.calendarDate.nullable().default(null),
    /** Parcels: how the carrier comes by them. */
    pickup_choice: z.enum(pickupChoices).nullable().default(null),
    hazmat_certified: z.boolean().default(false),
    /** `now`: the carrier hears of it once a card is authorized. Left out, the account's terms hold. */
    payment: z.enum(['now', 'later']).optional(),
  })
  .superRefine((value, check) => {
    for (const end of ['pickup', 'delivery'] as const) {
      if (value[end].closes_at <= value[end].opens_at) {
        check.addIssue({ code: 'custom', message: 'invalid_time', path: [end, 'closes_at'] });
      }
    }
  });
export type BookingRequest = z.output<typeof bookingRequest>;
export type BookingRequestInput = z.input<typeof bookingRequest>;

/** How far a booking has come. */
export const booking = z.object({
  id: f.id,
  /**
   * `awaiting_payment`: the carrier hears of it once a card is authorized. `expired`: none was in time, and nothing was
   * booked. `canceled`: somebody took it back before its card was authorized. `confirming`: the carrier was told and its
   * answer is not clear yet; nothing is sent again.
   */
  state: z.enum(['awaiting_payment', 'confirming', 'booked', 'rejected', 'expired', 'canceled']),
  /** Bill of lading number, which the carrier knows it by. */
  reference: z.string().nullable(),
  shipment_id: f.id.nullable(),
  /** Why it was rejected, in the carrier's words. */
  reason: z.string().nullable(),
  /** Where to call when it was rejected. */
  phone: z.string(),
  since: f.instant,
  /** What a booking with Pay Now holds on a card; null for one on account. */
  payment: z
    .object({
      charge: f.money,
      /** What is authorized; the rest is released once the charge is known. */
      hold: f.money,
      expires_at: f.instant,
      /** The server's own time, by which the countdown runs. */
      now: f.instant,
      /** The hosted page, while it waits for a card. */
      url: z.url().nullable(),
    })
    .nullable()
    .default(null),
});
export type BookingWire = z.infer<typeof booking>;

/** A booking that waits for its card, or ran out of time lately. */
export const waitingBooking = z.object({
  id: f.id,
  state: z.enum(['awaiting_payment', 'expired']),
  /** Bill of lading number. */
  reference: z.string().nullable(),
  quote_id: f.id,
  carrier_name: z.string(),
  origin: z.string(),
  destination: z.string(),
  pickup_date: z.string(),
  charge: f.money,
  /** What is authorized; the rest is released once the charge is known. */
  hold: f.money,
  expires_at: f.instant,
  /** The hosted page, while it waits for a card. */
  url: z.url().nullable(),
});
export type WaitingBooking = z.infer<typeof waitingBooking>;

/** How long a booking that ran out of time is still shown. */
export const expiredShownMs = 24 * 60 * 60_000;

/** What a booking of one rate needs besides the form: how its carrier comes by the freight. */
export const bookingTerms = z.object({
  /** Ways of a parcel to its carrier, the usual one first; empty for freight, which is fetched. */
  pickup_choices: z.array(z.enum(pickupChoices)),
  /** Whether the booking itself brings the pickup. */
  pickup_with_booking: z.boolean(),
});
export type BookingTerms = z.infer<typeof bookingTerms>;

/** What is authorized on a card above the charge, in minor units. */
export const authorizationExtra = 25_000;

/** How long a booking waits for its card. */
export const paymentWindowMs = 30 * 60_000;

/** Why a booking is refused. */
export const bookingErrors = [
  'validation_failed',
  'not_found',
  'quote_changed',
  'quote_booked',
  'carrier_inactive',
  'quote_expired',
  'carrier_blocked',
  'account_inactive',
  'credit_hold',
  'credit_limit',
  'disclaimer_required',
  'pickup_cutoff_passed',
  'idempotency_key_reused',
  'booking_refused',
  'booking_failed',
  'payment_failed',
  'unavailable',
  'conflict',
] as const;

export const bookings = {
  awaiting: endpoint({
    method: 'GET',
    path: '/api/bookings/awaiting-payment',
    tag: 'Shipments',
    access: 'shipment.read',
    audit: null,
    summary: 'Bookings that wait for card authorization, most urgent first, then those that timed out within a day',
    answers: {
      200: z.object({
        data: z.object({
          /** The server's own time, by which the countdowns run. */
          now: f.instant,
          bookings: z.array(waitingBooking),
        }),
      }),
    },
    errors: [],
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/bookings/:id/cancel',
    tag: 'Shipments',
    access: 'shipment.book',
    audit: 'booking.canceled',
    summary: 'Cancels a booking that waits for card authorization; nothing is booked or charged',
    params: z.object({ id: f.id }),
    answers: { 200: z.object({ data: booking }) },
    errors: ['not_found', 'conflict'],
  }),
  terms: endpoint({
    method: 'GET',
    path: '/api/quotes/:id/rates/:rate/booking-terms',
    tag: 'Shipments',
    access: 'quote.read',
    audit: null,
    summary: 'What a booking of a rate needs besides the parties: the pickup choices of its carrier',
    params: z.object({ id: f.id, rate: f.id }),
    answers: { 200: z.object({ data: bookingTerms }) },
    errors: ['not_found', 'quote_changed', 'carrier_inactive'],
  }),
} as const;
