import { z } from 'zod';
import { systemContext, type Context } from '../../../core/context.ts';
import { defineJob, handleJob, type JobHandler } from '../../../core/jobs/define.ts';
import { markFailed, mostAttempts } from './deliveries.ts';
import { readOne, readOpen } from './read-batch.ts';
import { readDelivery } from './read-job.ts';

async function openOnes(ctx: Context, most: number): Promise<readonly string[]> {
  const rows = await ctx.services.database.staff
    .selectFrom('tracking_deliveries')
    .select('id')
    .where('processed_at', 'is', null)
    .where('attempts', '<', mostAttempts)
    .orderBy('received_at')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** One by one, since something in the batch cannot be applied; the others must not wait for it. */
async function readApart(ctx: Context, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    try {
      await readOne(ctx, id);
    } catch (error) {
      ctx.log.error({ err: error, delivery: id }, 'a delivery of tracking events failed');
      await markFailed(ctx, id);
    }
  }
}

/**
 * Reads whatever is open, a batch at a time, until nothing is left that no other process reads. Reading again changes
 * nothing, since events are kept once.
 */
export async function readAllOpen(ctx: Context): Promise<void> {
  for (;;) {
    try {
      if ((await readOpen(ctx)).length === 0) return;
    } catch (error) {
      ctx.log.error({ err: error }, 'a batch of tracking events failed');
      const open = await openOnes(ctx, 50);
      await readApart(ctx, open);
      return;
    }
  }
}

/** Each delivery asks for its own reading; most find that a batch before has read it already. */
async function read(ctx: Context, id: string): Promise<void> {
  const open = await ctx.services.database.staff
    .selectFrom('tracking_deliveries')
    .select('id')
    .where('id', '=', id)
    .where('processed_at', 'is', null)
    .executeTakeFirst();
  if (open !== undefined) await readAllOpen(ctx);
}

export const readJobs: readonly JobHandler[] = [
  handleJob(readDelivery, (ctx, { id }) => read(systemContext(ctx.services, 'tracking.read'), id)),
  // What nobody came back to.
  handleJob(defineJob('tracking.read_left', z.object({})), readAllOpen, { cron: '* * * * *', atStart: true }),
];
