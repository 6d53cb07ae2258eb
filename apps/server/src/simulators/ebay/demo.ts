import type { SimulatorState } from '@waybill/carriers/simulators';
import { makeOrder } from './make-order.ts';
import { fulfillments, ordersKind, type SimulatedOrder } from './records.ts';

/** The demo's seller and refresh token, valid only for the simulator. */
export const demoSeller = { userId: 'demo-seller', username: 'candia-road-supply' } as const;
export const demoPermission = 'v^1.1#r^1#simulated-permission-of-the-demo';

const hour = 3_600_000;

function fulfill(state: SimulatorState, order: SimulatedOrder, lines: SimulatedOrder['lines'], number: string): void {
  const shipped = new Date(Date.parse(order.created) + 30 * hour).toISOString();
  state.put(fulfillments, `${order.orderId}/0`, {
    id: number,
    orderId: order.orderId,
    carrier: 'UPS',
    number,
    shipped,
    lines: lines.map(({ id, quantity }) => ({ lineItemId: id, quantity })),
  });
  state.put(ordersKind, order.orderId, { ...order, modified: shipped });
}

/** Adds orders of the demo's seller in every state, over the last three weeks. Idempotent. */
export function makeDemoOrders(state: SimulatorState, now: Date): void {
  if (state.all(ordersKind).some(({ seller }) => seller === demoSeller.userId)) return;
  for (let nth = 0; nth < 46; nth += 1) {
    const created = new Date(now.getTime() - (46 - nth) * 11 * hour);
    const old = nth < 18;
    const order = makeOrder(state, demoSeller.userId, created, {
      payment: !old && nth % 9 === 4 ? 'PENDING' : 'PAID',
      canceled: nth % 14 === 6,
    });
    if (old && !order.canceled) fulfill(state, order, order.lines, `1ZSIM${String(100_000_000 + nth * 7919)}`);
  }
}
