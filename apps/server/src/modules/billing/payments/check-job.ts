import { z } from 'zod';
import type { Context } from '../../../core/context.ts';
import { defineJob, handleJob, type JobHandler } from '../../../core/jobs/define.ts';
import { eachRecord, notSetAside } from '../../../core/jobs/each-record.ts';
import { reconcilePayment } from './reconcile-payment.ts';
import { sendRefund } from './send-refund.ts';

const atOnce = 200;
/** The call that sent a refund has ended after this time. */
const abandonedMs = 30_000;

/**
 * Checks every payment that is due for a check: a lost webhook, a killed process, an expired page. A failed check does
 * not block the others.
 */
async function checkPayments(ctx: Context): Promise<void> {
  const { services, db } = ctx;
  if (!services.outside.payments) return;
  const due = await db
    .selectFrom('payments')
    .select(['account_id', 'id'])
    .where('check_at', '<=', services.clock())
    .where(notSetAside('payments.check', 'payments', services.clock()))
    .orderBy('check_at')
    .limit(atOnce)
    .execute();
  await eachRecord(ctx, 'payments.check', due, ({ account_id: accountId, id }) =>
    reconcilePayment(services, accountId, id),
  );
}

/** Retries refunds that no call is waiting for anymore. */
async function resumeRefunds(ctx: Context): Promise<void> {
  const { services, db } = ctx;
  if (!services.outside.payments) return;
  const open = await db
    .selectFrom('payment_refunds')
    .select(['account_id', 'id'])
    .where('state', '=', 'sent')
    .where('created_at', '<', new Date(services.clock().getTime() - abandonedMs))
    .where(notSetAside('payments.refunds', 'payment_refunds', services.clock()))
    .orderBy('created_at')
    .limit(atOnce)
    .execute();
  await eachRecord(ctx, 'payments.refunds', open, ({ account_id: accountId, id }) =>
    sendRefund(services, accountId, id),
  );
}

export const resumeRefundsJob: JobHandler = handleJob(defineJob('payments.refunds', z.object({})), resumeRefunds, {
  cron: '* * * * *',
  atStart: true,
});
export const checkPaymentsJob: JobHandler = handleJob(defineJob('payments.check', z.object({})), checkPayments, {
  cron: '* * * * *',
  atStart: true,
});
