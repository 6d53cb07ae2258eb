import type { SimulatorRoute } from '@waybill/carriers/simulators';
import { z } from 'zod';
import { endPermissions } from './access.ts';
import { makeDemoOrders } from './demo.ts';
import { makeOrder } from './make-order.ts';
import { fulfillments, ordersKind, permissions, planOf, plans, ruNames, sellers } from './records.ts';
import { refuse } from './wire.ts';

const ruName = z.object({ name: z.string(), accept: z.url(), decline: z.url() });
const plan = z.object({
  tokenSeconds: z.int().min(1).optional(),
  repeatEvery: z.int().min(0).optional(),
  newOrderMs: z.int().min(0).optional(),
});
const seller = z.object({ userId: z.string(), username: z.string(), refreshToken: z.string().optional() });
const many = z.object({
  seller: z.string(),
  count: z.int().min(1).max(5000),
  /** Time of the first order; the others follow at intervals. */
  from: z.iso.datetime(),
  everyMs: z.int().min(0),
});
const change = z.object({ paid: z.boolean().optional(), canceled: z.boolean().optional() });

type Handle = SimulatorRoute['handle'];

/** A control endpoint with a body schema. */
function taking<S extends z.ZodType>(
  shape: S,
  act: (given: z.output<S>, ...rest: Parameters<Handle>) => ReturnType<Handle>,
): Handle {
  return (call, state, site) => {
    const given = shape.safeParse(call.json);
    return given.success ? act(given.data, call, state, site) : refuse(400, 32_600, given.error.message);
  };
}

const control = (method: string, path: string, handle: Handle): SimulatorRoute => ({
  method,
  path: `/simulated${path}`,
  operation: 'control',
  handle,
});

/** Actions that sellers take at eBay itself, and controls for fault runs. */
export const controls: readonly SimulatorRoute[] = [
  control(
    'PUT',
    '/ru-names',
    taking(ruName, ({ name, accept, decline }, _, state) => {
      state.put(ruNames, name, { accept, decline });
      return { status: 204 };
    }),
  ),
  control(
    'PUT',
    '/plan',
    taking(plan, (wanted, _, state) => {
      const given = Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined));
      state.put(plans, 'plan', { ...planOf(state), ...given });
      return { status: 204 };
    }),
  ),
  control(
    'PUT',
    '/sellers',
    taking(seller, ({ userId, username, refreshToken }, _, state) => {
      state.put(sellers, userId, { userId, username });
      if (refreshToken !== undefined) state.put(permissions, refreshToken, { seller: userId, ended: false });
      return { status: 204 };
    }),
  ),
  control(
    'POST',
    '/orders',
    taking(many, ({ seller: of, count, from, everyMs }, _, state) => {
      const first = Date.parse(from);
      const made = Array.from({ length: count }, (_each, nth) => makeOrder(state, of, new Date(first + nth * everyMs)));
      return { status: 201, body: made.map(({ orderId }) => orderId) };
    }),
  ),
  control(
    'PATCH',
    '/orders/:id',
    taking(change, ({ paid, canceled }, call, state) => {
      const order = state.get(ordersKind, call.params['id'] ?? '');
      if (order === undefined) return refuse(404, 32_100, 'Invalid order ID');
      state.put(ordersKind, order.orderId, {
        ...order,
        modified: call.now.toISOString(),
        canceled: canceled ?? order.canceled,
        payment: paid === undefined ? order.payment : paid ? 'PAID' : 'PENDING',
      });
      return { status: 204 };
    }),
  ),
  control('POST', '/tokens/end', (call, state) => {
    endPermissions(state, call.query.get('all') === 'true');
    return { status: 204 };
  }),
  control('PUT', '/demo', ({ now }, state) => {
    makeDemoOrders(state, now);
    return { status: 204 };
  }),
  control('GET', '/fulfillments', (_, state) => ({ status: 200, body: state.all(fulfillments) })),
];
