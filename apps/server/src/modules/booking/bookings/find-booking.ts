import type { Found } from '@waybill/carriers';
import { zoned } from '@waybill/freight';
import type { Context } from '../../../core/context.ts';
import { callCarrier, gatewayOf, type Called, type Connection } from '../../carriers/gateway/index.ts';
import { rateOfQuote } from '../../quoting/quotes/index.ts';
import { referenceOf } from './booking-input.ts';
import type { BookingRow } from './booking-row.ts';

/** Looks up a booking at the carrier by our reference. No side effects there. */
export async function findBooking(ctx: Context, row: BookingRow, connection: Connection): Promise<Called<Found>> {
  const rate = await rateOfQuote(ctx.db, row.account_id, row.quote_id, row.rate_id);
  const sentAt = row.sent_at ?? row.created_at;
  const input = {
    reference: referenceOf(row),
    mode: rate.request.mode,
    sentOn: zoned(sentAt.getTime(), rate.origin.time_zone).date,
    pickupDate: rate.request.pickup_date,
  } as const;
  return callCarrier(gatewayOf(ctx.services), connection, 'find', input, ctx.requestId);
}
