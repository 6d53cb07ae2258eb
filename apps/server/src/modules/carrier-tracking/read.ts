import { z } from 'zod';
import type { Tracked } from '@waybill/carriers';
import { systemContext, type Context } from '../../core/context.ts';
import { defineJob, handleJob, type JobHandler } from '../../core/jobs/define.ts';
import { allStorable } from '../../core/storable.ts';
import { connectionById } from '../gateway/index.ts';
import { applyTracked } from './apply.ts';
import { applyEdi214, edi214Source, problemOf } from './edi-214.ts';
import { readDelivery } from './read-job.ts';
import { finishDelivery } from './receive.ts';
import { readTracked } from './tracked-shape.ts';

/** After so many tries what cannot be read is left to staff, with the reason. */
const mostAttempts = 8;

type Row = {
  readonly id: string;
  readonly source: string;
  readonly connection_id: string | null;
  readonly body: string;
};

async function trackedOf(ctx: Context, row: Row): Promise<{ tracked: readonly Tracked[] | null; source: string }> {
  const [way = '', name = ''] = row.source.split(':');
  const connection = row.connection_id === null ? null : await connectionById(ctx.services, row.connection_id);
  const source = connection === null ? row.source : `carrier:${connection.adapter.manifest.code}`;
  if (way === 'push' && name !== 'signed')
    return { tracked: allStorable(connection?.adapter.push?.readPush(row.body) ?? null), source };
  return { tracked: allStorable(readTracked(row.body)), source };
}

/**
 * Reads one delivery into events. Doing it twice changes nothing, since events are kept once; so it is marked as read
 * only afterwards, and a process that is killed in between leaves it to the next one.
 */
async function read(ctx: Context, id: string): Promise<void> {
  const row = await ctx.services.database.staff
    .selectFrom('tracking_deliveries')
    .select(['id', 'source', 'connection_id', 'body', 'attempts'])
    .where('id', '=', id)
    .where('processed_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) return;
  if (row.source === edi214Source) {
    const result = await applyEdi214(ctx, row.body);
    return finishDelivery(ctx, id, problemOf(result), result);
  }
  const { tracked, source } = await trackedOf(ctx, row);
  if (tracked === null) return finishDelivery(ctx, id, 'It could not be read');
  const { unknownNumbers } = await applyTracked(ctx, tracked, source, row.connection_id);
  await finishDelivery(
    ctx,
    id,
    unknownNumbers.length === 0 ? null : `No shipment has ${unknownNumbers.slice(0, 20).join(', ')}`,
  );
}

/** Reads what nobody came back to, oldest first. */
async function sweep(ctx: Context): Promise<void> {
  const open = await ctx.db
    .selectFrom('tracking_deliveries')
    .select(['id', 'attempts'])
    .where('processed_at', 'is', null)
    .where('received_at', '<', new Date(ctx.now().getTime() - 5000))
    .orderBy('received_at')
    .limit(500)
    .execute();
  for (const { id, attempts } of open) {
    try {
      if (attempts >= mostAttempts) await finishDelivery(ctx, id, 'It failed too often');
      else await read(ctx, id);
    } catch (error) {
      ctx.log.error({ err: error, delivery: id }, 'a delivery of tracking events failed');
      await ctx.services.database.staff
        .updateTable('tracking_deliveries')
        .set((set) => ({ attempts: set('attempts', '+', 1) }))
        .where('id', '=', id)
        .execute();
    }
  }
}

export const readJobs: readonly JobHandler[] = [
  handleJob(readDelivery, (ctx, { id }) => read(systemContext(ctx.services, 'tracking.read'), id)),
  handleJob(defineJob('tracking.read_left', z.object({})), sweep, { cron: '* * * * *', atStart: true }),
];
