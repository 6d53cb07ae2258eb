import type { Quote } from '@waybill/contract';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { ordinaryRequest, quoteAs } from '../../../testing/journey.ts';
import { addPerson, signIn } from '../../../testing/people.ts';
import { ordinaryMonday, startTestServer, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  server = await startTestServer({ carriers: true });
  browser = await signIn(server.app, (await addPerson(server, { accountRole: 'shipper' })).email);
});
afterAll(() => server.close());

const [item] = ordinaryRequest.items;
const codesOf = (quote: Quote) => quote.findings.map(({ code }) => code);
const subtotals = new Set(['gross', 'freight', 'without_insurance', 'total']);

describe('rates', () => {
  it('come from at least eight carriers for an ordinary load [QUOTE-18]', async () => {
    const quote = await quoteAs(browser);
    expect(new Set(quote.rates.map(({ carrier }) => carrier.name)).size).toBeGreaterThanOrEqual(8);
    expect([quote.origin.city, quote.destination.city, quote.origin.time_zone]).toEqual([
      'Manchester',
      'Chicago',
      'America/New_York',
    ]);
  });

  it('add up to the cent, insured and not [QUOTE-18]', async () => {
    for (const rate of (await quoteAs(browser)).rates) {
      const sum = rate.charges
        .filter(({ kind }) => !subtotals.has(kind))
        .reduce((total, { amount }) => total + amount.amount, 0);
      expect(sum).toBe(rate.total_without_insurance.amount);
      expect(sum + (rate.insurance?.amount.amount ?? 0)).toBe(rate.total_with_insurance?.amount);
      // $8,500.00 is 85 started hundreds at $0.55.
      expect(rate.insurance?.amount.amount).toBe(4675);
    }
  });

  it('class the load by its density: 1,240 lb on two units of 48 x 40 x 48 in is 11.63 lb/ft3, class 92.5 [QUOTE-09]', async () => {
    const [rate] = (await quoteAs(browser)).rates;
    const line = rate?.charges.find(({ kind }) => kind === 'item');
    expect(line?.basis).toMatchObject({ freightClass: '92.5', milliPounds: 1_240_000 });
  });

  it('never show the carrier cost', async () => {
    const quote = await quoteAs(browser);
    const cost = await server.services.database.staff
      .selectFrom('rate_costs')
      .select('amount')
      .where('rate_id', '=', quote.rates[0]!.id)
      .executeTakeFirstOrThrow();
    expect(cost.amount).toBeLessThan(quote.rates[0]!.total_without_insurance.amount);
    expect(JSON.stringify(quote)).not.toMatch(/cost|margin/i);
  });

  it('are kept, and read again as they were given [QUOTE-24]', async () => {
    const quote = await quoteAs(browser);
    const again = (await browser.get(`/api/quotes/${quote.id}`)).body.data as Quote;
    const byId = (rates: Quote['rates']) => rates.toSorted((a, b) => (a.id < b.id ? -1 : 1));
    expect({ ...again, rates: byId(again.rates) }).toEqual({ ...quote, rates: byId(quote.rates) });
  });
});

describe('refusals are data, not errors', () => {
  const cases = [
    ['today', { pickup_date: '2026-11-16' }, 'pickup_today'],
    ['a weekend', { pickup_date: '2026-11-21' }, 'pickup_weekend'],
    ['Thanksgiving', { pickup_date: '2026-11-26' }, 'pickup_holiday'],
    ['a day in the past', { pickup_date: '2026-11-13' }, 'pickup_past'],
    ['a lane across the border', { destination: { country: 'CA', postal_code: 'V6B 1A1' } }, 'cross_border'],
    [
      'seven pallets',
      { items: [{ ...item, quantity: 7, weight: { value: 4000, unit: 'lb' } }] },
      'pallets_no_online_quote',
    ],
    [
      'an insured value over $10,000',
      { shipment_value: { amount: 1_000_001, currency: 'USD' } },
      'insured_value_over_limit',
    ],
  ] as const;
  for (const [what, changes, code] of cases) {
    it(`${what} has no rates and says why [QUOTE-20, QUOTE-15]`, async () => {
      const quote = await quoteAs(browser, structuredClone(changes) as never);
      expect(quote.rates).toEqual([]);
      expect(codesOf(quote)).toContain(code);
    });
  }

  it('a day that can no longer be booked has no rates and says why [QUOTE-20]', async () => {
    onTestFinished(() => server.clock.set(ordinaryMonday));
    // Tuesday is booked by 4 PM on Monday at the pickup, which is 21:00 UTC.
    for (const [time, expected] of [
      ['21:00', []],
      ['21:01', ['pickup_cutoff_passed']],
    ] as const) {
      server.clock.set(`2026-11-16T${time}:00.000Z`);
      const late = await signIn(server.app, (await addPerson(server, { accountRole: 'shipper' })).email);
      const quote = await quoteAs(late, { pickup_date: '2026-11-17' });
      expect(codesOf(quote)).toEqual(expected);
      expect(quote.rates.length > 0).toBe(expected.length === 0);
    }
  });

  it('thirteen pallets show both messages [QUOTE-20]', async () => {
    const quote = await quoteAs(browser, { items: [{ ...item, quantity: 13, weight: { value: 9000, unit: 'lb' } }] });
    expect(codesOf(quote)).toEqual(expect.arrayContaining(['pallets_no_online_quote', 'pallets_truckload']));
  });

  it('a carrier that gives no rate is named with its reason [QUOTE-30]', async () => {
    const hazmat = {
      id_number: 'UN1263',
      proper_name: 'Paint',
      hazard_class: '3',
      packing_group: 'II',
      emergency_contact: 'Safety desk',
      emergency_phone: '800-555-0199',
    } as const;
    const quote = await quoteAs(browser, {
      items: [{ ...item, hazardous: true, hazmat }],
      destination: { postal_code: '60647', site_type: 'residential' },
    });
    expect(quote.without_rate.length).toBeGreaterThan(0);
    for (const { findings } of quote.without_rate) expect(findings.length).toBeGreaterThan(0);
  });
});

describe('wrong input is refused with field errors', () => {
  const cases = [
    [
      'a missing height',
      { items: [{ ...item, height: undefined }] },
      'items.0.height',
      'required',
      'Field is required',
    ],
    [
      'a height over 96 in',
      { items: [{ ...item, height: { value: 96.5, unit: 'in' } }] },
      'items.0.height',
      'height_over_phone_limit',
      'Over 96 in / 243 cm: call us for a quote',
    ],
    [
      'a missing package type',
      { items: [{ ...item, package_type: undefined }] },
      'items.0.package_type',
      'package_type_required',
      'Package type is required',
    ],
    [
      'a unit over 4,500 lb',
      { items: [{ ...item, quantity: 1, weight: { value: 4501, unit: 'lb' } }] },
      'items.0.weight',
      'weight_over_maximum',
      'Weight exceeds maximum weight per item',
    ],
    [
      'a value left out',
      { shipment_value: undefined },
      'shipment_value',
      'value_required',
      'Shipment value is required, even without insurance',
    ],
    [
      'a malformed ZIP',
      { origin: { postal_code: '0310' } },
      'origin.postal_code',
      'invalid_postal_code',
      'Enter a valid ZIP or postal code',
    ],
    [
      'an unknown ZIP',
      { origin: { postal_code: '00001' } },
      'origin.postal_code',
      'unknown_postal_code',
      'We don’t recognize this ZIP or postal code',
    ],
    ['a date that is none', { pickup_date: '2026-02-30' }, 'pickup_date', 'invalid_date', 'Please enter a valid date'],
    [
      'a hazardous item without details',
      { items: [{ ...item, hazardous: true }] },
      'items.0.hazmat',
      'required',
      'Field is required',
    ],
  ] as const;
  for (const [what, changes, field, code, text] of cases) {
    it(`${what} [QUOTE-12, QUOTE-14]`, async () => {
      const answer = await browser.post('/api/quotes', { ...ordinaryRequest, ...changes });
      expect(answer.status).toBe(422);
      expect(answer.body.codes?.[field]).toEqual([code]);
      expect(answer.body.errors?.[field]).toEqual([text]);
    });
  }

  it('accepts 96 in and 243.84 cm, which are the same height [QUOTE-12]', async () => {
    for (const height of [
      { value: 96, unit: 'in' },
      { value: 243.84, unit: 'cm' },
    ] as const) {
      expect((await quoteAs(browser, { items: [{ ...item, height }] })).rates.length).toBeGreaterThan(0);
    }
  });

  it('is in Spanish for callers who ask for Spanish [SET-06]', async () => {
    const spanish = await signIn(
      server.app,
      (await addPerson(server, { accountRole: 'shipper', language: 'es' })).email,
    );
    const answer = await spanish.post('/api/quotes', {
      ...ordinaryRequest,
      items: [{ ...item, package_type: undefined }],
    });
    expect(answer.body.errors?.['items.0.package_type']).toEqual(['El tipo de embalaje es obligatorio']);
  });
});
