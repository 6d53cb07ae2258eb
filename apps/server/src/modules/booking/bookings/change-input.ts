import type { ChangeInput } from '@waybill/carriers';
import type { BookingRequest, QuoteRequest } from '@waybill/contract';
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
type Load = { readonly items: QuoteRequest['items']; readonly accessorials: readonly string[] };
type Changed = Pick<BookingRequest, 'pickup' | 'delivery' | 'references' | 'notes' | 'ready_at' | 'appointment_date'>;

/** A booking as its carrier shall have it from now on; null for a shipment that was not booked here. */
export async function changeInputOf(ctx: Context, shipment: Booked, now: Changed & Load): Promise<ChangeInput | null> {
  const { account_id: accountId, id, carrier_booking_id: carrierBookingId, pro_number: proNumber } = shipment;
  const booking = await readBooking(ctx.db, accountId, id);
  if (booking === undefined) return null;
  const rate = await rateOfQuote(ctx.db, accountId, booking.quote_id, booking.rate_id);
  const { items, accessorials, ...settled } = now;
  const row = { ...booking, request: { ...booking.request, ...settled } };
  // Of the shipment, whose services are all ones that were quoted or re-rated here.
  const services = accessorials as QuoteRequest['accessorials'];
  const asked = { ...rate, request: { ...rate.request, items, accessorials: services } };
  const input = await bookingInput(ctx.services, row, asked);
  return { ...input, carrierBookingId: carrierBookingId ?? proNumber ?? '', proNumber };
}
