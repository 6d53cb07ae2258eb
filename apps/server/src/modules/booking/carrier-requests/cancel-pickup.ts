import { refused, type CarrierMessage, type Reading, type Voided } from '@waybill/carriers';
import type { endpoints, Params, Shipment } from '@waybill/contract';
import { changed, runCommand, unchanged } from '../../../core/command.ts';
import { accountOf, type Context } from '../../../core/context.ts';
import { reply, type Reply } from '../../../core/http/binding.ts';
import { Refusal } from '../../../core/refusal.ts';
import { speak } from '../../../core/speak.ts';
import { callCarrier, connectionById, gatewayOf, type Connection } from '../../carriers/gateway/index.ts';
import { showShipment } from '../../shipments/shipments/index.ts';
import { claimRequest, finishRequest, activeRequest, withdrawPickup } from './request-row.ts';

type Asked = { readonly params: Params<typeof endpoints.shipments.cancelPickup> };

/** A pickup as needed for its cancellation. */
type Pickup = { readonly pickupNumber: string; readonly handle: string | null; readonly date: string };

async function pickupOf(ctx: Context, shipment: Shipment): Promise<Pickup | null> {
  if (shipment.pickup_number === null) return null;
  const asked = await activeRequest(ctx, shipment.id, 'pickup');
  const outcome = asked?.outcome as { readonly handle: string | null } | null | undefined;
  const request = asked?.request as { readonly date: string } | undefined;
  return {
    pickupNumber: shipment.pickup_number,
    handle: outcome?.handle ?? null,
    // A pickup that came with the booking is on the shipment's own day.
    date: request?.date ?? shipment.pickup_date,
  };
}

/** Whether a pickup was canceled before, so that a repeated call gets the same answer. */
async function wasCanceled(ctx: Context, id: string): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('carrier_requests')
    .select('id')
    .where('account_id', '=', accountOf(ctx))
    .where('shipment_id', '=', id)
    .where('kind', '=', 'cancel_pickup')
    .where('state', '=', 'withdrawn')
    .executeTakeFirst();
  return row !== undefined;
}

/** A handle may expire quickly, so carriers that issue new ones are asked for one first. */
async function call(ctx: Context, connection: Connection, pickup: Pickup): Promise<Reading<Voided>> {
  const gateway = gatewayOf(ctx.services);
  if (connection.adapter.operations.find_pickup === undefined)
    return (await callCarrier(gateway, connection, 'cancel_pickup', pickup, ctx.requestId)).reading;
  const { pickupNumber } = pickup;
  const found = await callCarrier(gateway, connection, 'find_pickup', { pickupNumber }, ctx.requestId);
  // Without a handle, it is certain that nothing was canceled.
  if (found.reading.outcome !== 'done') return refused(found.reading.messages);
  const { handle } = found.reading.result;
  return (await callCarrier(gateway, connection, 'cancel_pickup', { ...pickup, handle }, ctx.requestId)).reading;
}

async function settle(ctx: Context, id: string, requestId: string, reading: Reading<Voided>): Promise<void> {
  await runCommand(ctx, 'shipment.pickup_canceled', async (tx) => {
    const state = reading.outcome === 'done' ? 'done' : reading.outcome === 'refused' ? 'refused' : 'unknown';
    if (!(await finishRequest(ctx, tx, requestId, ['sending'], { state, messages: reading.messages })))
      return unchanged(undefined);
    if (state === 'done') await withdrawPickup(ctx, tx, id);
    return changed(undefined, { subject: 'shipment', subjectId: id, after: { pickup_cancelation: state } });
  });
}

const wordsOf = (messages: readonly CarrierMessage[]): string => messages.map(({ text }) => text).join(' ');

/**
 * Cancels a pickup once, however often it is called. An unclear answer is not retried: the response stays 202 until
 * staff ask the carrier.
 * @throws Refusal pickup_not_cancelable with the reason
 */
export async function cancelPickup(ctx: Context, { params: { id } }: Asked): Promise<Reply<{ data: Shipment }>> {
  const show = async () => (await showShipment(ctx.db, accountOf(ctx), id, ctx.services.publicUrl)).shipment;
  const bar = (phrase: 'no_pickup_to_cancel' | 'pickup_cancel_not_offered') =>
    new Refusal('pickup_not_cancelable', { params: { reason: speak(ctx.language)(`terms.${phrase}`) } });
  const shipment = await show();
  const row = await ctx.db
    .selectFrom('shipments')
    .select('connection_id')
    .where('account_id', '=', accountOf(ctx))
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const connection = row.connection_id === null ? null : await connectionById(ctx.services, row.connection_id);
  if (connection?.adapter.operations.cancel_pickup === undefined) throw bar('pickup_cancel_not_offered');
  const pickup = await pickupOf(ctx, shipment);
  if (pickup === null) {
    if (await wasCanceled(ctx, id)) return reply(200, { data: shipment });
    throw bar('no_pickup_to_cancel');
  }
  const requestId = await claimRequest(ctx, id, 'cancel_pickup', pickup);
  if (requestId === null) return reply(202, { data: await show() });
  const reading = await call(ctx, connection, pickup);
  await settle(ctx, id, requestId, reading);
  if (reading.outcome === 'refused')
    throw new Refusal('pickup_not_cancelable', { params: { reason: wordsOf(reading.messages) } });
  return reply(reading.outcome === 'done' ? 200 : 202, { data: await show() });
}
