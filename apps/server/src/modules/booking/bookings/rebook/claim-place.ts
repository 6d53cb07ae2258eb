import type { RebookInput } from '@waybill/contract';
import { sql } from 'kysely';
import { writeAudit } from '../../../../core/audit.ts';
import type { Context } from '../../../../core/context.ts';
import type { Tx } from '../../../../core/database/database.ts';
import { announce } from '../../../../core/live/announce.ts';
import { barred } from './barred.ts';
import { oldBooking, type OldBooking } from './old-booking.ts';
import { isBooked, placeBar } from './rebook-bar.ts';
import { fruitless } from './replacements.ts';

/** Removes earlier attempts that failed. */
async function clearFruitless(tx: Tx, { accountId, id }: OldBooking, now: Date): Promise<void> {
  await tx
    .updateTable('shipment_replacements')
    .set({ failed_at: now })
    .where('account_id', '=', accountId)
    .where('replaces', '=', id)
    .where('failed_at', 'is', null)
    .where((of) =>
      of.exists(
        of
          .selectFrom('bookings')
          .select('bookings.id')
          .whereRef('bookings.account_id', '=', 'shipment_replacements.account_id')
          .whereRef('bookings.id', '=', 'shipment_replacements.id')
          .where('bookings.state', 'in', fruitless),
      ),
    )
    .execute();
}

/**
 * Claims the place of an old booking for a new one, in the transaction of the new one's claim. Only one claim wins, and
 * an attempt that is booked or may be booked keeps the place. The old shipment is locked, so that it cannot be restored
 * meanwhile.
 * @param reference our reference of the new booking
 * @throws Refusal rebook_barred
 */
export async function claimPlace(
  ctx: Context,
  tx: Tx,
  id: string,
  { booking_id: bookingId, price, reason }: RebookInput,
  booked: { readonly reference: string; readonly carrier: string },
): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`rebook:${id}`}, 0))`.execute(tx);
  const old = await oldBooking(tx, id, true);
  const bar = isBooked(old) ? 'cancel_unclear' : await placeBar(tx, old);
  if (bar !== null) throw barred(ctx, bar);
  await clearFruitless(tx, old, ctx.now());
  await tx
    .insertInto('shipment_replacements')
    .values({
      account_id: old.accountId,
      id: bookingId,
      replaces: id,
      replaces_number: old.number,
      price_kept: price === 'kept',
      reason,
      created_at: ctx.now(),
    })
    .execute();
  await writeAudit(ctx, tx, 'shipment.rebooked', {
    subject: 'shipment',
    subjectId: id,
    accountId: old.accountId,
    before: { number: old.number, carrier: old.carrier },
    after: { number: booked.reference, carrier: booked.carrier, price, reason },
  });
  await announce(tx, 'shipment', id);
}
