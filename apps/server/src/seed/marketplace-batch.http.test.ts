import type { Batch, MarketplaceOrderRow, Shipment } from '@waybill/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, type Browser } from '../testing/browser.ts';
import { listedOrders, startMarketplace, type MarketplaceServer } from '../testing/marketplace.ts';
import { demoPassword, seedDemo, seedMarketplaceBatch, seedSimulatedMarketplace } from './index.ts';

// After the cutoff for a pickup on Monday.
const sundayEvening = '2026-11-22T21:20:00.000Z';
let server: MarketplaceServer;
let desk: Browser;
let orders: MarketplaceOrderRow[];

async function seed(): Promise<void> {
  const now = server.clock();
  await seedDemo(server.services, { now });
  await seedSimulatedMarketplace(server.services, now);
  await seedMarketplaceBatch(server.services, now);
}
beforeAll(async () => {
  server = await startMarketplace({ carriers: true, now: sundayEvening });
  await seed();
  await server.runJobs();
  desk = await openBrowser(server.app);
  await desk.post('/login', { email: 'desk@example.com', password: demoPassword });
  orders = await listedOrders(desk, '&search=WEB-');
});
afterAll(() => server.close());

const batches = async () => (await desk.get('/api/marketplace-batches')).body.data as unknown as Batch[];

describe('the demo', () => {
  it('has a completed batch, with a shipment for each buyer and place', async () => {
    const [only, ...others] = await batches();
    expect(others).toEqual([]);
    const batch = (await desk.get(`/api/marketplace-batches/${only?.id}`)).body.data as Batch;
    expect([batch.state, batch.settled, batch.items.map(({ state }) => state)]).toEqual([
      'done',
      3,
      ['booked', 'booked', 'booked'],
    ]);
    // Two orders of one buyer to one address go together.
    expect(batch.items.map((row) => row.orders.length).toSorted((one, other) => one - other)).toEqual([1, 1, 2]);
  });

  it('has real shipments of it, at the price of the batch', async () => {
    const [only] = await batches();
    const batch = (await desk.get(`/api/marketplace-batches/${only?.id}`)).body.data as Batch;
    for (const row of batch.items) {
      const { status, body } = await desk.get(`/api/shipments/${row.shipment_id}`);
      expect(status).toBe(200);
      expect((body.data as Shipment).total).toEqual(row.price);
    }
    expect(orders.map(({ status }) => status)).not.toContain('to_ship');
    expect(orders).toHaveLength(4);
  });

  it('ships them once, however often it is started', async () => {
    server.clock.advance(60_000);
    await seed();
    await server.runJobs();
    expect(await batches()).toHaveLength(1);
    expect(await listedOrders(desk, '&search=WEB-')).toHaveLength(4);
  });
});
