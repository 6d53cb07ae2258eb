import { z } from 'zod';
import type { Context } from '../../core/context.ts';
import { defineJob, handleJob, type JobHandler } from '../../core/jobs/define.ts';
import { lookAtPayment } from './look-at-payment.ts';
import { sendRefund } from './send-refund.ts';

const atOnce = 200;
/** A refund sent this long ago belongs to a call that is over. */
const abandonedMs = 30_000;

/**
 * Asks after every payment whose time to be looked at has come: of one whose webhook was lost, of one that a killed
 * process left, of one whose page is over. One that cannot be asked after holds up no other.
 */
async function checkPayments({ services, db, log }: Context): Promise<void> {
  if (!services.outside.payments) return;
  const due = await db
    .selectFrom('payments')
    .select(['account_id', 'id'])
    .where('check_at', '<=', services.clock())
    .orderBy('check_at')
    .limit(atOnce)
    .execute();
  for (const { account_id: accountId, id } of due) {
    try {
      await lookAtPayment(services, accountId, id);
    } catch (error) {
      log.warn({ err: error, payment: id }, 'a payment could not be asked after');
    }
  }
}

/** Asks again for refunds whose answer nobody waits for any more. */
async function resumeRefunds({ services, db }: Context): Promise<void> {
  if (!services.outside.payments) return;
  const open = await db
    .selectFrom('payment_refunds')
    .select('id')
    .where('state', '=', 'sent')
    .where('created_at', '<', new Date(services.clock().getTime() - abandonedMs))
    .orderBy('created_at')
    .limit(atOnce)
    .execute();
  for (const { id } of open) await sendRefund(services, id);
}

export const resumeRefundsJob: JobHandler = handleJob(defineJob('payments.refunds', z.object({})), resumeRefunds, {
  cron: '* * * * *',
  atStart: true,
});
export const checkPaymentsJob: JobHandler = handleJob(defineJob('payments.check', z.object({})), checkPayments, {
  cron: '* * * * *',
  atStart: true,
});
