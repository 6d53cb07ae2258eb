import type { UnknownBooking } from '@waybill/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, type Browser } from '../testing/browser.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { demoPassword, seedDemo, seedSimulatedCarriers, seedUnknownBooking } from './index.ts';

let server: TestServer;
let ops: Browser;

async function seed(): Promise<void> {
  const now = server.clock();
  await seedDemo(server.services, { now });
  await seedSimulatedCarriers(server.services, now);
  await seedUnknownBooking(server.services, now);
}
beforeAll(async () => {
  server = await startTestServer({ carriers: true });
  await seed();
  ops = await openBrowser(server.app);
  await ops.post('/login', { email: 'fpg.ops@waybill.example', password: demoPassword });
});
afterAll(() => server.close());

const listed = async () => (await ops.get('/api/admin/bookings')).body.data as unknown as UnknownBooking[];

describe('the demo', () => {
  it('has one booking that only staff can clear up, however often it is started [BOOK-07]', async () => {
    await seed();
    const [only, ...others] = await listed();
    expect(others).toEqual([]);
    expect(only).toMatchObject({
      carrier_name: 'Granite State Freight',
      needs_staff: true,
      can_look_up: false,
      next_look_at: null,
      reason: 'Answered 503',
    });
  });

  it('creates a shipment from it with the number from the carrier [BOOK-07]', async () => {
    const [only] = await listed();
    const told = { pro_number: '417-226902' };
    const { status, body } = await ops.post(`/api/admin/bookings/${only?.id}/booked`, told);
    expect([status, body.data]).toEqual([200, { state: 'booked', shipment_id: only?.id }]);
    expect(await listed()).toEqual([]);
    const shipment = await ops.get(`/api/admin/shipments/${only?.id}`);
    expect(shipment.body.data).toMatchObject(told);
  });
});
