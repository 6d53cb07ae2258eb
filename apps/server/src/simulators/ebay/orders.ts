import type { SimulatorAnswer, SimulatorCall, SimulatorState } from '@waybill/carriers/simulators';
import { sellerOf } from './access.ts';
import { makeOrder } from './make-order.ts';
import { arrivals, ordersKind, planOf, type SimulatedOrder } from './records.ts';
import { orderWire, refuse } from './wire.ts';

const mostAtOnce = 200;
/** Maximum number of new orders between two reads. */
const mostArriving = 25;

/** Adds orders that arrived since the last read. */
function arrive(state: SimulatorState, seller: string, now: Date): void {
  const { newOrderMs } = planOf(state);
  if (newOrderMs === 0) return;
  const last = Date.parse(state.get(arrivals, seller)?.at ?? now.toISOString());
  const due = Math.min(mostArriving, Math.floor((now.getTime() - last) / newOrderMs));
  for (let nth = 1; nth <= due; nth += 1) makeOrder(state, seller, new Date(last + nth * newOrderMs));
  if (due > 0 || state.get(arrivals, seller) === undefined)
    state.put(arrivals, seller, { at: (due > 0 ? now : new Date(last)).toISOString() });
}

function window(
  filter: string | null,
): { readonly from: number; readonly until: number; readonly by: 'created' | 'modified' } | null {
  if (filter === null) return { from: 0, until: Number.POSITIVE_INFINITY, by: 'created' };
  const [, name, from = '', until = ''] =
    /^(creationdate|lastmodifieddate):\[([^\].]+(?:\.\d+)?Z?)\.\.([^\]]*)\]$/.exec(filter) ?? [];
  const [start, end] = [Date.parse(from), until === '' ? Number.POSITIVE_INFINITY : Date.parse(until)];
  if (name === undefined || Number.isNaN(start) || Number.isNaN(end)) return null;
  return { from: start, until: end, by: name === 'creationdate' ? 'created' : 'modified' };
}

function whole(text: string | null, otherwise: number): number | null {
  if (text === null) return otherwise;
  return /^\d{1,7}$/.test(text) ? Number(text) : null;
}

const href = ({ path, query }: SimulatorCall, offset: number): string => {
  const asked = new URLSearchParams(query);
  asked.set('offset', String(offset));
  return `https://api.ebay.com${path}?${asked.toString()}`;
};

function pageOf(
  call: SimulatorCall,
  state: SimulatorState,
  found: readonly SimulatedOrder[],
  offset: number,
  limit: number,
) {
  const orders = found.slice(offset, offset + limit);
  return {
    href: href(call, offset),
    total: found.length,
    limit,
    offset,
    ...(offset + limit < found.length ? { next: href(call, offset + limit) } : {}),
    ...(offset > 0 ? { prev: href(call, Math.max(0, offset - limit)) } : {}),
    orders: orders.map((order) => orderWire(state, order)),
  };
}

/** `GET /order`: a seller's orders, newest first. Sometimes repeats the previous page, like a stale cache. */
export function listOrders(call: SimulatorCall, state: SimulatorState): SimulatorAnswer {
  const seller = sellerOf(call, state) ?? '';
  const [limit, offset] = [whole(call.query.get('limit'), 50), whole(call.query.get('offset'), 0)];
  const asked = window(call.query.get('filter'));
  if (limit === null || limit < 1 || limit > mostAtOnce) return refuse(400, 31_100, 'Invalid limit');
  if (offset === null) return refuse(400, 31_000, 'Invalid offset');
  if (asked === null) return refuse(400, 30_800, 'Invalid filter value');
  if (asked.from > call.now.getTime() || (asked.until !== Number.POSITIVE_INFINITY && asked.until > call.now.getTime()))
    return refuse(400, 30_850, "Start and end dates can't be in the future");
  arrive(state, seller, call.now);
  const found = state
    .all(ordersKind)
    .filter((order) => order.seller === seller)
    .filter((order) => Date.parse(order[asked.by]) >= asked.from && Date.parse(order[asked.by]) <= asked.until)
    .toSorted((one, other) => other.created.localeCompare(one.created) || one.orderId.localeCompare(other.orderId));
  const pages = state.next('page');
  const { repeatEvery } = planOf(state);
  const stale = repeatEvery > 0 && pages % repeatEvery === 0 && offset > 0;
  const from = stale ? Math.max(0, offset - limit) : offset;
  const body = pageOf(call, state, found, from, limit);
  return { status: 200, body, log: { offset: from, orders: body.orders.length, total: found.length, stale } };
}

/** `GET /order/{orderId}` */
export function oneOrder(call: SimulatorCall, state: SimulatorState): SimulatorAnswer {
  const order = ownOrder(call, state);
  if (order === undefined) return refuse(404, 32_100, `Invalid Order Id: ${call.params['id']}`);
  return { status: 200, body: orderWire(state, order) };
}

/** The order of a call, if it belongs to the seller. */
export function ownOrder(call: SimulatorCall, state: SimulatorState): SimulatedOrder | undefined {
  const order = state.get(ordersKind, call.params['id'] ?? '');
  return order?.seller === sellerOf(call, state) ? order : undefined;
}
