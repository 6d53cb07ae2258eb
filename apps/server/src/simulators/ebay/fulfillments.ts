import type { SimulatorAnswer, SimulatorCall, SimulatorState } from '@waybill/carriers/simulators';
import { z } from 'zod';
import { ownOrder } from './orders.ts';
import { fulfillments, fulfillmentsOf, ordersKind, type SimulatedOrder } from './records.ts';
import { fulfillmentWire, refuse } from './wire.ts';

const details = z.object({
  lineItems: z.array(z.object({ lineItemId: z.string(), quantity: z.int().min(1).default(1) })).min(1),
  shippedDate: z.iso.datetime().optional(),
  shippingCarrierCode: z.string().min(1).optional(),
  trackingNumber: z.string().min(1).optional(),
});
type Details = z.output<typeof details>;

const unknownOrder = (call: SimulatorCall) => refuse(400, 32_100, `Invalid order ID: ${call.params['id']}`);

function wrongIn(
  order: SimulatedOrder,
  { lineItems, trackingNumber, shippingCarrierCode, shippedDate }: Details,
  now: Date,
) {
  const ids = lineItems.map(({ lineItemId }) => lineItemId);
  const strange = ids.find((id) => !order.lines.some((line) => line.id === id));
  if (strange !== undefined) return refuse(400, 32_200, `Invalid line item id: ${strange}`);
  if (new Set(ids).size < ids.length) return refuse(400, 32_210, 'Duplicate line item in the request');
  const numbered = trackingNumber !== undefined;
  if (numbered !== (shippingCarrierCode !== undefined) || (numbered && !/^[A-Za-z0-9]+$/.test(trackingNumber)))
    return refuse(400, 32_300, 'Invalid shipment tracking number or carrier');
  if (shippedDate !== undefined && Date.parse(shippedDate) > now.getTime() + 86_400_000)
    return refuse(400, 32_500, 'Invalid shipped date');
  return null;
}

/** `POST /order/{orderId}/shipping_fulfillment`: not idempotent, each call creates one. */
export function createFulfillment(call: SimulatorCall, state: SimulatorState): SimulatorAnswer {
  const order = ownOrder(call, state);
  if (order === undefined) return unknownOrder(call);
  const asked = details.safeParse(call.json);
  if (!asked.success) return refuse(400, 32_600, 'Invalid input data');
  const wrong = wrongIn(order, asked.data, call.now);
  if (wrong !== null) return wrong;
  const { trackingNumber, shippingCarrierCode, shippedDate, lineItems } = asked.data;
  const nth = fulfillmentsOf(state, order.orderId).length;
  // The id is the number, as documented by eBay; a second package with the same number is a separate one.
  const id = trackingNumber ?? '999';
  state.put(fulfillments, `${order.orderId}/${nth}`, {
    id,
    orderId: order.orderId,
    carrier: shippingCarrierCode ?? null,
    number: trackingNumber ?? null,
    shipped: shippedDate ?? call.now.toISOString(),
    lines: lineItems,
  });
  state.put(ordersKind, order.orderId, { ...order, modified: call.now.toISOString() });
  const location = `https://api.ebay.com/sell/fulfillment/v1/order/${order.orderId}/shipping_fulfillment/${id}`;
  return {
    status: 201,
    body: {},
    headers: { location },
    log: { order: order.orderId, number: trackingNumber ?? null },
  };
}

/** `GET /order/{orderId}/shipping_fulfillment` */
export function listFulfillments(call: SimulatorCall, state: SimulatorState): SimulatorAnswer {
  const order = ownOrder(call, state);
  if (order === undefined) return unknownOrder(call);
  const found = fulfillmentsOf(state, order.orderId);
  return { status: 200, body: { fulfillments: found.map(fulfillmentWire), total: found.length } };
}
