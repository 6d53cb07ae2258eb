import type { Quote } from '@waybill/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { bookingOf, ordinaryRequest, quoteAs } from '../../../testing/journey.ts';
import { addPerson, signIn } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  server = await startTestServer({ carriers: true });
  const rates = [
    { from_currency: 'USD', to_currency: 'CAD', millionths: 1_400_000 },
    { from_currency: 'USD', to_currency: 'MXN', millionths: 18_500_000 },
  ];
  await server.services.database.staff
    .insertInto('exchange_rates')
    .values(rates.map((rate) => ({ ...rate, date: '2026-11-13' })))
    .execute();
  browser = await signIn(server.app, (await addPerson(server, { accountRole: 'shipper' })).email);
});
afterAll(() => server.close());

const cad = (amount: number) => ({ shipment_value: { amount, currency: 'CAD' } }) as const;
const codesOf = (quote: Quote) => quote.findings.map(({ code }) => code);

describe('a shipment’s value in another currency', () => {
  it('is converted for the insurance with the rate on record and its date [QUOTE-14, QUOTE-27]', async () => {
    // 11,900.00 CAD at 1.40 is 8,500.00 USD: 85 started hundreds at $0.55 are $46.75.
    const quote = await quoteAs(browser, cad(1_190_000));
    expect(quote.request.shipment_value).toEqual({ amount: 1_190_000, currency: 'CAD' });
    expect(quote.converted_value).toEqual({
      value: { amount: 850_000, currency: 'USD' },
      rate: { from: 'USD', to: 'CAD', millionths: 1_400_000, date: '2026-11-13' },
    });
    expect(quote.rates.length).toBeGreaterThanOrEqual(8);
    for (const { insurance } of quote.rates) expect(insurance?.amount).toEqual({ amount: 4675, currency: 'USD' });
    for (const { liability, liability_gap: gap } of quote.rates) expect(liability.amount + gap.amount).toBe(850_000);
  });

  it('is held against the limits of the insurance in their own currency [QUOTE-15]', async () => {
    // 14,000.00 CAD is exactly 10,000.00 USD; 14,001.40 CAD is 10,001.00.
    expect(codesOf(await quoteAs(browser, cad(1_400_000)))).toEqual([]);
    expect(codesOf(await quoteAs(browser, cad(1_400_140)))).toContain('insured_value_over_limit');
    const pesos = await quoteAs(browser, { shipment_value: { amount: 1_850_000, currency: 'MXN' } });
    expect(pesos.converted_value?.value).toEqual({ amount: 100_000, currency: 'USD' });
  });

  it('is kept as it was typed, and with the rate of that day', async () => {
    const quote = await quoteAs(browser, cad(1_190_000));
    const again = (await browser.get(`/api/quotes/${quote.id}`)).body.data as Quote;
    expect([again.request.shipment_value, again.converted_value]).toEqual([
      quote.request.shipment_value,
      quote.converted_value,
    ]);
  });

  it('is declared in the currency of the carrier when it is booked', async () => {
    const quote = await quoteAs(browser, cad(1_190_000));
    const booked = await browser.post('/api/shipments', bookingOf(quote), { 'idempotency-key': crypto.randomUUID() });
    expect(booked.status).toBe(201);
    expect(booked.body.data).toMatchObject({ declared_value: { amount: 850_000, currency: 'USD' } });
  });

  it('is not converted when it is in dollars, and refused where no rate is on record', async () => {
    expect((await quoteAs(browser)).converted_value).toBeNull();
    const table = await server.services.database.staff.selectFrom('exchange_rates').selectAll().execute();
    await server.services.database.staff.deleteFrom('exchange_rates').execute();
    try {
      const answer = await browser.post('/api/quotes', { ...ordinaryRequest, ...cad(1_190_000) });
      expect(answer.status).toBe(422);
      expect(answer.body.codes).toEqual({ shipment_value: ['no_exchange_rate'] });
    } finally {
      await server.services.database.staff.insertInto('exchange_rates').values(table).execute();
    }
  });
});
