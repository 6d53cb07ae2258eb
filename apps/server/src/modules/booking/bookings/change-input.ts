import type { ChangeInput } from '@waybill/carriers';
import type { BookingRequest } from '@waybill/contract';
import type { Context } from '../../../core/context.ts';
import { rateOfQuote } from '../../quoting/quotes/index.ts';
import { bookingInput } from './booking-input.ts';
import { readBooking } from './booking-row.ts';

type Booked = {
  readonly account_id: string;
  readonly id: string;
  readonly carrier_booking_id: string | null;
  readonly pro_number: string | null;
};
type Changed = Pick<BookingRequest, 'pickup' | 'delivery' | 'references' | 'notes' | 'ready_at' | 'appointment_date'>;

/** A booking as its carrier shall have it from now on; null for a shipment that was not booked here. */
export async function changeInputOf(ctx: Context, shipment: Booked, now: Changed): Promise<ChangeInput | null> {
  const { account_id: accountId, id, carrier_booking_id: carrierBookingId, pro_number: proNumber } = shipment;
  const booking = await readBooking(ctx.db, accountId, id);
  if (booking === undefined) return null;
  const rate = await rateOfQuote(ctx.db, accountId, booking.quote_id, booking.rate_id);
  const input = await bookingInput(ctx.services, { ...booking, request: { ...booking.request, ...now } }, rate);
  return { ...input, carrierBookingId: carrierBookingId ?? proNumber ?? '', proNumber };
}
