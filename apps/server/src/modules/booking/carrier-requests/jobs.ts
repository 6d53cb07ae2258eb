import { sql } from 'kysely';
import { z } from 'zod';
import { systemContext, type Context } from '../../../core/context.ts';
import { defineJob, handleJob, type JobHandler } from '../../../core/jobs/define.ts';
import { eachRecord, notSetAside } from '../../../core/jobs/each-record.ts';
import { changed, runCommand, unchanged } from '../../../core/command.ts';
import { Refusal } from '../../../core/refusal.ts';
import { requestBookedPickup } from './booked-pickup-job.ts';
import { mailOperationsJob } from './notify-operations.ts';
import { requestPickup } from './request-pickup.ts';
import { finishRequest } from './request-row.ts';
import { repeatVoid } from './cancel-shipment.ts';
import { retryVoid } from './void-job.ts';

/** Longer than any carrier call, so the caller is gone. */
const abandonedMs = 60_000;

/** Retries unfinished voids with growing pauses. */
async function sweep(ctx: Context): Promise<void> {
  const open = await ctx.db
    .selectFrom('carrier_requests')
    .select(['account_id', 'id'])
    .where('kind', '=', 'void')
    .where('state', 'in', ['sending', 'unknown'])
    .where(
      sql<boolean>`updated_at + greatest(${abandonedMs} * interval '1 ms', updated_at - created_at) < ${ctx.now()}`,
    )
    .where(notSetAside('carriers.resume', 'carrier_requests', ctx.now()))
    .limit(100)
    .execute();
  await eachRecord(ctx, 'carriers.resume', open, ({ account_id: accountId, id }) =>
    repeatVoid(systemContext(ctx.services, 'carriers.void', accountId), id),
  );
  await markAbandoned(ctx);
}

/**
 * Marks pickups and their cancellations whose process died as unknown. The carrier may have received them, so no retry.
 */
async function markAbandoned(ctx: Context): Promise<void> {
  const open = await ctx.db
    .selectFrom('carrier_requests')
    .select(['account_id', 'id', 'shipment_id', 'kind'])
    .where('kind', '!=', 'void')
    .where('state', '=', 'sending')
    .where('updated_at', '<', new Date(ctx.now().getTime() - abandonedMs))
    .where(notSetAside('carriers.resume', 'carrier_requests', ctx.now()))
    .limit(100)
    .execute();
  await eachRecord(
    ctx,
    'carriers.resume',
    open,
    async ({ account_id: accountId, id, shipment_id: shipmentId, kind }) => {
      const own = systemContext(ctx.services, 'carriers.resume', accountId);
      await runCommand(own, 'carrier.request_unknown', async (tx) => {
        const settled = await finishRequest(own, tx, id, ['sending'], { state: 'unknown' });
        return settled
          ? changed(undefined, { subject: 'shipment', subjectId: shipmentId, after: { kind } })
          : unchanged(undefined);
      });
    },
  );
}

/** Requests the pickup chosen at booking. A refusal is shown with the shipment, where it can be requested again. */
async function pickUpBooked(
  ctx: Context,
  {
    id,
    ...body
  }: { readonly id: string; readonly date: string; readonly ready_at: string; readonly closes_at: string },
): Promise<void> {
  try {
    await requestPickup(ctx, { params: { id }, body });
  } catch (problem) {
    if (!(problem instanceof Refusal) || problem.code !== 'pickup_refused') throw problem;
    ctx.log.warn({ shipment: id }, 'the carrier refused the pickup of a booking');
  }
}

export const carrierRequestJobs: readonly JobHandler[] = [
  mailOperationsJob,
  handleJob(requestBookedPickup, (ctx, { account_id: accountId, ...asked }) =>
    pickUpBooked(systemContext(ctx.services, 'carriers.booked_pickup', accountId), asked),
  ),
  handleJob(retryVoid, (ctx, { account_id: accountId, id }) =>
    repeatVoid(systemContext(ctx.services, 'carriers.void', accountId), id),
  ),
  handleJob(defineJob('carriers.resume', z.object({})), sweep, { cron: '* * * * *', atStart: true }),
];
