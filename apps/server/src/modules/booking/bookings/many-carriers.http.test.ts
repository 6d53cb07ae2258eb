import { simulatedCarriers } from '@waybill/carriers/simulators';
import type { Quote, Shipment } from '@waybill/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { quoteAs } from '../../../testing/journey.ts';
import { bookWith, startOutside, type OutsideServer } from '../../../testing/outside.ts';
import { addPerson, signIn } from '../../../testing/people.ts';

/** Credentials of one of the carriers behind project44. */
const entered = (account: { accountCode: string; scac: string }): unknown => ({
  ...(simulatedCarriers.find(({ adapters }) => adapters.includes('project44'))?.credentials['project44'] as object),
  ...account,
});

let server: OutsideServer;
let browser: Browser;
beforeAll(async () => {
  server = await startOutside([
    { adapter: 'project44', scac: 'SAIA', mode: 'ltl' },
    { adapter: 'project44', scac: 'ODFL', mode: 'ltl', credentials: entered({ accountCode: 'ODFL', scac: 'ODFL' }) },
    // The accounts of two carriers were mixed up.
    { adapter: 'project44', scac: 'EXLA', mode: 'ltl', credentials: entered({ accountCode: 'ODFL', scac: 'EXLA' }) },
  ]);
  browser = await signIn(server.app, (await addPerson(server, { accountRole: 'shipper' })).email);
});
afterAll(() => server.close());

it('gives the rates of each carrier under its own name, and none of another under it', async () => {
  const { id } = await quoteAs(browser);
  const quote = (await browser.get(`/api/quotes/${id}?wait=10`)).body.data as Quote;
  const standard = quote.rates.filter(({ service }) => service.name === 'Standard');
  expect(standard.map(({ carrier }) => carrier.scac).toSorted()).toEqual(['ODFL', 'SAIA']);
  expect(quote.rates.map(({ carrier }) => carrier.scac)).not.toContain('EXLA');
  expect(quote.without_rate).toMatchObject([
    {
      carrier: { name: 'Simulated EXLA' },
      findings: [
        { code: 'carrier_declined', params: { text: expect.stringContaining('another carrier than EXLA') as string } },
      ],
    },
  ]);
});

it('books with the carrier that was chosen, and cancels there', async () => {
  const shipment: Shipment = await bookWith(browser, 'ODFL', 'ltl');
  const [booked] = server.carrier('ODFL').calls('book');
  expect(booked?.facts).toMatchObject({ booking: shipment.pro_number, created: true });
  expect(server.carrier('SAIA').calls('book')).toEqual([]);
  expect((await browser.post(`/api/shipments/${shipment.id}/cancel`, {})).status).toBeLessThan(300);
  expect(
    server
      .carrier('ODFL')
      .calls('void')
      .map(({ facts }) => facts),
  ).toMatchObject([{ booking: shipment.pro_number, voided: true }]);
});
