import { expiredShownMs, type WaitingBooking } from '@waybill/contract';
import type { Currency } from '@waybill/freight';
import { accountOf, type Context } from '../../../../core/context.ts';
import { cityOf } from '../city-of.ts';
import { canceledByHand } from './cancel-booking.ts';

const atMost = 50;

function rowsOf(ctx: Context) {
  const since = new Date(ctx.now().getTime() - expiredShownMs);
  return ctx.db
    .selectFrom('booking_holds as h')
    .innerJoin('bookings as b', (join) => join.onRef('b.account_id', '=', 'h.account_id').onRef('b.id', '=', 'h.id'))
    .innerJoin('quotes as q', (join) =>
      join.onRef('q.account_id', '=', 'b.account_id').onRef('q.id', '=', 'b.quote_id'),
    )
    .innerJoin('quote_rates as r', (join) =>
      join
        .onRef('r.account_id', '=', 'b.account_id')
        .onRef('r.quote_id', '=', 'b.quote_id')
        .onRef('r.id', '=', 'b.rate_id'),
    )
    .innerJoin('carriers as c', 'c.id', 'r.carrier_id')
    .select(['h.id', 'h.state', 'h.currency', 'h.charge', 'h.amount', 'h.expires_at', 'h.session_url'])
    .select(['b.reference', 'b.quote_id', 'c.name as carrier_name', 'q.origin', 'q.destination', 'q.pickup_date'])
    .where('h.account_id', '=', accountOf(ctx))
    .where((is) =>
      is.or([
        is('h.state', '=', 'awaiting'),
        is.and([
          is('h.state', '=', 'expired'),
          is('h.expires_at', '>=', since),
          is('b.reason', 'is distinct from', canceledByHand),
          // No notice of an expired booking when the same quote was booked after all.
          is.not(
            is.exists(
              is
                .selectFrom('bookings as again')
                .select('again.id')
                .whereRef('again.account_id', '=', 'b.account_id')
                .whereRef('again.quote_id', '=', 'b.quote_id')
                .whereRef('again.created_at', '>', 'b.created_at'),
            ),
          ),
        ]),
      ]),
    )
    .orderBy('h.state')
    .orderBy('h.expires_at')
    .limit(atMost);
}

/** Bookings that wait for a card, and those that expired recently. */
export async function listAwaiting(
  ctx: Context,
): Promise<{ readonly now: string; readonly bookings: WaitingBooking[] }> {
  const rows = await rowsOf(ctx).execute();
  return {
    now: ctx.now().toISOString(),
    bookings: rows.map((row) => {
      const money = (amount: number) => ({ amount, currency: row.currency as Currency });
      const waits = row.state === 'awaiting';
      return {
        id: row.id,
        state: waits ? 'awaiting_payment' : 'expired',
        reference: row.reference,
        quote_id: row.quote_id,
        carrier_name: row.carrier_name,
        origin: cityOf(row.origin),
        destination: cityOf(row.destination),
        pickup_date: row.pickup_date,
        charge: money(row.charge),
        hold: money(row.amount),
        expires_at: row.expires_at.toISOString(),
        url: waits ? row.session_url : null,
      };
    }),
  };
}
