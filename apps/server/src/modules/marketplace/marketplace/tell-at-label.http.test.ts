import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MarketplaceOrderRow } from '@waybill/contract';
import type { Browser } from '../../../testing/browser.ts';
import { bookShipment } from '../../../testing/journey.ts';
import { listedOrders, startMarketplace, type MarketplaceServer } from '../../../testing/marketplace.ts';
import { addPerson, signIn } from '../../../testing/people.ts';

let server: MarketplaceServer;
let owner: Browser;
let waiting: MarketplaceOrderRow[];
beforeAll(async () => {
  server = await startMarketplace({ carriers: true });
  owner = await signIn(server.app, (await addPerson(server, { accountRole: 'owner' })).email);
  await server.connect(owner);
  await server.order(10);
  await server.importAll();
  waiting = await listedOrders(owner, '&status=to_ship');
  await reportAt('pickup');
});
const shopId = async () =>
  ((await owner.get('/api/marketplaces')).body.data as { connections: { id: string }[] }).connections[0]?.id;
async function reportAt(time: 'label' | 'pickup'): Promise<void> {
  const answer = await owner.send('PATCH', `/api/marketplaces/connections/${await shopId()}`, { report_at: time });
  expect([answer.status, answer.body.data?.['report_at']]).toEqual([200, time]);
}
afterAll(() => server.close());

const nextOrder = (): MarketplaceOrderRow => {
  const order = waiting.pop();
  if (order === undefined) throw new Error('There are no orders left');
  return order;
};
const seen = async (id: string) => (await owner.get(`/api/marketplaces/orders/${id}`)).body.data as MarketplaceOrderRow;
const toldOf = async ({ external_id: number }: MarketplaceOrderRow) =>
  (await server.fulfillments()).filter(({ orderId }) => orderId === number);

/** Links orders to a booking, as the page does before booking. */
async function linked(orders: readonly MarketplaceOrderRow[], id: string): Promise<void> {
  const answer = await owner.put(`/api/marketplaces/shipments/${id}/orders`, {
    order_ids: orders.map((order) => order.id),
  });
  expect(answer.status).toBe(200);
}
/** The carrier picks up a shipment. */
async function picksUp(id: string, status = 'in_transit', number = '1Z 999-AA1'): Promise<void> {
  await server.services.database.staff
    .updateTable('shipments')
    .set({ status, tracking_numbers: [`${number} ${id.slice(-6)}`] })
    .where('id', '=', id)
    .execute();
}
async function minutes(count: number): Promise<void> {
  for (let minute = 0; minute < count; minute += 1) {
    server.clock.advance(60_000);
    await server.runCron('marketplace.tell_due');
  }
}
describe('a shop whose buyers get the number with the label', () => {
  beforeAll(() => reportAt('label'));
  afterAll(() => reportAt('pickup'));

  const booked = async (order: MarketplaceOrderRow): Promise<string> => {
    const id = crypto.randomUUID();
    await linked([order], id);
    await bookShipment(owner, id);
    return id;
  };

  it('has it reported before the pickup, once [EBAY-03]', async () => {
    const order = nextOrder();
    const id = await booked(order);
    await minutes(1);
    const { told, status } = await seen(order.id);
    expect([told?.state, status]).toEqual(['told', 'booked']);
    await picksUp(id);
    await minutes(1);
    expect(await toldOf(order)).toHaveLength(1);
    expect((await seen(order.id)).status).toBe('shipped');
  });

  it('has nothing reported of a label that is canceled at once [EBAY-03]', async () => {
    const order = nextOrder();
    await picksUp(await booked(order), 'canceled');
    await minutes(2);
    expect([await toldOf(order), (await seen(order.id)).status]).toEqual([[], 'to_ship']);
  });

  it('may ship an order again whose reported label was canceled, whatever the marketplace says [EBAY-03]', async () => {
    const order = nextOrder();
    const id = await booked(order);
    await minutes(1);
    await server.importAll();
    expect((await seen(order.id)).status).toBe('shipped');
    await picksUp(id, 'canceled');
    expect((await seen(order.id)).status).toBe('to_ship');
    await booked(order);
    await minutes(1);
    expect(await toldOf(order)).toHaveLength(2);
  });

  it('gets the numbers of labels bought before it was set so [EBAY-03]', async () => {
    await reportAt('pickup');
    const order = nextOrder();
    await booked(order);
    await minutes(1);
    expect(await toldOf(order)).toEqual([]);
    await reportAt('label');
    await minutes(1);
    expect(await toldOf(order)).toHaveLength(1);
  });
});
