import type { BookingTerms, endpoints, Params, PickupChoice } from '@waybill/contract';
import { accountOf, type Context } from '../../../core/context.ts';
import type { Connection } from '../../carriers/gateway/index.ts';
import { rateOfQuote, ratesWritten, type BookableRate } from '../../quoting/quotes/index.ts';
import { bookingConnection } from './booking-connection.ts';

/** How a carrier can get a parcel, default first; none for freight. House carriers only take drop-offs. */
export function pickupChoicesOf(
  { request }: Pick<BookableRate, 'request'>,
  connection: Connection | null,
): readonly PickupChoice[] {
  if (request.mode !== 'parcel') return [];
  return connection?.adapter.manifest.parcelPickups ?? ['drop_off'];
}

/** What a booking of a rate needs in addition to the parties. @throws Refusal not_found, quote_changed */
export async function bookingTermsOf(
  ctx: Context,
  { params }: { readonly params: Params<typeof endpoints.bookings.terms> },
): Promise<{ data: BookingTerms }> {
  await ratesWritten(ctx.services, params.id);
  const rate = await rateOfQuote(ctx.db, accountOf(ctx), params.id, params.rate);
  const connection = await bookingConnection(ctx.services, rate);
  return {
    data: {
      pickup_choices: [...pickupChoicesOf(rate, connection)],
      pickup_with_booking: connection === null || connection.adapter.manifest.pickupWithBooking,
    },
  };
}
