import { z } from 'zod';
import { changed, runCommand, unchanged } from '../../../core/command.ts';
import type { Context } from '../../../core/context.ts';
import { defineJob, handleJob, type JobHandler } from '../../../core/jobs/define.ts';
import { eachRecord, notSetAside } from '../../../core/jobs/each-record.ts';
import { addEvent, endOffers, moveRequest, type RequestRow } from './request-row.ts';
import { notifyCustomer } from './notify.ts';

/** Expires offers and notifies the customer, unless they were booked in the meantime. */
async function expire(ctx: Context, row: RequestRow): Promise<void> {
  await runCommand(ctx, 'quote_request.expired', async (tx) => {
    const seen = { states: ['answered'], version: row.version } as const;
    const moved = await moveRequest(ctx, tx, row, seen, { state: 'expired' });
    if (moved === undefined) return unchanged(undefined);
    await endOffers(ctx, tx, moved);
    await addEvent(ctx, tx, moved, 'expired');
    await notifyCustomer(ctx, tx, moved, 'quote_request_expired');
    return changed(undefined, { subject: 'quote_request', subjectId: row.id, accountId: row.account_id });
  });
}

async function expireDue(ctx: Context): Promise<void> {
  const due = await ctx.db
    .selectFrom('quote_requests')
    .selectAll()
    .where('state', '=', 'answered')
    .where('offers_until', '<=', ctx.now())
    .where(notSetAside('quote_requests.expire', 'quote_requests', ctx.now()))
    .orderBy('offers_until')
    .limit(200)
    .execute();
  await eachRecord(ctx, 'quote_requests.expire', due, (row) => expire(ctx, row));
}

export const expireJobs: readonly JobHandler[] = [
  handleJob(defineJob('quote_requests.expire', z.object({})), expireDue, { cron: '* * * * *' }),
];
