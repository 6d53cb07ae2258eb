import type { DeskRequest, Quote, SalesRequest, Shipment } from '@waybill/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { bookingOf } from '../../../testing/journey.ts';
import { addPerson, signIn } from '../../../testing/people.ts';
import { answerAs, askAs, ordinaryAsk } from '../../../testing/sales.ts';
import { ordinaryMonday, startTestServer, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
let customer: Browser;
let customerEmail: string;
let sales: Browser;

beforeAll(async () => {
  server = await startTestServer();
  customerEmail = (await addPerson(server, { accountRole: 'owner' })).email;
  customer = await signIn(server.app, customerEmail);
  sales = await signIn(server.app, (await addPerson(server, { roles: ['fpg_sales'] })).email);
});
afterAll(() => server.close());

const own = async (id: string) => (await customer.get(`/api/quote-requests/${id}`)).body.data as SalesRequest;
const move = (id: string, verb: string, body?: object) => customer.post(`/api/quote-requests/${id}/${verb}`, body);

async function offered(): Promise<{ id: string; quote: Quote }> {
  const { id } = await askAs(customer);
  const answered = await answerAs(sales, id);
  const quote = (await customer.get(`/api/quotes/${answered.offer?.quote_id}`)).body.data as Quote;
  return { id, quote };
}

const book = (quote: Quote, key: string = crypto.randomUUID()) =>
  customer.post('/api/shipments', bookingOf(quote), { 'idempotency-key': key });

describe('booking what sales offered', () => {
  it('is booked like any rate, at the offered price, and sales are notified [QUOTE-21]', async () => {
    const { id, quote } = await offered();
    const answer = await book(quote);
    const shipment = answer.body.data as Shipment;
    expect([answer.status, shipment.total, shipment.units]).toEqual([201, { amount: 194_675, currency: 'USD' }, 8]);
    // The carrier assigns its numbers when the desk books the load.
    expect([shipment.pro_number, shipment.carrier_name]).toEqual([null, 'Sample Van Lines']);
    expect(await own(id)).toMatchObject({ state: 'accepted', shipment: { id: shipment.id } });
    const { notices } = (await sales.get('/api/notices')).body.data as { notices: { kind: string; params: object }[] };
    expect(notices[0]).toMatchObject({ kind: 'sales_request_accepted', params: { carrier: 'Sample Van Lines' } });
    const admin = await signIn(server.app, (await addPerson(server, { roles: ['fpg_admin'] })).email);
    const cost = (await admin.get(`/api/admin/shipments/${shipment.id}`)).body.data?.['cost'];
    expect(cost).toMatchObject({ total: { amount: 150_000 }, margin: { amount: 40_000 } });
  });

  it('is booked once, however many try', async () => {
    const { id, quote } = await offered();
    const answers = await Promise.all([book(quote), book(quote), book(quote)]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409, 409]);
    expect((await own(id)).events.filter(({ kind }) => kind === 'accepted')).toHaveLength(1);
  });

  it('answers the same booking sent twice with the same shipment', async () => {
    const { quote } = await offered();
    const key = crypto.randomUUID();
    const [first, second] = [await book(quote, key), await book(quote, key)];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body.data?.['id']).toBe(first.body.data?.['id']);
  });

  it('is booked for a Saturday when sales arranged one', async () => {
    const { id } = await askAs(customer, { pickup_date: '2026-11-21' });
    const answered = await answerAs(sales, id, { pickup_date: '2026-11-21' });
    const quote = (await customer.get(`/api/quotes/${answered.offer?.quote_id}`)).body.data as Quote;
    expect((await book(quote)).status).toBe(201);
  });

  it('shows a shipment that is higher than online quoting takes', async () => {
    const item = ordinaryAsk().items[0];
    const { id } = await askAs(customer, { items: [{ ...item, height: { value: 120, unit: 'in' } }] as never });
    const answered = await answerAs(sales, id);
    const quote = (await customer.get(`/api/quotes/${answered.offer?.quote_id}`)).body.data as Quote;
    expect((await book(quote)).status).toBe(201);
  });
});

describe('one outcome', () => {
  const rivals = [
    ['withdrawing', (id: string) => move(id, 'withdraw'), 'withdrawn'],
    ['declining', (id: string) => move(id, 'decline', { text: null }), 'declined'],
    ['asking for a change', (id: string) => move(id, 'change', { text: 'Earlier, please.' }), 'in_progress'],
  ] as const;
  for (const [title, rival, state] of rivals) {
    it(`of booking and ${title} at the same time`, async () => {
      for (let round = 0; round < 4; round += 1) {
        const { id, quote } = await offered();
        const [booked, moved] = await Promise.all([book(quote), rival(id)]);
        const won = booked.status === 201;
        // Booking starts with a separate claim, so the loser is refused.
        expect([booked.status, moved.status]).toEqual(won ? [201, 409] : [409, 200]);
        expect((await own(id)).state).toBe(won ? 'accepted' : state);
      }
    });
  }

  it('of booking and running out at the same time', async () => {
    for (let round = 0; round < 4; round += 1) {
      server.clock.set(ordinaryMonday);
      const { id } = await askAs(customer);
      const answered = await answerAs(sales, id, { expires_at: '2026-11-16T15:00:00.000Z' });
      const quote = (await customer.get(`/api/quotes/${answered.offer?.quote_id}`)).body.data as Quote;
      if (round % 2 === 1) server.clock.set('2026-11-16T15:00:00.000Z');
      const [booked] = await Promise.all([book(quote), server.runCron('quote_requests.expire')]);
      const late = round % 2 === 1;
      expect([booked.status, (await own(id)).state]).toEqual(late ? [409, 'expired'] : [201, 'accepted']);
    }
    server.clock.set(ordinaryMonday);
  });
});

describe('offers that end', () => {
  it('expire at their time, with one notice, and can be requested again [QUOTE-21]', async () => {
    const { id, quote } = await offered();
    server.clock.set('2026-11-19T22:00:00.000Z');
    customer = await signIn(server.app, customerEmail);
    expect((await own(id)).state).toBe('expired');
    await server.runCron('quote_requests.expire');
    await server.runCron('quote_requests.expire');
    const seen = await own(id);
    expect(seen.events.filter(({ kind }) => kind === 'expired')).toHaveLength(1);
    expect((await book(quote)).body.code).toMatch(/quote_request_moved|quote_expired/);
    const again = await move(id, 'change', { text: 'We still need it.' });
    expect(again.body.data).toMatchObject({ state: 'in_progress', offer: null, due_at: '2026-11-20T16:00:00.000Z' });
    server.clock.set(ordinaryMonday);
  });

  it('cannot be declined, changed or withdrawn once it is booked', async () => {
    const { id, quote } = await offered();
    await book(quote);
    for (const [verb, body] of [
      ['decline', { text: null }],
      ['change', { text: 'Cheaper' }],
      ['withdraw', undefined],
    ] as const) {
      expect((await move(id, verb, body)).body.code).toBe('quote_request_moved');
    }
  });

  it('withdrawn before an answer, cannot be answered any more', async () => {
    const { id } = await askAs(customer);
    expect((await move(id, 'withdraw')).status).toBe(200);
    const { version } = (await sales.get(`/api/admin/quote-requests/${id}`)).body.data as DeskRequest;
    await expect(answerAs(sales, id)).rejects.toThrow('quote_request_moved');
    expect(version).toBe(2);
  });
});
