import type { EquipmentType, SalesRequest, Shipment, TruckloadQuote } from '@waybill/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { bookingOf } from '../../../testing/journey.ts';
import { addPerson, signIn } from '../../../testing/people.ts';
import { ordinaryMonday, startTestServer, type TestServer } from '../../../testing/server.ts';
import {
  equipmentId,
  ordinarySend,
  ordinaryTruckload,
  quoteTruckloadAs,
  sendTruckloadAs,
} from '../../../testing/truckload.ts';

let server: TestServer;
let customer: Browser;
let email: string;
let sales: Browser;
let admin: Browser;

beforeAll(async () => {
  server = await startTestServer({ carriers: true });
  email = (await addPerson(server, { accountRole: 'owner' })).email;
  customer = await signIn(server.app, email);
  sales = await signIn(server.app, (await addPerson(server, { roles: ['fpg_sales'] })).email);
  admin = await signIn(server.app, (await addPerson(server, { roles: ['super_admin'] })).email);
});
afterAll(() => server.close());

const refused = async (changes: object, code = 'V53') => {
  const answer = await customer.post(
    '/api/truckload/quotes',
    ordinaryTruckload(await equipmentId(customer, code), changes),
  );
  return [answer.status, Object.keys(answer.body.errors ?? {})];
};

describe('an instant price', () => {
  it('is firm for a van that staff hold the price of, for a day [TL-01]', async () => {
    const quote = await quoteTruckloadAs(customer);
    expect(quote.estimate).toMatchObject({ kind: 'firm', because: [], minimum_applied: false });
    expect(quote).toMatchObject({ state: 'open', expires_at: '2026-11-17T14:30:00.000Z', findings: [] });
    const { charges, total, transit_days } = quote.estimate ?? { charges: [], total: null, transit_days: 0 };
    const amountOf = (kind: string) => charges.find((line) => line.kind === kind)?.amount.amount ?? 0;
    expect(amountOf('freight') + amountOf('fuel')).toBe(total?.amount);
    // 500 miles a day, rounded up.
    expect(transit_days).toBe(Math.ceil(quote.miles / 500));
  });

  it('never sells below miles by rate and fuel with the margin of the account [TL-01]', async () => {
    const quote = await quoteTruckloadAs(customer);
    const fuel = quote.estimate?.charges.find(({ kind }) => kind === 'fuel')?.amount.amount ?? 0;
    // Above 800 miles the van's 2.45 applies as is; shorter hauls cost more per mile.
    const cost = Math.round(quote.miles * 245) + fuel;
    expect(quote.miles).toBeGreaterThan(800);
    expect(quote.estimate?.total.amount).toBe(cost + Math.round((cost * 1_200) / 10_000));
  });

  it('includes each stop, and is indicative with one, for a week [TL-01]', async () => {
    const stops = [{ postal_code: '14201' }, { postal_code: '44101', kind: 'pickup' as const }];
    const quote = await quoteTruckloadAs(customer, { stops });
    expect(quote.route.map(({ kind, city }) => [kind, city])).toEqual([
      ['origin', 'Manchester'],
      ['delivery', 'Buffalo'],
      ['pickup', 'Cleveland'],
      ['destination', 'Chicago'],
    ]);
    expect(quote.route.reduce((sum, { miles }) => sum + miles, 0)).toBe(quote.miles);
    expect(quote.estimate).toMatchObject({ kind: 'indicative', because: ['stops'] });
    expect(quote.expires_at).toBe('2026-11-23T14:30:00.000Z');
    const stopOff = quote.estimate?.charges.find(({ code }) => code === 'STOPOFF');
    expect(stopOff?.amount.amount).toBe(20_000);
  });

  it('shows what each group of axles would carry [TL-01]', async () => {
    // 80,000 - 45,000 of payload + 30,000 lb.
    expect((await quoteTruckloadAs(customer)).axles).toMatchObject({ gross: 65_000, over: [] });
  });

  it.each<[string, object, string]>([
    [
      'truckload_over_weight',
      { items: [{ ...ordinaryTruckload('').items[0], weight: { value: 45_001, unit: 'lb' } }] },
      'V53',
    ],
    ['truckload_team', { team: true }, 'V53'],
    ['truckload_no_rate', {}, 'C40'],
    ['cross_border', { destination: { country: 'CA', postal_code: 'M5V 2T6' } }, 'V53'],
    ['truckload_too_many_stops', { stops: Array.from({ length: 5 }, () => ({ postal_code: '14201' })) }, 'V53'],
  ])('is not given online for %s: sales are to be asked [TL-01, QUOTE-20]', async (code, changes, equipment) => {
    const quote = await quoteTruckloadAs(customer, changes, equipment);
    expect([quote.estimate, quote.findings.map((one) => one.code)]).toEqual([null, [code]]);
  });

  it('is refused with a field error', async () => {
    expect(await refused({ pickup_date: '2026-11-15' })).toEqual([422, ['pickup_date']]);
    expect(await refused({ origin: { postal_code: '00001' } })).toEqual([422, ['origin.postal_code']]);
    expect(await refused({ stops: [{ postal_code: '00001' }] })).toEqual([422, ['stops.0.postal_code']]);
    expect(await refused({}, 'R53')).toEqual([422, ['temperature']]);
    expect(await refused({ temperature: { min: 34, max: 38 } })).toEqual([422, ['temperature']]);
    expect(await refused({ tarps: true })).toEqual([422, ['tarps']]);
    expect(await refused({ pickup_until: '2026-11-17' })).toEqual([422, ['pickup_until']]);
    expect(await refused({ deliver_until: '2026-11-17' })).toEqual([422, ['deliver_until']]);
  });

  it('exists once, however often it is sent', async () => {
    const body = ordinaryTruckload(await equipmentId(customer, 'V53'));
    const answers = await Promise.all([1, 2, 3].map(() => customer.post('/api/truckload/quotes', body)));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 200, 201]);
    expect(new Set(answers.map(({ body: { data } }) => data?.['number'])).size).toBe(1);
    const other = await customer.post('/api/truckload/quotes', { ...body, team: true });
    expect(other.body.code).toBe('idempotency_key_reused');
  });

  it('is listed, newest first, and is in the history of quotes [QUOTE-24]', async () => {
    server.clock.advance(60_000);
    const { number, id } = await quoteTruckloadAs(customer);
    server.clock.set(ordinaryMonday);
    const rows = (await customer.get('/api/truckload/quotes')).body.data as unknown as TruckloadQuote[];
    expect(rows[0]).toMatchObject({ number, equipment: { name: 'Dry van 53 ft' }, kind: 'firm' });
    expect((await customer.get(`/api/quotes/${id}`)).body.data).toMatchObject({
      number,
      request: { mode: 'truckload' },
    });
  });
});

describe('equipment that staff change', () => {
  it('is kept by quotes as it was [TL-03]', async () => {
    const before = await quoteTruckloadAs(customer, {}, 'V48');
    const kept = (await admin.get('/api/admin/equipment-types')).body.data as unknown as EquipmentType[];
    const van = kept.find(({ code }) => code === 'V48');
    const {
      id,
      version,
      position: _p,
      retired_at: _r,
      changed_at: _c,
      changed_by: _b,
      quotes: _q,
      ...definition
    } = van as EquipmentType;
    const changed = await admin.send('PUT', `/api/admin/equipment-types/${id}`, {
      ...definition,
      version,
      name: 'Dry van 48 ft, vented',
      cents_per_mile: 300,
    });
    expect(changed.status).toBe(200);
    const again = (await customer.get(`/api/truckload/quotes/${before.id}`)).body.data as TruckloadQuote;
    expect(again.request.truckload?.equipment).toMatchObject({ name: 'Dry van 48 ft', version: 1 });
    const after = await quoteTruckloadAs(customer, {}, 'V48');
    expect(after.request.truckload?.equipment).toMatchObject({ name: 'Dry van 48 ft, vented', version: 2 });
    expect(after.estimate?.total.amount).toBeGreaterThan(before.estimate?.total.amount ?? 0);
  });
});

describe('a truckload sent to sales', () => {
  it('is in their queue once, with what it was priced at [QUOTE-20, QUOTE-21]', async () => {
    const quote = await quoteTruckloadAs(customer, { team: true });
    const body = ordinarySend();
    const send = () => customer.post(`/api/truckload/quotes/${quote.id}/request`, body);
    expect([(await send()).status, (await send()).status]).toEqual([201, 200]);
    const rows = (await sales.get('/api/admin/quote-requests?kind=truckload')).body.data as unknown as SalesRequest[];
    expect(rows.filter(({ id }) => id === body.id)).toMatchObject([
      { kind: 'truckload', equipment: { name_es: 'Caja seca de 53 ft' } },
    ]);
    const seen = (await sales.get(`/api/admin/quote-requests/${body.id}`)).body.data;
    expect(seen).toMatchObject({
      truckload: { number: quote.number },
      margin_bp: 1200,
      reasons: [{ code: 'truckload_team' }],
    });
    const second = await customer.post(`/api/truckload/quotes/${quote.id}/request`, ordinarySend());
    expect(second.body.code).toBe('conflict');
  });

  it('has the same delivery day on the panel, in the offer, and on the shipment, also over a holiday [TL-01]', async () => {
    // From the Wednesday before Thanksgiving. Trucks run on the Friday after it, when terminals are closed.
    const quote = await quoteTruckloadAs(customer, { pickup_date: '2026-11-25' });
    const request = await sendTruckloadAs(customer, quote.id, { at_firm_price: true });
    const [rate] = request.offer?.rates ?? [];
    const booking = bookingOf({ id: request.offer?.quote_id ?? '', rates: [rate] } as never, { insured: false });
    const answer = await customer.post('/api/shipments', booking, { 'idempotency-key': crypto.randomUUID() });
    const shipment = answer.body.data as Shipment;
    expect([quote.estimate?.transit_days, quote.estimate?.delivery_date]).toEqual([2, '2026-11-30']);
    expect([rate?.delivery_date, shipment.delivery_date]).toEqual(['2026-11-30', '2026-11-30']);
  });

  it('at its firm price is offered at once and booked like any rate [TL-01]', async () => {
    const quote = await quoteTruckloadAs(customer);
    const request = await sendTruckloadAs(customer, quote.id, { at_firm_price: true });
    expect(request).toMatchObject({ state: 'answered', lowest: quote.estimate?.total, owner_name: null });
    const [rate] = request.offer?.rates ?? [];
    const booking = bookingOf({ id: request.offer?.quote_id ?? '', rates: [rate] } as never, { insured: false });
    const answer = await customer.post('/api/shipments', booking, { 'idempotency-key': crypto.randomUUID() });
    const shipment = answer.body.data as Shipment;
    expect([answer.status, shipment.mode, shipment.total]).toEqual([201, 'truckload', quote.estimate?.total]);
    // Both are shown in the reader's language.
    expect(shipment).toMatchObject({
      service_name: 'Full truckload',
      equipment: { name: 'Dry van 53 ft', name_es: 'Caja seca de 53 ft' },
    });
    // The cost was copied from a table that customers cannot read.
    const bookkeeper = await signIn(server.app, (await addPerson(server, { roles: ['fpg_accounting'] })).email);
    const cost = (await bookkeeper.get(`/api/admin/shipments/${shipment.id}`)).body.data?.['cost'] as {
      total: { amount: number };
    };
    expect(cost.total.amount).toBeLessThan(shipment.total.amount);
    expect(cost.total.amount).toBeGreaterThan(0);
  });

  it('at a price that is not firm, or expired, is refused', async () => {
    const indicative = await quoteTruckloadAs(customer, { stops: [{ postal_code: '14201' }] });
    const firm = await quoteTruckloadAs(customer);
    const take = (id: string) =>
      customer.post(`/api/truckload/quotes/${id}/request`, ordinarySend({ at_firm_price: true }));
    expect((await take(indicative.id)).body.code).toBe('quote_changed');
    server.clock.advance(24 * 3_600_000);
    customer = await signIn(server.app, email);
    expect((await take(firm.id)).body.code).toBe('quote_expired');
    server.clock.set(ordinaryMonday);
    customer = await signIn(server.app, email);
  });
});
