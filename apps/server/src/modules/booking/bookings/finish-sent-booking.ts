import type { Booked, CarrierMessage, Reading } from '@waybill/carriers';
import { changed, runCommand, unchanged } from '../../../core/command.ts';
import { accountOf, type Context } from '../../../core/context.ts';
import { addJob } from '../../../core/jobs/define.ts';
import type { Connection } from '../../carriers/gateway/index.ts';
import { lockBooking, moveBooking, type BookingState, type Reconciled } from './booking-row.ts';
import { finishBooking } from './finish-booking.ts';
import { reconcileBookingJob } from './reconcile-job.ts';

const longestReason = 500;

function wordsOf(messages: readonly CarrierMessage[]): string {
  const said = messages.filter(({ severity }) => severity !== 'info').map(({ text }) => text);
  return said.join(' ').slice(0, longestReason);
}

/** The carrier rejected the booking or never received it. Final. */
export async function rejectBooking(
  ctx: Context,
  id: string,
  from: readonly BookingState[],
  reason: string,
  how: Reconciled | null,
): Promise<void> {
  await runCommand(ctx, 'booking.rejected', async (tx) => {
    const row = await lockBooking(tx, accountOf(ctx), id, from);
    if (row === undefined) return unchanged(undefined);
    const now = ctx.now();
    await moveBooking(tx, row, {
      state: 'rejected',
      reason,
      updated_at: now,
      next_look_at: null,
      needs_staff: false,
      ...(how === null ? {} : { reconciled_at: now, reconciled_how: how }),
    });
    return changed(undefined, { subject: 'booking', subjectId: id, after: { reason, how } });
  });
}

/** The result of a sent booking is unclear. From now on it is only looked up, never sent as new. */
export async function markUnknown(ctx: Context, id: string, connection: Connection, reason: string): Promise<void> {
  const accountId = accountOf(ctx);
  await runCommand(ctx, 'booking.unknown', async (tx) => {
    const row = await lockBooking(tx, accountId, id, ['sending']);
    if (row === undefined) return unchanged(undefined);
    const now = ctx.now();
    const { idempotency, findByReference } = connection.adapter.manifest;
    // Without idempotency key or look-up, only staff can find out.
    const needsStaff = idempotency === 'none' && !findByReference;
    const next = needsStaff ? null : new Date(now.getTime() + firstLookMs);
    await moveBooking(tx, row, {
      state: 'unknown',
      reason,
      unknown_since: now,
      updated_at: now,
      needs_staff: needsStaff,
      next_look_at: next,
    });
    if (next !== null) {
      await addJob(tx, reconcileBookingJob, { account_id: accountId, id }, { runAt: next, key: `booking:${id}` });
    }
    return changed(undefined, { subject: 'booking', subjectId: id, after: { reason, needs_staff: needsStaff } });
  });
}

/** Delay before the first look-up, since the carrier just failed. */
const firstLookMs = 2000;

/** Moves a sent booking on according to the carrier's answer. */
export async function finishSentBooking(
  ctx: Context,
  id: string,
  connection: Connection,
  reading: Reading<Booked>,
): Promise<void> {
  switch (reading.outcome) {
    case 'done':
      return finishBooking(ctx, id, { from: ['sending', 'unknown'], booked: reading.result });
    case 'refused':
      return rejectBooking(ctx, id, ['sending'], wordsOf(reading.messages), null);
    case 'unclear':
      return markUnknown(ctx, id, connection, wordsOf(reading.messages));
  }
}
