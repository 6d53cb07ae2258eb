import type { Quote } from '@waybill/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../core/database/database.ts';

type LiveBooking = NonNullable<Quote['booking']>;

/**
 * Serializes bookings of a quote until the transaction ends. An advisory lock, not a row lock: changes of an offer lock
 * the quote's row after the request's, in the opposite order.
 */
export async function lockQuote(tx: Tx, accountId: string, id: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`book:${accountId}:${id}`}, 0))`.execute(tx);
}

/**
 * The live booking of a quote: one in progress, or one whose shipment is not canceled. Null when the quote can be
 * booked. The database allows one per quote (`bookings_live_of_quote`).
 */
export async function liveBookingOf(db: Db | Tx, accountId: string, quoteId: string): Promise<LiveBooking | null> {
  const row = await db
    .selectFrom('bookings')
    .leftJoin('users', (join) =>
      join.onRef('users.account_id', '=', 'bookings.account_id').onRef('users.id', '=', 'bookings.claimed_by'),
    )
    .select(['bookings.id', 'state', 'reference', 'rate_id', 'shipment_id', 'bookings.created_at', 'users.name'])
    .where('bookings.account_id', '=', accountId)
    .where('quote_id', '=', quoteId)
    .where('state', 'not in', ['rejected', 'expired'])
    .where('quote_released_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) return null;
  const decided = row.state === 'booked' || row.state === 'awaiting_payment';
  return {
    id: row.id,
    state: decided ? (row.state as LiveBooking['state']) : 'confirming',
    number: row.reference,
    rate_id: row.rate_id,
    shipment_id: row.shipment_id,
    booked_by: row.name,
    booked_at: row.created_at.toISOString(),
  };
}
