import { sql } from 'kysely';
import { z } from 'zod';
import type { Context } from '../../../core/context.ts';
import { defineJob, handleJob, type JobHandler } from '../../../core/jobs/define.ts';
import { eachRecord } from '../../../core/jobs/each-record.ts';
import { reviewCredit } from '../invoices/index.ts';
import { billingDay } from '../../../core/billing-day.ts';
import { reviewAccount } from './review.ts';

/** Accounts whose standing may have changed with time alone, or whose review was lost. */
async function accountsToReview(ctx: Context): Promise<string[]> {
  const today = billingDay(ctx.now());
  const { rows } = await sql<{ id: string }>`
    SELECT a.id FROM accounts a WHERE
      a.credit_status = 'hold' AND EXISTS (
        SELECT FROM credit_holds h WHERE h.account_id = a.id AND h.ended_at IS NULL AND h.cause <> 'staff')
      OR a.credit_status = 'good' AND (a.credit_open_until IS NULL OR a.credit_open_until < ${today}::date) AND (
        a.credit_limit IS NOT NULL OR EXISTS (
          SELECT FROM invoices i WHERE i.account_id = a.id AND i.closed_at IS NULL
            AND i.due_on + a.grace_days < ${today}::date))
  `.execute(ctx.db);
  return rows.map(({ id }) => id);
}

async function reviewAll(ctx: Context): Promise<void> {
  const accounts = (await accountsToReview(ctx)).map((id) => ({ account_id: id, id }));
  await eachRecord(ctx, 'credit_holds.review_all', accounts, ({ id }) => reviewAccount(ctx, id));
}

export const creditHoldsJobs: readonly JobHandler[] = [
  handleJob(reviewCredit, (ctx, { account_id: id }) => reviewAccount(ctx, id)),
  handleJob(defineJob('credit_holds.review_all', z.object({})), reviewAll, { cron: '*/10 * * * *', atStart: true }),
];
