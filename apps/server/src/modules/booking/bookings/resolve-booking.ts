import type { Booked } from '@waybill/carriers';
import type { Body, CarrierLookup, endpoints, Params } from '@waybill/contract';
import type { Context } from '../../../core/context.ts';
import { invalidField, Refusal } from '../../../core/refusal.ts';
import { connectionById } from '../../carriers/gateway/index.ts';
import { rateOfQuote } from '../../quoting/quotes/index.ts';
import { readBooking, type BookingRow } from './booking-row.ts';
import { findBooking } from './find-booking.ts';
import { finishBooking } from './finish-booking.ts';
import { parcelsIn } from './list-unknown.ts';
import { rejectBooking } from './finish-sent-booking.ts';

type StaffBookings = (typeof endpoints)['staffBookings'];
type Resolved = { data: { state: 'booked' | 'rejected'; shipment_id: string | null } };

/** The context of staff acting on one account: writes belong to the account, the audit trail names the person. */
async function onBooking(ctx: Context, id: string): Promise<{ own: Context; row: BookingRow }> {
  const found = await ctx.db.selectFrom('bookings').select('account_id').where('id', '=', id).executeTakeFirst();
  if (found === undefined) throw new Refusal('not_found');
  const accountId = found.account_id;
  const own: Context = { ...ctx, accountId, db: ctx.services.database.account(accountId) };
  const row = await readBooking(own.db, accountId, id);
  if (row === undefined) throw new Refusal('not_found');
  return { own, row };
}

/** Staff decide only unknown bookings; those in progress resolve themselves. */
function assertDecidable({ state }: BookingRow): void {
  if (state === 'claimed' || state === 'sending') throw new Refusal('conflict');
}

/** The outcome, or `conflict` when it differs from the decision, e.g. because the carrier answered in the meantime. */
async function outcome(own: Context, id: string, wanted: 'booked' | 'rejected'): Promise<Resolved> {
  const { row } = await onBooking(own, id);
  if (row.state !== wanted) throw new Refusal('conflict');
  return { data: { state: wanted, shipment_id: row.shipment_id } };
}

/** What staff learned, in the form of a carrier's answer. @throws Refusal validation_failed */
function bookedOf(row: BookingRow, body: Body<StaffBookings['booked']>, parcels: number): Booked {
  const { pro_number: proNumber, pickup_number: pickupNumber, tracking_numbers: trackingNumbers } = body;
  if (parcels > 0 && trackingNumbers.length === 0) throw invalidField('tracking_numbers', 'required');
  if (trackingNumbers.length > parcels) throw invalidField('tracking_numbers', 'too_many', { max: parcels });
  if (parcels === 0 && proNumber === null && pickupNumber === null) throw invalidField('pro_number', 'required');
  return {
    proNumber,
    trackingNumbers,
    pickupNumber,
    carrierBookingId: proNumber ?? trackingNumbers[0] ?? row.reference ?? row.id,
    charged: null,
    labels: [],
  };
}

/**
 * Resolves a booking as booked: creates the shipment with the numbers from the carrier. Idempotent.
 * @throws Refusal conflict when it had another outcome or is still in progress
 */
export async function resolveAsBooked(
  ctx: Context,
  { params, body }: { readonly params: Params<StaffBookings['booked']>; readonly body: Body<StaffBookings['booked']> },
): Promise<Resolved> {
  const { own, row } = await onBooking(ctx, params.id);
  assertDecidable(row);
  if (row.state === 'unknown') {
    const { request } = await rateOfQuote(own.db, row.account_id, row.quote_id, row.rate_id);
    const booked = bookedOf(row, body, parcelsIn(request));
    await finishBooking(own, params.id, { from: ['unknown'], booked, how: 'staff_booked' });
  }
  return outcome(own, params.id, 'booked');
}

/**
 * Resolves a booking as not booked: notifies the customer, who may try again. Idempotent.
 * @throws Refusal conflict when it had another outcome or is still in progress
 */
export async function resolveAsNotBooked(
  ctx: Context,
  { params }: { readonly params: Params<StaffBookings['notBooked']> },
): Promise<Resolved> {
  const { own, row } = await onBooking(ctx, params.id);
  assertDecidable(row);
  const reason = 'The carrier has no booking under our number';
  await rejectBooking(own, params.id, ['unknown'], reason, 'staff_not_booked');
  return outcome(own, params.id, 'rejected');
}

/** Looks up a booking at the carrier without changing it. @throws Refusal not_found */
export async function lookUpAtCarrier(
  ctx: Context,
  { params }: { readonly params: Params<StaffBookings['look']> },
): Promise<{ data: CarrierLookup }> {
  const { own, row } = await onBooking(ctx, params.id);
  const connection = row.connection_id === null ? null : await connectionById(ctx.services, row.connection_id);
  if (connection === null || connection.adapter.operations.find === undefined) throw new Refusal('not_found');
  const { reading } = await findBooking(own, row, connection);
  const booked = reading.outcome === 'done' ? reading.result.booked : null;
  return {
    data: {
      outcome: reading.outcome !== 'done' ? 'unclear' : booked === null ? 'nothing' : 'found',
      pro_number: booked?.proNumber ?? null,
      tracking_numbers: [...(booked?.trackingNumbers ?? [])],
      pickup_number: booked?.pickupNumber ?? null,
      messages: reading.messages.map(({ text }) => text.slice(0, 300)),
    },
  };
}
