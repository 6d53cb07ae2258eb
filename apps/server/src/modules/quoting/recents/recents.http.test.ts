import type { KnownParties, Recents } from '@waybill/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { bookingOf, bookShipment, ordinaryRequest, quoteAs } from '../../../testing/journey.ts';
import { addPerson, signIn } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

let site: TestServer;
beforeAll(async () => {
  site = await startTestServer({ carriers: true });
});
afterAll(() => site.close());

const shipper = async () => signIn(site.app, (await addPerson(site, { accountRole: 'shipper' })).email);
const recents = async (browser: Browser) => (await browser.get('/api/recents')).body.data as unknown as Recents;
const parties = async (browser: Browser, end: 'pickup' | 'delivery', code: string, other = '') => {
  const query = `end=${end}&country=US&postal_code=${code}&other_postal_code=${other}`;
  return (await browser.get(`/api/recents/parties?${query}`)).body.data as unknown as KnownParties;
};
const dock = async (browser: Browser, code: string) => (await parties(browser, 'pickup', code)).meant;
const addressOf = (company: string, postal_code: string, city: string, state: string) => ({
  company,
  street_lines: ['2 Dock Road'],
  city,
  state,
  postal_code,
  country: 'US',
  contact_first_name: 'Kim',
  phone: '603-555-0142',
  opens_at: '07:00',
  closes_at: '15:30',
});
const inches = (value: number) => ({ value, unit: 'in' as const });

describe('what an account quoted lately [QUOTE-04]', () => {
  it('has each lane once, the latest first, with the kinds of its ends', async () => {
    const browser = await shipper();
    const stop = (postal_code: string, site_type: 'business' | 'residential' = 'business') => ({
      country: 'US' as const,
      postal_code,
      site_type,
    });
    for (const destination of [stop('60647'), stop('10001', 'residential'), stop('60647')]) {
      site.clock.advance(1000);
      await quoteAs(browser, { destination });
    }
    const { lanes } = await recents(browser);
    expect(lanes.map(({ origin, destination }) => [origin.postal_code, destination.postal_code])).toEqual([
      ['03103', '60647'],
      ['03103', '10001'],
    ]);
    expect(lanes[1]).toMatchObject({
      origin: { city: 'Manchester', state: 'NH', country: 'US', site_type: 'business' },
      destination: { city: 'New York', state: 'NY', site_type: 'residential' },
    });
    expect(await recents(await shipper())).toEqual({ lanes: [], boxes: [] });
  });

  it('has the sizes of its boxes, each once', async () => {
    const browser = await shipper();
    const box = (length: number, width: number, height: number) => ({
      ...ordinaryRequest.items[0],
      package_type: 'boxes' as const,
      quantity: 1,
      length: inches(length),
      width: inches(width),
      height: inches(height),
      weight: { value: 20, unit: 'lb' as const },
    });
    for (const items of [[box(12, 12, 10), box(18, 12, 8)], [box(12, 12, 10)]]) {
      site.clock.advance(1000);
      await quoteAs(browser, { mode: 'parcel', items });
    }
    await quoteAs(browser);
    expect((await recents(browser)).boxes).toEqual([
      { length: inches(12), width: inches(12), height: inches(10) },
      { length: inches(18), width: inches(12), height: inches(8) },
    ]);
  });
});

describe('the dock at a ZIP [BOOK-01]', () => {
  it('is the pickup of the last shipment from there', async () => {
    const browser = await shipper();
    expect(await dock(browser, '03103')).toBeNull();
    const { request } = await bookShipment(browser);
    site.clock.advance(1000);
    const later = bookingOf(await quoteAs(browser), {
      pickup: { ...request.pickup, company: 'North Dock', opens_at: '06:30', contact_first_name: 'Sam' },
    });
    expect((await browser.post('/api/shipments', later, { 'idempotency-key': crypto.randomUUID() })).status).toBe(201);
    expect(await dock(browser, '03103')).toMatchObject({
      company: 'North Dock',
      contact_first_name: 'Sam',
      phone: request.pickup.phone,
      street_lines: request.pickup.street_lines,
      opens_at: '06:30',
    });
    expect(await dock(browser, '60647')).toBeNull();
    expect(await dock(await shipper(), '03103')).toBeNull();
  });

  it('else the own entry of the address book, else the address of the account', async () => {
    const person = await addPerson(site, { accountRole: 'owner' });
    const browser = await signIn(site.app, person.email);
    const { account } = (await browser.get('/api/user')).body.data as { account: { id: string; name: string } };
    await site.services.database.staff
      .updateTable('accounts')
      .set({
        street_lines: ['1 Account Way'],
        city: 'Manchester',
        state: 'NH',
        postal_code: '03103-2211',
        country: 'US',
        phone: '603-555-0100',
      })
      .where('id', '=', account.id)
      .execute();
    expect(await dock(browser, '03103')).toMatchObject({
      company: account.name,
      street_lines: ['1 Account Way'],
      phone: '603-555-0100',
      opens_at: null,
    });
    const address = addressOf(account.name.toUpperCase(), '03103', 'Manchester', 'NH');
    expect((await browser.post('/api/addresses', { ...address, company: 'Somebody Else' })).status).toBe(201);
    expect((await browser.post('/api/addresses', address)).status).toBe(201);
    expect(await dock(browser, '03103')).toMatchObject({
      company: account.name.toUpperCase(),
      contact_first_name: 'Kim',
      street_lines: ['2 Dock Road'],
      closes_at: '15:30',
    });
  });

  it('is the only entry of the address book there, and nobody where there are two', async () => {
    const browser = await shipper();
    const add = async (company: string) =>
      browser.post('/api/addresses', addressOf(company, '03103', 'Manchester', 'NH'));
    await add('First Dock');
    expect(await dock(browser, '03103')).toMatchObject({ company: 'First Dock', verified: false });
    await add('Second Dock');
    const known = await parties(browser, 'pickup', '03103');
    expect(known.meant).toBeNull();
    expect(known.all.map(({ company }) => company).toSorted()).toEqual(['First Dock', 'Second Dock']);
  });
});

describe('who receives at a ZIP [BOOK-01]', () => {
  it('is the consignee of this lane, and left open where the lane has two', async () => {
    const browser = await shipper();
    expect(await parties(browser, 'delivery', '60647', '03103')).toEqual({ meant: null, all: [] });
    const { request } = await bookShipment(browser);
    await browser.post('/api/addresses', addressOf('Other Consignee', '60647', 'Chicago', 'IL'));
    const known = await parties(browser, 'delivery', '60647', '03103');
    expect(known.meant).toMatchObject({
      company: request.delivery.company,
      phone: request.delivery.phone,
      street_lines: request.delivery.street_lines,
      verified: null,
    });
    expect(known.all.map(({ company }) => company)).toEqual([request.delivery.company, 'Other Consignee']);
    // From elsewhere it could be either.
    expect((await parties(browser, 'delivery', '60647', '10001')).meant).toBeNull();
    site.clock.advance(1000);
    const second = bookingOf(await quoteAs(browser), {
      delivery: { ...request.delivery, company: 'Second Site' },
    });
    expect((await browser.post('/api/shipments', second, { 'idempotency-key': crypto.randomUUID() })).status).toBe(201);
    expect((await parties(browser, 'delivery', '60647', '03103')).meant).toBeNull();
  });
});
