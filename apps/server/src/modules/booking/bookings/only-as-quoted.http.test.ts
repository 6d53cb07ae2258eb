import type { Shipment } from '@waybill/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { bookingOf, ordinaryRequest, quoteAs } from '../../../testing/journey.ts';
import { addPerson, signIn } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
let email: string;
let browser: Browser;
beforeAll(async () => {
  server = await startTestServer({ carriers: true });
  ({ email } = await addPerson(server, { accountRole: 'shipper' }));
  browser = await signIn(server.app, email);
});
afterAll(() => server.close());

const book = (body: object) => browser.post('/api/shipments', body, { 'idempotency-key': crypto.randomUUID() });

describe('a booking takes what was quoted and nothing else', () => {
  it('refuses a rate of another quote, so that changed details have to be rated again [QUOTE-22]', async () => {
    const light = await quoteAs(browser);
    const [item] = ordinaryRequest.items;
    const heavy = await quoteAs(browser, { items: [{ ...item, weight: { value: 4000, unit: 'lb' } }] });
    const answer = await book({ ...bookingOf(heavy), rate_id: light.rates[0]!.id });
    expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
  });

  it('ships the load and day that were rated, at their price, whatever else is sent [QUOTE-22]', async () => {
    const quote = await quoteAs(browser);
    const sent = {
      ...bookingOf(quote),
      items: [{ ...ordinaryRequest.items[0], weight: { value: 9000, unit: 'lb' } }],
      pickup_date: '2026-11-20',
      total: { amount: 1, currency: 'USD' },
    };
    const answer = await book(sent);
    const shipment = answer.body.data as Shipment;
    expect([answer.status, shipment.weight_lb, shipment.pickup_date]).toEqual([201, 1240, '2026-11-18']);
    expect(shipment.total).toEqual(quote.rates[0]!.total_with_insurance);
  });

  it('refuses places with other ZIP codes than the quoted ones [QUOTE-22]', async () => {
    const quote = await quoteAs(browser);
    const booking = bookingOf(quote);
    const answer = await book({
      ...booking,
      delivery: { ...booking.delivery, city: 'Seattle', state: 'WA', postal_code: '98101' },
    });
    expect([answer.status, answer.body.code]).toEqual([409, 'quote_changed']);
    const plusFour = await book({ ...booking, delivery: { ...booking.delivery, postal_code: '60647-1234' } });
    expect(plusFour.status).toBe(201);
  });

  it('honours prices to the last millisecond of seven days, and not a moment longer [QUOTE-22]', async () => {
    server.clock.set('2026-11-16T15:00:00.000Z');
    const quote = await quoteAs(browser, { pickup_date: '2026-11-24' });
    const another = await quoteAs(browser, { pickup_date: '2026-11-24' });
    expect([quote, another].map(({ expires_at: at }) => at)).toEqual(Array(2).fill('2026-11-23T15:00:00.000Z'));
    server.clock.set('2026-11-23T14:59:59.999Z');
    browser = await signIn(server.app, email);
    expect((await book(bookingOf(quote))).status).toBe(201);
    server.clock.set('2026-11-23T15:00:00.000Z');
    const late = await book(bookingOf(another));
    expect([late.status, late.body.code]).toEqual([409, 'quote_expired']);
  });
});
