import type { Params, endpoints } from '@waybill/contract';
import { changed, runCommand, unchanged } from '../../../../core/command.ts';
import { accountOf, type Context } from '../../../../core/context.ts';
import { Refusal } from '../../../../core/refusal.ts';
import { lockBooking, moveBooking, readBooking } from '../booking-row.ts';
import { lockHold, moveHold, readHold } from './hold-row.ts';
import { endHold } from './reconcile-hold.ts';

/** What stands as the reason of a booking that somebody took back, and that did not run out of time. */
export const canceledByHand = 'canceled';

/**
 * Takes a booking back that waits for its card. It ends as one whose time is over: whoever comes first of a card, the
 * clock and this call wins, and money that comes later is let go of. A second call finds the first one's end.
 * @throws Refusal not_found, conflict when a card was authorized before, or none is asked for
 */
export async function cancelBooking(
  ctx: Context,
  { params: { id } }: { readonly params: Params<typeof endpoints.bookings.cancel> },
): Promise<void> {
  const accountId = accountOf(ctx);
  const row = await readHold(ctx.db, accountId, id);
  if (row === undefined)
    throw new Refusal((await readBooking(ctx.db, accountId, id)) === undefined ? 'not_found' : 'conflict');
  // Customers' connections may not say how a hold ends; the audit trail has who it was.
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
  // Its page is closed, so that nobody types a card for nothing; where that fails it is tried again by itself.
  await endHold(ctx.services, accountId, id);
}
