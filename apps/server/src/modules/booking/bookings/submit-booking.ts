import { changed, runCommand, unchanged } from '../../../core/command.ts';
import { accountOf, type Context } from '../../../core/context.ts';
import { addJob } from '../../../core/jobs/define.ts';
import { callCarrier, connectionById, deadlineOf, gatewayOf, type Connection } from '../../carriers/gateway/index.ts';
import { rateOfQuote } from '../../quoting/quotes/index.ts';
import { bookingInput } from './booking-input.ts';
import { lockBooking, moveBooking, readBooking, type BookingRow } from './booking-row.ts';
import { finishBooking } from './finish-booking.ts';
import { reconcileBookingJob, sendingGraceMs } from './reconcile-job.ts';
import { rejectBooking, finishSentBooking } from './finish-sent-booking.ts';

/** Steps between claim and answer at which a fault run can stop. */
export const bookingSteps = ['claimed', 'before_sending', 'sending', 'before_reply_is_kept', 'reply_kept'] as const;
export type BookingStep = (typeof bookingSteps)[number];

async function at(ctx: Context, step: BookingStep): Promise<void> {
  await ctx.services.checkpoint?.(step);
}

/** Commits that the carrier may receive the booking from now on. @returns false when another process was first */
async function markSending(ctx: Context, id: string, connection: Connection): Promise<boolean> {
  const accountId = accountOf(ctx);
  return runCommand(ctx, 'booking.sending', async (tx) => {
    const row = await lockBooking(tx, accountId, id, ['claimed']);
    if (row === undefined) return unchanged(false);
    const now = ctx.now();
    await moveBooking(tx, row, { state: 'sending', sent_at: now, updated_at: now });
    const runAt = new Date(now.getTime() + deadlineOf(connection, 'book') + sendingGraceMs);
    await addJob(tx, reconcileBookingJob, { account_id: accountId, id }, { runAt, key: `booking:${id}` });
    return changed(true, { subject: 'booking', subjectId: id, after: { carrier: connection.carrier.name } });
  });
}

/** Sends a booking and settles it by the carrier's answer. No transaction is open during the call. */
async function send(ctx: Context, row: BookingRow, connection: Connection): Promise<void> {
  const rate = await rateOfQuote(ctx.db, row.account_id, row.quote_id, row.rate_id);
  const input = await bookingInput(ctx.services, row, rate);
  const called = await callCarrier(gatewayOf(ctx.services), connection, 'book', input, ctx.requestId);
  await at(ctx, 'before_reply_is_kept');
  await finishSentBooking(ctx, row.id, connection, called.reading);
}

/**
 * Submits a claimed booking, and finishes it unless the answer is unclear. Safe to repeat after a crash, and to run in
 * two processes at once: only one can mark it as sending, and a marked booking is never sent as new.
 */
export async function submitBooking(ctx: Context, id: string): Promise<void> {
  const accountId = accountOf(ctx);
  const row = await readBooking(ctx.db, accountId, id);
  if (row === undefined || row.state !== 'claimed') return;
  await at(ctx, 'claimed');
  const connection = row.connection_id === null ? null : await connectionById(ctx.services, row.connection_id);
  if (connection === null) {
    if (row.connection_id === null) return finishBooking(ctx, id, { from: ['claimed'], booked: null });
    return rejectBooking(ctx, id, ['claimed'], 'The carrier is not connected any more', null);
  }
  await at(ctx, 'before_sending');
  if (!(await markSending(ctx, id, connection))) return;
  await at(ctx, 'sending');
  await send(ctx, row, connection);
  await at(ctx, 'reply_kept');
}
