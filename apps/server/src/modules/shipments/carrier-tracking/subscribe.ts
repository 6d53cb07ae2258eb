import { systemContext, type Context } from '../../../core/context.ts';
import { handleJob, type JobHandler } from '../../../core/jobs/define.ts';
import { callCarrier, connectionById, gatewayOf } from '../../carriers/gateway/index.ts';
import { subscribeToEvents } from './subscribe-job.ts';

/** Tried once: if the carrier refuses, polling still gets the events. */
async function subscribe(ctx: Context, accountId: string, id: string): Promise<void> {
  const shipment = await ctx.db
    .selectFrom('shipments')
    .select(['connection_id', 'tracking_numbers'])
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  const connection = shipment?.connection_id ? await connectionById(ctx.services, shipment.connection_id) : null;
  if (shipment === undefined || connection?.adapter.operations.subscribe === undefined) return;
  if (connection.adapter.push === undefined || shipment.tracking_numbers.length === 0) return;
  const callbackUrl = `${ctx.services.publicUrl}/api/push/${connection.id}`;
  const input = { numbers: shipment.tracking_numbers, callbackUrl };
  await callCarrier(gatewayOf(ctx.services), connection, 'subscribe', input, ctx.requestId);
}

export const subscribeJobs: readonly JobHandler[] = [
  handleJob(subscribeToEvents, (ctx, { account_id: accountId, id }) =>
    subscribe(systemContext(ctx.services, 'tracking.subscribe', accountId), accountId, id),
  ),
];
