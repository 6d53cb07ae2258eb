import type { Params, endpoints } from '@waybill/contract';
import { changed, runCommand, unchanged } from '../../../../core/command.ts';
import { accountOf, type Context } from '../../../../core/context.ts';
import { Refusal } from '../../../../core/refusal.ts';
import { lockBooking, moveBooking, readBooking } from '../booking-row.ts';
import { lockHold, moveHold, readHold } from './hold-row.ts';
import { endHold } from './reconcile-hold.ts';

/** Reason of a booking that was canceled by a person instead of expiring. */
export const canceledByHand = 'canceled';

/**
 * Cancels a booking that waits for a card. It ends like an expired one: a card, the deadline, or this call, whichever
 * is first. A late authorization is released. Idempotent.
 * @throws Refusal not_found, conflict when a card is already authorized or none is required
 */
export async function cancelBooking(
  ctx: Context,
  { params: { id } }: { readonly params: Params<typeof endpoints.bookings.cancel> },
): Promise<void> {
  const accountId = accountOf(ctx);
  const row = await readHold(ctx.db, accountId, id);
  if (row === undefined)
    throw new Refusal((await readBooking(ctx.db, accountId, id)) === undefined ? 'not_found' : 'conflict');
  // Customers' database connections cannot write the end of a hold. The audit trail names the person.
  const asStaff = { ...ctx, db: ctx.services.database.staff };
  await runCommand<void>(asStaff, 'booking.canceled', async (tx) => {
    const hold = await lockHold(tx, row, ['awaiting']);
    if (hold === undefined) {
      if ((await readHold(tx, accountId, id))?.state === 'expired') return unchanged(undefined);
      throw new Refusal('conflict');
    }
    const booking = await lockBooking(tx, accountId, id, ['awaiting_payment']);
    if (booking === undefined) throw new Error(`Booking ${id} does not wait for its hold`);
    const now = ctx.now();
    await moveHold(tx, row, { state: 'expired', settled_at: now, check_at: hold.session_id === null ? null : now });
    await moveBooking(tx, booking, { state: 'expired', reason: canceledByHand, updated_at: now });
    return changed(undefined, { subject: 'booking', subjectId: id, after: { reference: booking.reference } });
  });
  // Closes the page, so that no one enters a card in vain. Retried by a job if it fails.
  await endHold(ctx.services, accountId, id);
}
