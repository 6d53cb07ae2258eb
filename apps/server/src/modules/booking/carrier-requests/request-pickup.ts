import type { PickupInput } from '@waybill/carriers';
import { streetOf, toLoadItem, type Body, type endpoints, type Params, type Shipment } from '@waybill/contract';
import { prepareLoad } from '@waybill/freight';
import { changed, runCommand, unchanged } from '../../../core/command.ts';
import { accountOf, type Context } from '../../../core/context.ts';
import { reply, type Reply } from '../../../core/http/binding.ts';
import { Refusal } from '../../../core/refusal.ts';
import { speak } from '../../../core/speak.ts';
import { assertNotHeld } from '../../billing/credit-holds/index.ts';
import { callCarrier, connectionById, gatewayOf } from '../../carriers/gateway/index.ts';
import { carrierLoad, carrierPlace } from '../../quoting/quotes/index.ts';
import { showShipment } from '../../shipments/shipments/index.ts';
import { pickupBar } from './cancelable.ts';
import { claimRequest, givePickupNumber, finishRequest, activeRequest } from './request-row.ts';

type Wanted = { readonly body: Asked['body']; readonly serviceCode: string };
type Asked = {
  readonly params: Params<typeof endpoints.shipments.pickup>;
  readonly body: Body<typeof endpoints.shipments.pickup>;
};

/** The carrier's code of the booked service, or its name if only that is known. */
async function serviceCodeOf(ctx: Context, shipment: Shipment): Promise<string> {
  const row = await ctx.db
    .selectFrom('bookings')
    .innerJoin('quote_rates', (join) =>
      join
        .onRef('quote_rates.account_id', '=', 'bookings.account_id')
        .onRef('quote_rates.quote_id', '=', 'bookings.quote_id')
        .onRef('quote_rates.id', '=', 'bookings.rate_id'),
    )
    .select('quote_rates.carrier_service')
    .where('bookings.account_id', '=', accountOf(ctx))
    .where('bookings.id', '=', shipment.id)
    .executeTakeFirst();
  const service = row?.carrier_service as { readonly code: string } | null | undefined;
  return service?.code ?? shipment.service_name;
}

function inputOf(shipment: Shipment, { body, serviceCode }: Wanted, idempotencyKey: string): PickupInput {
  const { pickup, origin, destination } = shipment;
  const load = prepareLoad(shipment.items.map((line, index) => toLoadItem(line, String(index + 1))));
  const mode = shipment.mode === 'parcel' ? 'parcel' : 'ltl';
  return {
    reference: shipment.bol_number,
    idempotencyKey,
    party: {
      ...carrierPlace(origin, 'business'),
      company: pickup.company,
      contactName: `${pickup.contact_first_name} ${pickup.contact_last_name}`,
      phone: pickup.phone,
      email: pickup.email,
      streetLines: streetOf(pickup),
      opensAt: pickup.opens_at,
      closesAt: pickup.closes_at,
    },
    destination: carrierPlace(destination, 'business'),
    date: body.date,
    readyAt: body.ready_at,
    closesAt: body.closes_at,
    load: carrierLoad({ mode, items: shipment.items }, load),
    serviceCode,
    proNumber: shipment.pro_number,
    trackingNumbers: shipment.tracking_numbers,
    notes: shipment.notes,
  };
}

/**
 * Requests a pickup from the carrier once, however often it is called. An unclear answer is never retried; the page
 * says to call the carrier.
 * @throws Refusal credit_hold; pickup_refused with the carrier's reason
 */
export async function requestPickup(ctx: Context, { params: { id }, body }: Asked): Promise<Reply<{ data: Shipment }>> {
  const show = async () => (await showShipment(ctx.db, accountOf(ctx), id, ctx.services.publicUrl)).shipment;
  const shipment = await show();
  const row = await ctx.db
    .selectFrom('shipments')
    .select('connection_id')
    .where('account_id', '=', accountOf(ctx))
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const connection = row.connection_id === null ? null : await connectionById(ctx.services, row.connection_id);
  if (connection?.adapter.operations.pickup === undefined || shipment.pickup_number !== null) {
    if (shipment.pickup_number !== null) return reply(200, { data: shipment });
    throw new Refusal('pickup_refused', { params: { reason: speak(ctx.language)('terms.no_pickup') } });
  }
  const bar = pickupBar(shipment.status);
  if (bar !== null)
    throw new Refusal('pickup_refused', { params: { reason: speak(ctx.language)(`terms.cancel_bars.${bar}`) } });
  await assertNotHeld(ctx.db, accountOf(ctx));
  const requestId = await claimRequest(ctx, id, 'pickup', body);
  if (requestId === null) {
    const before = await activeRequest(ctx, id, 'pickup');
    return reply(before?.state === 'done' ? 200 : 202, { data: await show() });
  }
  const input = inputOf(shipment, { body, serviceCode: await serviceCodeOf(ctx, shipment) }, requestId);
  const { reading } = await callCarrier(gatewayOf(ctx.services), connection, 'pickup', input, ctx.requestId);
  await runCommand(ctx, 'shipment.pickup_requested', async (tx) => {
    const state = reading.outcome === 'done' ? 'done' : reading.outcome === 'refused' ? 'refused' : 'unknown';
    const result = reading.outcome === 'done' ? reading.result : null;
    const settled = await finishRequest(ctx, tx, requestId, ['sending'], {
      state,
      outcome: result,
      messages: reading.messages,
    });
    if (!settled) return unchanged(undefined);
    if (result !== null) await givePickupNumber(ctx, tx, id, result.pickupNumber);
    return changed(undefined, { subject: 'shipment', subjectId: id, after: { pickup: state } });
  });
  if (reading.outcome === 'refused') {
    throw new Refusal('pickup_refused', { params: { reason: reading.messages.map(({ text }) => text).join(' ') } });
  }
  return reply(reading.outcome === 'done' ? 200 : 202, { data: await show() });
}
