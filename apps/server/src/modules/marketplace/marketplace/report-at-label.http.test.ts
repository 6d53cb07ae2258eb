import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MarketplaceOrderRow } from '@waybill/contract';
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
  await server.order(4);
  await server.importAll();
  waiting = await listedOrders(owner, '&status=to_ship');
});
afterAll(() => server.close());

const { seen, toldOf, linked, picksUp, minutes, reportAt } = sellerDesk(() => ({ server, owner }));
const nextOrder = (): MarketplaceOrderRow => {
  const order = waiting.pop();
  if (order === undefined) throw new Error('There are no orders left');
  return order;
};

describe('a shop whose buyers get the number with the label', () => {
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
