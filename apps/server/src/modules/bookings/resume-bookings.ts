import { z } from 'zod';
import { systemContext, type Context } from '../../core/context.ts';
import { defineJob, handleJob } from '../../core/jobs/define.ts';
import { finishBooking } from './finish-booking.ts';

/** A claim this old belongs to a process that is no longer there. */
const abandonedAfterMs = 30_000;

async function resumeBookings(ctx: Context): Promise<void> {
  const before = new Date(ctx.now().getTime() - abandonedAfterMs);
  const abandoned = await ctx.db
    .selectFrom('bookings')
    .select(['account_id', 'id'])
    .where('state', '=', 'claimed')
    .where('updated_at', '<', before)
    .limit(100)
    .execute();
  for (const { account_id: accountId, id } of abandoned) {
    await finishBooking(systemContext(ctx.services, 'bookings.resume', accountId), id);
  }
}

/** Finishes what a killed process left between its claim and its end. */
export const resumeBookingsJob = handleJob(defineJob('bookings.resume', z.object({})), resumeBookings, {
  cron: '* * * * *',
});
