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

/** The carrier did not take the booking, or never heard of it. Final. */
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

/** It was sent and nobody can tell what came of it: from now on it is looked up, and never sent as new. */
export async function markUnknown(ctx: Context, id: string, connection: Connection, reason: string): Promise<void> {
  const accountId = accountOf(ctx);
  await runCommand(ctx, 'booking.unknown', async (tx) => {
    const row = await lockBooking(tx, accountId, id, ['sending']);
    if (row === undefined) return unchanged(undefined);
    const now = ctx.now();
    const { idempotency, findByReference } = connection.adapter.manifest;
    // With neither a key nor a look-up only a person can find out.
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

/** A carrier that just failed is given a moment. */
const firstLookMs = 2000;

/** Takes a booking that was sent to where the carrier's answer leads it. */
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
