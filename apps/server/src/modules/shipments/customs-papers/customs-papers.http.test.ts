import type { CustomsDraft, CustomsFacts } from '@waybill/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textOf } from '../../../core/documents/testing/pdf-reader.ts';
import type { Browser } from '../../../testing/browser.ts';
import { addProduct } from '../../../testing/catalog.ts';
import { bookingOf, bookShipment, ordinaryRequest, quoteAs, type Booked } from '../../../testing/journey.ts';
import { accountIdOf, addPerson, signIn } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { facts } from './testing/sample.ts';

let site: TestServer;
let ours: Browser;
let theirs: Browser;
let booked: Booked;
beforeAll(async () => {
  site = await startTestServer({ carriers: true });
  const enter = async () => signIn(site.app, (await addPerson(site, { accountRole: 'shipper' })).email);
  [ours, theirs] = [await enter(), await enter()];
  booked = await bookShipment(ours);
});
afterAll(() => site.close());

const url = (rest = '', id = booked.shipmentId) => `/api/shipments/${id}/customs${rest}`;
const shown = async () =>
  (await ours.get(url())).body.data as unknown as { draft: CustomsDraft; saved_at: string | null };
const saves = (body: object, by = ours) => by.send('PUT', url(), body);

describe('the customs documents of a shipment', () => {
  it('begin with what the shipment says', async () => {
    const { draft, saved_at: saved } = await shown();
    expect(saved).toBeNull();
    expect(draft).toMatchObject({
      invoice_number: booked.bolNumber,
      invoice_date: '2026-11-18',
      currency: 'USD',
      exporter: { name: 'Harbor Tools', city: 'Manchester', country: 'US', email: 'dock@harbor.example' },
      importer: { name: 'Sample Renovation Site', city: 'Chicago' },
    });
    expect(draft.lines).toMatchObject([
      { description: 'Bathroom vanities, boxed', quantity: 16, hs_code: null, unit_value: null },
    ]);
  });

  it('take code, origin, and value of a product of the catalog', async () => {
    const customs = {
      hs_code: '940340',
      origin_country: 'CA',
      unit_value: { amount: 12_000, currency: 'USD' },
    } as const;
    await addProduct(ours, { product_number: 'BV-100', ...customs });
    const [item] = ordinaryRequest.items;
    const quote = await quoteAs(ours, { items: [{ ...item, product_number: 'bv-100' }] });
    const id = crypto.randomUUID();
    expect((await ours.post('/api/shipments', bookingOf(quote), { 'idempotency-key': id })).status).toBe(201);
    const { draft } = (await ours.get(url('', id))).body.data as unknown as { draft: CustomsDraft };
    expect(draft.lines).toMatchObject([{ hs_code: '940340', origin_country: 'CA', unit_value: 12_000 }]);
  });

  it('do not exist before they were entered, and a certification not without a certifier', async () => {
    expect((await ours.get(url('/commercial-invoice'))).status).toBe(404);
    expect((await saves(facts)).status).toBe(200);
    expect((await ours.get(url('/usmca-certification'))).status).toBe(404);
    expect((await saves({ ...facts, certifier: 'exporter' } satisfies CustomsFacts)).status).toBe(200);
    const { draft, saved_at: saved } = await shown();
    expect([draft.invoice_number, draft.certifier, saved]).toEqual(['CI-4471', 'exporter', expect.any(String)]);
  });

  it.each([
    ['commercial-invoice', 'Commercial invoice'],
    ['pro-forma', 'Pro forma invoice'],
    ['usmca-certification', 'USMCA certification of origin'],
  ])('are PDF files: %s', async (paper, title) => {
    await saves({ ...facts, certifier: 'exporter' });
    const { status, bytes, headers } = await ours.get(url(`/${paper}`));
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(headers['content-disposition']).toBe(`inline; filename="${booked.bolNumber}-${paper}.pdf"`);
    const text = textOf(bytes).join('\n');
    for (const part of [title, 'Brass faucets', '8481.80']) expect(text).toContain(part);
  });

  it('are checked as they are saved', async () => {
    const wrong = await saves({ ...facts, lines: [{ ...facts.lines[0], hs_code: '84' }] });
    expect([wrong.status, wrong.body.codes]).toEqual([422, { 'lines.0.hs_code': ['invalid_hs_code'] }]);
  });

  it('are read by whoever sees shipments, and saved by whoever books them', async () => {
    const viewer = await signIn(
      site.app,
      (await addPerson(site, { accountRole: 'viewer', accountId: await accountIdOf(ours) })).email,
    );
    await saves(facts);
    expect((await viewer.get(url('/pro-forma'))).status).toBe(200);
    expect((await saves(facts, viewer)).status).toBe(403);
  });

  it('do not exist for another account', async () => {
    for (const rest of ['', '/commercial-invoice']) expect((await theirs.get(url(rest))).status).toBe(404);
    expect((await saves(facts, theirs)).status).toBe(404);
  });
});
