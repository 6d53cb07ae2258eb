import { z } from 'zod';
import type { Context } from '../../../../core/context.ts';
import { defineJob, handleJob, type JobHandler } from '../../../../core/jobs/define.ts';
import { eachRecord, notSetAside } from '../../../../core/jobs/each-record.ts';
import { endHoldAt } from './end-hold-job.ts';
import { endHold } from './reconcile-hold.ts';

const atOnce = 200;

/** Checks every hold that is due: no webhook arrived, it expires, or its process died. */
async function checkHolds(ctx: Context): Promise<void> {
  const { services, db } = ctx;
  if (!services.outside.payments) return;
  const due = await db
    .selectFrom('booking_holds')
    .select(['account_id', 'id'])
    .where('check_at', '<=', services.clock())
    .where(notSetAside('bookings.holds', 'booking_holds', services.clock()))
    .orderBy('check_at')
    .limit(atOnce)
    .execute();
  await eachRecord(ctx, 'bookings.holds', due, ({ account_id: accountId, id }) => endHold(services, accountId, id));
}

/** Expires a booking at its deadline if no card was authorized. */
export const endHoldJob: JobHandler = handleJob(endHoldAt, ({ services }, { account_id: accountId, id }) =>
  endHold(services, accountId, id),
);

export const checkHoldsJob: JobHandler = handleJob(defineJob('bookings.holds', z.object({})), checkHolds, {
  cron: '* * * * *',
  atStart: true,
});
