import { sql } from 'kysely';
import { z } from 'zod';
import { changed, runCommand, unchanged } from '../../../../core/command.ts';
import { systemContext, type Context, type Services } from '../../../../core/context.ts';
import { addJob, defineJob, handleJob, type JobHandler } from '../../../../core/jobs/define.ts';
import { eachRecord } from '../../../../core/jobs/each-record.ts';
import { Refusal } from '../../../../core/refusal.ts';
import { contextInNameOf } from '../../../../core/sessions/impersonated-context.ts';
import { readOrders } from '../order-rows.ts';
import { moveRow, takeRow, type HeldRow, type RowChange } from './batch-row.ts';
import { bookRow } from './book-row.ts';
import { workBatch } from './batch-job.ts';
import { quoteRow } from './quote-row.ts';

/** Rows of one batch that are processed concurrently. */
const together = 3;

/** The context of the person who started the row, with their current abilities. @throws Refusal forbidden */
async function contextFor(services: Services, row: HeldRow): Promise<Context> {
  const ctx = await contextInNameOf(services, workBatch.name, { accountId: row.account_id, userId: row.acts_for });
  if (!ctx?.actor.abilities.has('shipment.book')) throw new Refusal('forbidden');
  return ctx;
}

async function next(services: Services, row: HeldRow): Promise<RowChange> {
  try {
    const ctx = await contextFor(services, row);
    const orders = await readOrders(ctx.db, row.account_id, sql`o.id = ANY(${[...row.order_ids]}::uuid[])`);
    if (row.state === 'quoting' && orders.some(({ status }) => status !== 'to_ship')) throw new Refusal('order_moved');
    return row.state === 'quoting' ? await quoteRow(ctx, row, orders) : await bookRow(ctx, row, orders);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.code === 'too_many_attempts') {
      const seconds = Number(error.params['seconds']);
      return { state: row.state, again_at: new Date(services.clock().getTime() + seconds * 1000) };
    }
    const state = error.code === 'order_moved' ? 'left_out' : 'failed';
    return { state, reason: { error: error.code, params: error.params } };
  }
}

async function finishRow(services: Services, row: HeldRow, change: RowChange): Promise<void> {
  const ctx = systemContext(services, workBatch.name, row.account_id);
  await runCommand(ctx, 'marketplace.batch_row_moved', async (tx) => {
    if (!(await moveRow(tx, row, change))) return unchanged(undefined);
    if (change.again_at !== undefined) {
      const key = { account_id: row.account_id, batch_id: row.batch_id };
      await addJob(tx, workBatch, key, { runAt: change.again_at, key: `marketplace:batch:${row.batch_id}:later` });
    }
    const after = { place: row.place, state: change.state, reason: change.reason ?? null };
    return changed(undefined, { subject: 'marketplace_batch', subjectId: row.batch_id, after });
  });
}

/**
 * Processes a batch until no row waits or the person's quote limit for this minute is reached. Rows of a dead process
 * continue after their lease expires.
 */
async function work(services: Services, key: z.output<typeof workBatch.payload>): Promise<void> {
  const ctx = systemContext(services, workBatch.name, key.account_id);
  const one = async () => {
    for (;;) {
      const row = await takeRow(ctx, key);
      if (row === undefined) return;
      const changes: RowChange[] = [];
      // A row is identified by its first order. Its lease delays a failing row.
      await eachRecord(
        ctx,
        workBatch.name,
        [{ account_id: row.account_id, id: row.order_ids[0] ?? row.batch_id }],
        async () => {
          const change = await next(services, row);
          await finishRow(services, row, change);
          changes.push(change);
        },
      );
      // The quote limit of this minute is reached. The next run of the job continues.
      if (changes.some(({ state }) => state === 'quoting')) return;
    }
  };
  await Promise.all(Array.from({ length: together }, one));
}

/** Adds a job for each batch that was interrupted. */
async function workDue(ctx: Context): Promise<void> {
  const { services } = ctx;
  const { rows } = await sql<{ account_id: string; batch_id: string }>`
    SELECT DISTINCT account_id, batch_id FROM marketplace_batch_rows
    WHERE state IN ('waiting', 'to_book')
      OR state IN ('quoting', 'booking', 'confirming') AND leased_until <= ${ctx.now()}
  `.execute(services.database.staff);
  for (const key of rows)
    await addJob(services.database.staff, workBatch, key, { key: `marketplace:batch:${key.batch_id}` });
}

export const batchJobs: readonly JobHandler[] = [
  handleJob(workBatch, ({ services }, key) => work(services, key)),
  handleJob(defineJob('marketplace.batches_due', z.object({})), workDue, { cron: '* * * * *', atStart: true }),
];
