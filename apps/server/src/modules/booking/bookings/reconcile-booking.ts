import type { Reading } from '@waybill/carriers';
import { z } from 'zod';
import { changed, runCommand, unchanged } from '../../../core/command.ts';
import { accountOf, systemContext, type Context } from '../../../core/context.ts';
import { addJob, defineJob, handleJob, type JobHandler } from '../../../core/jobs/define.ts';
import { eachRecord, notSetAside } from '../../../core/jobs/each-record.ts';
import { callCarrier, connectionById, deadlineOf, gatewayOf, type Connection } from '../../carriers/gateway/index.ts';
import { rateOfQuote } from '../../quoting/quotes/index.ts';
import { bookingInput } from './booking-input.ts';
import { lockBooking, moveBooking, readBooking, type BookingRow, type BookingState } from './booking-row.ts';
import { submitBooking } from './submit-booking.ts';
import { findBooking } from './find-booking.ts';
import { finishBooking } from './finish-booking.ts';
import { abandonedClaimMs, reconcileBookingJob, sendingGraceMs } from './reconcile-job.ts';
import { markUnknown, rejectBooking } from './finish-sent-booking.ts';

/** Pauses between look-ups double up to the maximum. After this many inconclusive look-ups, staff decide. */
const [leastPauseMs, mostPauseMs, mostLooks] = [4000, 10 * 60_000, 12];

/** Still inconclusive: schedules the next look-up, or hands the booking to staff after too many. */
async function lookAgain(ctx: Context, id: string): Promise<void> {
  const accountId = accountOf(ctx);
  await runCommand(ctx, 'booking.looked', async (tx) => {
    const row = await lockBooking(tx, accountId, id, ['unknown']);
    if (row === undefined) return unchanged(undefined);
    const now = ctx.now();
    const looks = row.looks + 1;
    const next = new Date(now.getTime() + Math.min(leastPauseMs * 2 ** (looks - 1), mostPauseMs));
    await moveBooking(tx, row, {
      state: 'unknown',
      looks,
      next_look_at: next,
      updated_at: now,
      needs_staff: row.needs_staff || looks >= mostLooks,
    });
    await addJob(tx, reconcileBookingJob, { account_id: accountId, id }, { runAt: next, key: `booking:${id}` });
    return changed(undefined, { subject: 'booking', subjectId: id, after: { looks } });
  });
}

/** Sends it again with the same key: the carrier repeats its first answer and books nothing new. */
async function askAgain(ctx: Context, row: BookingRow, connection: Connection): Promise<void> {
  const rate = await rateOfQuote(ctx.db, row.account_id, row.quote_id, row.rate_id);
  const input = await bookingInput(ctx.services, row, rate);
  const { reading } = await callCarrier(gatewayOf(ctx.services), connection, 'book', input, ctx.requestId);
  await conclude(ctx, row, reading, (booked) =>
    finishBooking(ctx, row.id, { from: ['unknown'], booked, how: 'same_answer' }),
  );
}

async function conclude<R>(
  ctx: Context,
  row: BookingRow,
  reading: Reading<R>,
  onDone: (result: R) => Promise<void>,
): Promise<void> {
  if (reading.outcome === 'done') return onDone(reading.result);
  return lookAgain(ctx, row.id);
}

/** Looks it up by our reference. If it is not found after the settle time, it was never made. */
async function lookUp(ctx: Context, row: BookingRow, connection: Connection): Promise<void> {
  const sentAt = row.sent_at ?? row.created_at;
  const asked = ctx.now();
  const { reading } = await findBooking(ctx, row, connection);
  await conclude(ctx, row, reading, async ({ booked }) => {
    if (booked !== null) return finishBooking(ctx, row.id, { from: ['unknown'], booked, how: 'found' });
    // Measured from the last moment a request could reach the carrier to the time of this look-up.
    const since = (row.unknown_since ?? sentAt).getTime();
    if (asked.getTime() - since < connection.settleSeconds * 1000) return lookAgain(ctx, row.id);
    return rejectBooking(ctx, row.id, ['unknown'], 'The carrier has no booking under our number', 'not_found');
  });
}

async function reconcile(ctx: Context, row: BookingRow, connection: Connection): Promise<void> {
  const { manifest } = connection.adapter;
  if (manifest.idempotency === 'same_answer') return askAgain(ctx, row, connection);
  if (manifest.findByReference) return lookUp(ctx, row, connection);
  // Only staff can find out. It is on their list since it became unknown.
}

/** Nothing to reconcile in these states. `awaiting_payment` is handled with its hold. */
const settledStates: ReadonlySet<BookingState> = new Set(['awaiting_payment', 'expired', 'booked', 'rejected']);

/**
 * Resumes a booking whose process died: an unsent claim is submitted, one in `sending` becomes unknown, and an unknown
 * one is looked up.
 */
export async function reconcileBooking(ctx: Context, id: string): Promise<void> {
  const row = await readBooking(ctx.db, accountOf(ctx), id);
  if (row === undefined || settledStates.has(row.state)) return;
  const age = ctx.now().getTime() - row.updated_at.getTime();
  if (row.state === 'claimed') return age >= abandonedClaimMs ? submitBooking(ctx, id) : undefined;
  const connection = row.connection_id === null ? null : await connectionById(ctx.services, row.connection_id);
  if (connection === null) return;
  if (row.state === 'sending') {
    if (age < deadlineOf(connection, 'book') + sendingGraceMs) return;
    return markUnknown(ctx, id, connection, 'The server stopped while the carrier was being told');
  }
  if (row.next_look_at !== null && row.next_look_at <= ctx.now()) await reconcile(ctx, row, connection);
}

const mostAtOnce = 200;

/** Finds bookings to resume, such as those of a killed process. */
async function sweep(ctx: Context): Promise<void> {
  const now = ctx.now().getTime();
  const open = await ctx.db
    .selectFrom('bookings')
    .select(['account_id', 'id'])
    .where('state', 'in', ['claimed', 'sending', 'unknown'])
    .where('updated_at', '<', new Date(now - 2000))
    .where((is) => is.or([is('state', '!=', 'unknown'), is('next_look_at', '<=', ctx.now())]))
    .where(notSetAside('bookings.resume', 'bookings', ctx.now()))
    .orderBy('updated_at')
    .limit(mostAtOnce)
    .execute();
  await eachRecord(ctx, 'bookings.resume', open, ({ account_id: accountId, id }) =>
    reconcileBooking(systemContext(ctx.services, 'bookings.look', accountId), id),
  );
}

export const reconcileJobs: readonly JobHandler[] = [
  handleJob(reconcileBookingJob, (ctx, { account_id: accountId, id }) =>
    reconcileBooking(systemContext(ctx.services, 'bookings.look', accountId), id),
  ),
  handleJob(defineJob('bookings.resume', z.object({})), sweep, { cron: '* * * * *', atStart: true }),
];
