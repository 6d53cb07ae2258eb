import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FaultKind } from '@waybill/carriers/simulators';
import type { DeskView, MarketplaceOrderRow } from '@waybill/contract';
import type { Browser } from '../../../testing/browser.ts';
import { bookShipment } from '../../../testing/journey.ts';
import { listedOrders, sellerDesk, startMarketplace, type MarketplaceServer } from '../../../testing/marketplace.ts';
import { addPerson, signIn } from '../../../testing/people.ts';

let server: MarketplaceServer;
let owner: Browser;
let waiting: MarketplaceOrderRow[];
beforeAll(async () => {
  server = await startMarketplace({ carriers: true });
  owner = await signIn(server.app, (await addPerson(server, { accountRole: 'owner' })).email);
  await server.connect(owner);
  await server.order(30);
  await server.importAll();
  waiting = await listedOrders(owner, '&status=to_ship');
  await desk.reportAt('pickup');
});
const desk = sellerDesk(() => ({ server, owner }));
const { seen, toldOf, linked, picksUp, minutes } = desk;
afterAll(() => server.close());
beforeEach(() => server.ebay.faults.plan([]));

const nextOrder = (): MarketplaceOrderRow => {
  const order = waiting.pop();
  if (order === undefined) throw new Error('There are no orders left');
  return order;
};
async function shipped(): Promise<MarketplaceOrderRow> {
  const [order, id] = [nextOrder(), crypto.randomUUID()];
  await linked([order], id);
  await bookShipment(owner, id);
  await picksUp(id);
  return order;
}

describe('an order that is shipped', () => {
  it('is shown by its number on the staff page of its shipment, also if only ids were stored [EBAY-02, ADMIN-08]', async () => {
    const [order, id] = [nextOrder(), crypto.randomUUID()];
    await linked([order], id);
    await bookShipment(owner, id);
    const { staff } = server.services.database;
    const ops = await signIn(server.app, (await addPerson(server, { roles: ['fpg_ops'] })).email);
    const told = async () => {
      const { status, body } = await ops.get(`/api/admin/shipments/${id}/desk`);
      expect(status).toBe(200);
      const { activity } = body.data as DeskView;
      return activity.filter(({ action }) => action === 'marketplace.orders_linked');
    };
    expect(await told()).toMatchObject([{ before: null, after: { orders: order.external_id } }]);
    const { id: entry, ...kept } = await staff
      .selectFrom('audit_entries')
      .selectAll()
      .where('subject_id', '=', id)
      .where('action', '=', 'marketplace.orders_linked')
      .executeTakeFirstOrThrow();
    const earlier = { ...kept, id: entry.replace(/.{4}$/, '0000'), before: null, after: JSON.stringify([order.id]) };
    const { written_by: _, ...row } = earlier;
    await staff.insertInto('audit_entries').values(row).execute();
    expect((await told()).map(({ after }) => after)).toContainEqual({ orders: [order.id] });
  });

  it('is booked with its shipment, and shipped with its pickup [EBAY-02, EBAY-03]', async () => {
    const [order, id] = [nextOrder(), crypto.randomUUID()];
    await linked([order], id);
    expect((await seen(order.id)).status).toBe('to_ship');
    const { bolNumber } = await bookShipment(owner, id);
    const booked = await seen(order.id);
    expect([booked.status, booked.shipment?.bol_number]).toEqual(['booked', bolNumber]);
    await minutes(1);
    expect(await toldOf(order)).toEqual([]);
    await picksUp(id);
    await minutes(1);
    const [told] = await toldOf(order);
    expect(told).toMatchObject({ number: `1Z999AA1${id.slice(-6)}` });
    expect(await seen(order.id)).toMatchObject({ status: 'shipped', told: { state: 'told' } });
  });

  it('has its number reported once, however often its shipment moves on [EBAY-03]', async () => {
    const [order, id] = [nextOrder(), crypto.randomUUID()];
    await linked([order], id);
    await bookShipment(owner, id);
    for (const status of ['in_transit', 'delayed', 'in_transit', 'delivered']) {
      await picksUp(id, status);
      await minutes(1);
    }
    expect(await toldOf(order)).toHaveLength(1);
  });

  it.each<FaultKind>([
    'lost_reply',
    'failure_after_success',
    'garbage',
    'truncated',
    'unavailable',
    'reset',
    'rate_limited',
  ])('is told exactly once although the answer is spoiled: %s [EBAY-03]', async (kind) => {
    const order = await shipped();
    server.ebay.faults.plan([{ kind, operation: 'tell', times: 1 }]);
    await minutes(8);
    expect(await toldOf(order)).toHaveLength(1);
    expect((await seen(order.id)).told?.state).toBe('told');
  });

  it('is reported once even if the process was killed after sending it', async () => {
    const order = await shipped();
    const { services } = server;
    Object.assign(services, {
      checkpoint: async (step: string) => {
        if (step === 'marketplace_told') throw new Error('killed');
      },
    });
    server.clock.advance(60_000);
    await server.runCron('marketplace.tell_due');
    Object.assign(services, { checkpoint: undefined });
    expect((await seen(order.id)).told?.state).toBe('sending');
    await minutes(3);
    expect(await toldOf(order)).toHaveLength(1);
    expect((await seen(order.id)).told?.state).toBe('told');
  });

  it('is reported for each of the orders that shipped together', async () => {
    const [one, other, id] = [nextOrder(), nextOrder(), crypto.randomUUID()];
    await linked([one, other], id);
    await bookShipment(owner, id);
    await picksUp(id);
    await minutes(1);
    const numbers = [...(await toldOf(one)), ...(await toldOf(other))].map(({ number }) => number);
    expect(numbers).toEqual([`1Z999AA1${id.slice(-6)}`, `1Z999AA1${id.slice(-6)}`]);
  });

  it('is to be shipped again when its shipment is canceled, or carries it no more', async () => {
    const [order, id] = [nextOrder(), crypto.randomUUID()];
    await linked([order], id);
    await bookShipment(owner, id);
    await picksUp(id, 'canceled');
    expect((await seen(order.id)).status).toBe('to_ship');
    const second = crypto.randomUUID();
    await bookShipment(owner, second);
    await linked([order], second);
    expect((await seen(order.id)).status).toBe('booked');
    await linked([], second);
    expect((await seen(order.id)).status).toBe('to_ship');
  });

  it('that the marketplace declines shows why, and is reported again on request', async () => {
    const order = await shipped();
    await server.services.database.staff
      .updateTable('marketplace_tellings')
      .set({ tracking_number: 'Ñ' })
      .where('order_id', '=', order.id)
      .execute();
    await minutes(1);
    expect((await seen(order.id)).told).toMatchObject({
      state: 'refused',
      reason: 'Invalid input data',
    });
    await server.services.database.staff
      .updateTable('marketplace_tellings')
      .set({ tracking_number: 'GOOD1' })
      .where('order_id', '=', order.id)
      .execute();
    expect((await owner.post(`/api/marketplaces/orders/${order.id}/tell`, {})).status).toBe(200);
    await minutes(1);
    expect((await toldOf(order)).map(({ number }) => number)).toEqual(['GOOD1']);
  });
});

describe('an order marked by hand', () => {
  it('is reported with the entered number, once', async () => {
    const order = nextOrder();
    const url = `/api/marketplaces/orders/${order.external_id}/shipped`;
    const typed = { carrier: 'Old Mill Freight & Co.', tracking_number: 'OM-77 12' };
    for (const answer of [await owner.post(url, typed), await owner.post(url, typed)])
      expect([answer.status, answer.body.data?.['status']]).toEqual([200, 'shipped']);
    await minutes(2);
    expect(await toldOf(order)).toMatchObject([{ number: 'OM7712', carrier: 'Old Mill Freight Co' }]);
  });

  it('is reported without a number, once even if the answer is lost', async () => {
    const order = nextOrder();
    server.ebay.faults.plan([{ kind: 'lost_reply', operation: 'tell', times: 1 }]);
    await owner.post(`/api/marketplaces/orders/${order.id}/shipped`, {});
    await minutes(4);
    expect(await toldOf(order)).toMatchObject([{ number: null }]);
  });

  it('needs both carrier and number, and is not reported unless requested', async () => {
    const order = nextOrder();
    const url = `/api/marketplaces/orders/${order.id}/shipped`;
    const half = await owner.post(url, { carrier: 'UPS' });
    expect([half.status, half.body.codes]).toEqual([422, { tracking_number: ['required'] }]);
    await owner.post(url, { tell: false });
    await minutes(1);
    expect([await toldOf(order), (await seen(order.id)).told?.state]).toEqual([[], 'not_told']);
    const again = await shipped();
    await minutes(1);
    const late = await owner.post(`/api/marketplaces/orders/${again.id}/shipped`, {});
    expect([late.status, late.body.code]).toEqual([409, 'order_moved']);
  });
});

describe('what is shipped while the seller does not let us in', () => {
  const mark = async (order: MarketplaceOrderRow) => {
    const typed = { carrier: 'UPS', tracking_number: `1Z999AA1${order.external_id.slice(-6)}` };
    expect((await owner.post(`/api/marketplaces/orders/${order.id}/shipped`, typed)).status).toBe(200);
  };
  const shop = async () => {
    const { connections } = (await owner.get('/api/marketplaces')).body.data as {
      connections: { id: string; state: string }[];
    };
    return connections[0];
  };

  it('goes back at once, and once, when they do again [EBAY-03]', async () => {
    const order = nextOrder();
    await server.control('POST', 'tokens/end?all=true');
    await server.importAll();
    expect((await shop())?.state).toBe('expired');
    await mark(order);
    // Each pause is twice the previous one: the next attempt is most of an hour away by then.
    await minutes(45);
    expect((await seen(order.id)).told?.state).toBe('waiting');
    await server.connect(owner);
    await server.runJobs();
    expect((await seen(order.id)).told?.state).toBe('told');
    await minutes(2);
    expect(await toldOf(order)).toHaveLength(1);
  });

  it('is reported after a reconnect; what was not to be reported is not [EBAY-03]', async () => {
    const [order, quiet] = [nextOrder(), nextOrder()];
    await owner.send('DELETE', `/api/marketplaces/connections/${(await shop())?.id}`);
    await mark(order);
    await owner.post(`/api/marketplaces/orders/${quiet.id}/shipped`, { tell: false });
    await minutes(2);
    expect((await seen(order.id)).told?.state).toBe('not_told');
    await server.connect(owner);
    await server.runJobs();
    await minutes(2);
    expect([(await toldOf(order)).length, (await seen(order.id)).told?.state]).toEqual([1, 'told']);
    expect([await toldOf(quiet), (await seen(quiet.id)).told?.state]).toEqual([[], 'not_told']);
  });
});
