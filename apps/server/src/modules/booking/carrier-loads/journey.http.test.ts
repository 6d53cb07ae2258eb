import type { DeskRequest, Shipment } from '@waybill/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser } from '../../../testing/browser.ts';
import { addPerson, signIn } from '../../../testing/people.ts';
import { answerAs, ordinaryAnswer } from '../../../testing/sales.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import {
  conversionOf,
  mailedToken,
  quoteTruckloadAs,
  sendTruckloadAs,
  sentToCarrier,
} from '../../../testing/truckload.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ carriers: true });
});
afterAll(() => server.close());

it('goes from the request to its invoice: offered, confirmed, booked, signed, tracked, delivered [TL-01, TL-02]', async () => {
  const shipper = (await addPerson(server, { accountRole: 'owner' })).email;
  const seller = (await addPerson(server, { roles: ['fpg_sales'] })).email;
  const customer = await signIn(server.app, shipper);
  const sales = await signIn(server.app, seller);
  const [buyer, carrier] = [await openBrowser(server.app), await openBrowser(server.app)];

  const { id } = await sendTruckloadAs(customer, (await quoteTruckloadAs(customer)).id);
  await answerAs(sales, id, { offers: ordinaryAnswer(1).offers.map((offer) => ({ ...offer, insurance: null })) });
  const confirming = await mailedToken(server, 'truckload-confirmation');
  await buyer.post(`/api/truckload-confirmations/${confirming}`, { decision: 'confirm', name: 'Rosa Medina' });
  const seen = (await sales.get(`/api/admin/quote-requests/${id}`)).body.data as DeskRequest;
  const body = conversionOf(seen.accepted?.rate_id ?? '');
  await sales.post(`/api/admin/quote-requests/${id}/shipment`, body);
  const token = await sentToCarrier(server, sales, body.id);
  const load = `/api/carrier-loads/${token}`;
  await carrier.post(`${load}/accept`, {
    name: 'Sam Doe',
    driver_name: 'Pat Doe',
    driver_phone: '603-555-0177',
    truck_number: '114',
  });
  server.clock.set('2026-11-21T16:00:00.000Z');
  const call = (what: string, date: string) =>
    carrier.post(`${load}/check-calls`, { what, date, time: '10:00', time_zone: 'America/New_York' });
  await call('picked_up', '2026-11-18');
  await call('moved', '2026-11-19');
  await call('proof_of_delivery', '2026-11-20');
  await server.runCron('invoices.bill_shipped');

  const again = await signIn(server.app, shipper);
  const shipment = (await again.get(`/api/shipments/${body.id}`)).body.data as Shipment;
  expect(shipment).toMatchObject({ status: 'delivered', mode: 'truckload', carrier_name: 'Placeholder Trucking' });
  const invoices = (await again.get('/api/invoices')).body.data as unknown as object[];
  // 1,600.00 line haul and 300.00 fuel, as offered.
  const total = { amount: 190_000, currency: 'USD' };
  expect(invoices).toMatchObject([{ type: 'truckload', bol_number: shipment.bol_number, total }]);
});
