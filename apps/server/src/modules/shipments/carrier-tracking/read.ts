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

/** Reads one at a time after a batch failed, so that a bad delivery does not block the others. */
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
 * Reads all open deliveries in batches, until none is left for this process. Reading again changes nothing, since
 * events are stored once.
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

/** Each delivery queues its own job; usually an earlier batch has already read it. */
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
  // Finds deliveries whose job was lost.
  handleJob(defineJob('tracking.read_left', z.object({})), readAllOpen, { cron: '* * * * *', atStart: true }),
];
