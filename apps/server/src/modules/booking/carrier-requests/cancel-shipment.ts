import type { Reading, Voided, VoidInput } from '@waybill/carriers';
import type { endpoints, Params, Shipment } from '@waybill/contract';
import { changed, runCommand, unchanged } from '../../../core/command.ts';
import { accountOf, type Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { reply, type Reply } from '../../../core/http/binding.ts';
import { addJob } from '../../../core/jobs/define.ts';
import { Refusal } from '../../../core/refusal.ts';
import { speak } from '../../../core/speak.ts';
import { callCarrier, connectionById, gatewayOf, type Connection } from '../../carriers/gateway/index.ts';
import { showShipment } from '../../shipments/shipments/index.ts';
import { ingestEvents } from '../../shipments/tracking/index.ts';
import { cancelBar } from './cancelable.ts';
import {
  claimRequest,
  finishRequest,
  activeRequest,
  type CarrierRequestRow,
  type RequestState,
} from './request-row.ts';
import { notifyCanceled } from './notify-canceled.ts';
import { notifyOperations } from './notify-operations.ts';
import { retryVoid } from './void-job.ts';

type Asked = { readonly params: Params<typeof endpoints.shipments.cancel> };

async function shipmentRow(ctx: Context, id: string) {
  const row = await ctx.db
    .selectFrom('shipments')
    .select([
      'id',
      'status',
      'created_at',
      'connection_id',
      'bol_number',
      'carrier_name',
      'pro_number',
      'tracking_numbers',
      'carrier_booking_id',
      'booked_by',
      'detail',
    ])
    .where('account_id', '=', accountOf(ctx))
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw new Refusal('not_found');
  return row;
}
type Row = Awaited<ReturnType<typeof shipmentRow>>;

function zoneOf({ detail }: Row): string {
  return detail.origin.time_zone;
}

/** Cancels the shipment with our own event and deletes the remaining simulated events of a house carrier. */
async function markCanceled(ctx: Context, tx: Tx, row: Row, requestId: string): Promise<void> {
  const key = { account_id: accountOf(ctx), shipment_id: row.id };
  const event = {
    occurred_at: ctx.now(),
    time_zone: zoneOf(row),
    city: null,
    state: null,
    latitude: null,
    longitude: null,
    text: 'Canceled',
    scheme: 'own',
    code: 'canceled',
    reason_code: null,
    source: 'waybill',
  } as const;
  await ingestEvents(tx, key, [event], ctx.now());
  await tx
    .deleteFrom('house_itineraries')
    .where('account_id', '=', key.account_id)
    .where('shipment_id', '=', key.shipment_id)
    .where('reported_at', 'is', null)
    .execute();
  await notifyCanceled(ctx, tx, row, requestId);
}

function inputOf(row: Row, idempotencyKey: string): VoidInput {
  return {
    reference: row.bol_number,
    idempotencyKey,
    carrierBookingId: row.carrier_booking_id ?? row.pro_number ?? '',
    proNumber: row.pro_number,
    trackingNumbers: row.tracking_numbers,
  };
}

const firstRetryMs = 10_000;

/** A void in progress. With `again`, the carrier may have received it before. */
type Sent = { readonly requestId: string; readonly again: boolean };

/** State of the void by the carrier's answer. On a retry, "unknown booking" means that the void worked before. */
function stateOf(reading: Reading<Voided>, again: boolean): RequestState {
  if (reading.outcome !== 'unclear') return reading.outcome;
  const gone = reading.messages.some(({ code }) => code === 'order_not_found');
  return again && gone ? 'done' : 'unknown';
}

/** Sends the void and records the answer. Voids are idempotent, so an unclear answer is retried later. */
async function sendVoid(ctx: Context, row: Row, connection: Connection, sent: Sent): Promise<void> {
  const { requestId, again } = sent;
  const from: readonly RequestState[] = ['sending', 'unknown'];
  const { reading } = await callCarrier(
    gatewayOf(ctx.services),
    connection,
    'void',
    inputOf(row, requestId),
    ctx.requestId,
  );
  await runCommand(ctx, 'shipment.canceled', async (tx) => {
    const state = stateOf(reading, again);
    if (!(await finishRequest(ctx, tx, requestId, from, { state, messages: reading.messages })))
      return unchanged(undefined);
    if (state === 'done') await markCanceled(ctx, tx, row, requestId);
    if (state === 'unknown' && !again) {
      const key = { account_id: accountOf(ctx), id: requestId };
      await addJob(tx, retryVoid, key, {
        runAt: new Date(ctx.now().getTime() + firstRetryMs),
        key: `void:${requestId}`,
      });
    }
    return changed(undefined, { subject: 'shipment', subjectId: row.id, after: { void: state } });
  });
}

async function outcome(
  ctx: Context,
  id: string,
  request: CarrierRequestRow | undefined,
): Promise<Reply<{ data: Shipment }>> {
  if (request?.state === 'refused') {
    throw new Refusal('not_cancelable', { params: { reason: request.messages.map(({ text }) => text).join(' ') } });
  }
  const { shipment } = await showShipment(ctx.db, accountOf(ctx), id, ctx.services.publicUrl);
  return reply(shipment.status === 'canceled' ? 200 : 202, { data: shipment });
}

/**
 * Cancels a shipment once, while its carrier allows it. Responds 202 while the carrier's answer is unclear, and retries
 * in the background.
 * @param reason why staff cancel it, which the customer is told
 * @throws Refusal not_cancelable with the reason
 */
export async function cancelShipment(
  ctx: Context,
  { params: { id } }: Asked,
  reason?: string,
): Promise<Reply<{ data: Shipment }>> {
  const row = await shipmentRow(ctx, id);
  if (row.status === 'canceled') return outcome(ctx, id, undefined);
  const before = await activeRequest(ctx, id, 'void');
  if (before !== undefined) return outcome(ctx, id, before);
  const connection = row.connection_id === null ? null : await connectionById(ctx.services, row.connection_id);
  const bar = cancelBar(row, connection, ctx.now());
  if (bar !== null)
    throw new Refusal('not_cancelable', { params: { reason: speak(ctx.language)(`terms.cancel_bars.${bar}`) } });
  const requestId = await claimRequest(ctx, id, 'void', reason === undefined ? {} : { reason });
  if (requestId === null) return outcome(ctx, id, await activeRequest(ctx, id, 'void'));
  if (connection === null) {
    await finishHere(ctx, row, requestId);
    return outcome(ctx, id, undefined);
  }
  await sendVoid(ctx, row, connection, { requestId, again: false });
  const after = await ctx.db
    .selectFrom('carrier_requests')
    .select(['id', 'shipment_id', 'kind', 'state', 'request', 'outcome', 'messages'])
    .where('account_id', '=', accountOf(ctx))
    .where('id', '=', requestId)
    .executeTakeFirst();
  return outcome(ctx, id, after as CarrierRequestRow | undefined);
}

/** Retries a void whose outcome is unknown. */
export async function repeatVoid(ctx: Context, requestId: string): Promise<void> {
  const request = await ctx.db
    .selectFrom('carrier_requests')
    .select(['shipment_id', 'state'])
    .where('account_id', '=', accountOf(ctx))
    .where('id', '=', requestId)
    .where('kind', '=', 'void')
    .where('state', 'in', ['sending', 'unknown'])
    .executeTakeFirst();
  if (request === undefined) return;
  const row = await shipmentRow(ctx, request.shipment_id);
  const connection = row.connection_id === null ? null : await connectionById(ctx.services, row.connection_id);
  if (connection !== null) await sendVoid(ctx, row, connection, { requestId, again: true });
  else await finishHere(ctx, row, requestId);
}

/** Cancels with a house carrier; also resumes after a crash between claim and cancellation. */
async function finishHere(ctx: Context, row: Row, requestId: string): Promise<void> {
  await runCommand(ctx, 'shipment.canceled', async (tx) => {
    if (!(await finishRequest(ctx, tx, requestId, ['sending', 'unknown'], { state: 'done' })))
      return unchanged(undefined);
    await markCanceled(ctx, tx, row, requestId);
    if (!ctx.services.demo) await notifyOperations(ctx, tx, 'load_to_cancel', row);
    return changed(undefined, { subject: 'shipment', subjectId: row.id, after: { status: 'canceled' } });
  });
}
