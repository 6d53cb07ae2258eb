import type { DeskRequest, SalesRequest } from '@waybill/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { addPerson, signIn } from '../../../testing/people.ts';
import { answerAs, askAs, ordinaryAnswer } from '../../../testing/sales.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
let customer: Browser;
let customerEmail: string;
let sales: Browser;
let boss: Browser;
let salesId: string;
let bossId: string;

beforeAll(async () => {
  server = await startTestServer();
  customerEmail = (await addPerson(server, { accountRole: 'owner', language: 'es' })).email;
  customer = await signIn(server.app, customerEmail);
  const one = await addPerson(server, { roles: ['fpg_sales'] });
  const other = await addPerson(server, { roles: ['fpg_sales_admin'] });
  [salesId, bossId] = [one.id, other.id];
  [sales, boss] = [await signIn(server.app, one.email), await signIn(server.app, other.email)];
});
afterAll(() => server.close());

const path = (id: string, verb = '') => `/api/admin/quote-requests/${id}${verb}`;
const seenBy = async (browser: Browser, id: string) => (await browser.get(path(id))).body.data as DeskRequest;
const listed = async (browser: Browser, query: string) =>
  ((await browser.get(`/api/admin/quote-requests?per_page=100&${query}`)).body.data ?? []) as SalesRequest[];
const kinds = async (browser: Browser) =>
  ((await browser.get('/api/notices')).body.data as { notices: { kind: string }[] }).notices.map(({ kind }) => kind);

describe('the queue', () => {
  it('shows what is open, by owner, state, account and age, due first [QUOTE-21]', async () => {
    const first = await askAs(customer);
    server.clock.advance(60 * 60 * 1000);
    const second = await askAs(customer);
    await sales.post(path(second.id, '/owner'), { version: 1, owner_id: salesId });
    const ids = async (query: string) => (await listed(sales, query)).map(({ id }) => id);
    expect(await ids('')).toEqual([first.id, second.id]);
    expect(await ids('owner=me')).toEqual([second.id]);
    expect(await ids('owner=none')).toEqual([first.id]);
    expect(await ids('state=in_progress')).toEqual([second.id]);
    expect(await ids('state=answered')).toEqual([]);
    expect(await ids('age_days=1')).toEqual([]);
    expect(await ids(`account_id=${crypto.randomUUID()}`)).toEqual([]);
    const { data } = (await boss.get('/api/admin/quote-requests/choices')).body;
    expect(data).toMatchObject({ waiting: 2, overdue: 0 });
    const people = (data?.['people'] ?? []) as { id: string }[];
    expect(new Set(people.map(({ id }) => id))).toEqual(new Set([salesId, bossId]));
  });

  it('counts overdue requests once their time has passed', async () => {
    const before = server.clock().toISOString();
    // The first is due at 1:30 p.m. in New York, the second an hour later.
    server.clock.set('2026-11-16T18:31:00.000Z');
    const admin = await signIn(server.app, (await addPerson(server, { roles: ['fpg_admin'] })).email);
    const { data } = (await admin.get('/api/admin/quote-requests/choices')).body;
    server.clock.set(before);
    expect(data).toMatchObject({ waiting: 2, overdue: 1 });
  });

  it('is only for the sales desk [ROLE-03]', async () => {
    for (const role of ['fpg_ops', 'fpg_accounting'] as const) {
      const other = await signIn(server.app, (await addPerson(server, { roles: [role] })).email);
      expect((await other.get('/api/admin/quote-requests')).status).toBe(403);
    }
    const admin = await signIn(server.app, (await addPerson(server, { roles: ['fpg_admin'] })).email);
    expect((await admin.get('/api/admin/quote-requests')).status).toBe(200);
  });
});

describe('taking a request on', () => {
  it('assigns it to the first of two who take it at once, and refuses the other', async () => {
    const { id } = await askAs(customer);
    const answers = await Promise.all([
      sales.post(path(id, '/owner'), { version: 1, owner_id: salesId }),
      boss.post(path(id, '/owner'), { version: 1, owner_id: bossId }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('quote_request_moved');
    const winner = answers[0]?.status === 200 ? salesId : bossId;
    expect(await seenBy(sales, id)).toMatchObject({ state: 'in_progress', owner: { id: winner } });
    expect(await kinds(customer)).toContain('quote_request_taken_on');
  });

  it('can be assigned to another person, who is notified, or to no one', async () => {
    const { id } = await askAs(customer);
    expect((await boss.post(path(id, '/owner'), { version: 1, owner_id: salesId })).status).toBe(200);
    expect((await kinds(sales))[0]).toBe('sales_request_assigned');
    await server.runJobs();
    const back = await boss.post(path(id, '/owner'), { version: 2, owner_id: null });
    expect(back.body.data).toMatchObject({ state: 'new', owner: null });
    const stranger = await addPerson(server, { roles: ['fpg_ops'] });
    const refused = await boss.post(path(id, '/owner'), { version: 3, owner_id: stranger.id });
    expect(refused.body.codes).toEqual({ owner_id: ['invalid'] });
  });
});

describe('answering', () => {
  it('shows the customer the offer, in the page and by mail in their language [QUOTE-21]', async () => {
    const { id, number } = await askAs(customer);
    await server.runJobs();
    const before = server.mails.length;
    await answerAs(sales, id);
    await server.runJobs();
    const seen = (await customer.get(`/api/quote-requests/${id}`)).body.data as SalesRequest;
    expect(seen).toMatchObject({
      state: 'answered',
      owner_name: 'Ana Reyes',
      offers_until: '2026-11-19T22:00:00.000Z',
    });
    expect(seen.offer?.rates).toMatchObject([
      {
        carrier: { name: 'Sample Van Lines', scac: 'SVLX' },
        service: { name: 'Partial truckload' },
        transit_days: 3,
        // Wednesday plus three business days is Monday.
        delivery_date: '2026-11-23',
        total_without_insurance: { amount: 190_000, currency: 'USD' },
        total_with_insurance: { amount: 194_675, currency: 'USD' },
        liability: { amount: 500_000, currency: 'USD' },
        liability_gap: { amount: 350_000, currency: 'USD' },
      },
    ]);
    expect(JSON.stringify(seen)).not.toContain('150000');
    expect((await kinds(customer))[0]).toBe('quote_request_answered');
    const [mail] = server.mails.slice(before);
    expect(mail).toMatchObject({
      to: customerEmail,
      subject: expect.stringContaining(`Solicitud de cotización ${number}`),
    });
    expect(mail?.text).toContain('Two trucks are free on Wednesday.');
    expect(mail?.text).toContain(`http://localhost/quote-requests/${id}`);
  });

  it('shows the desk the cost of each offer', async () => {
    const { id } = await askAs(customer);
    const answered = await answerAs(sales, id);
    expect(Object.values(answered.costs)).toEqual([{ amount: 150_000, currency: 'USD' }]);
    expect(answered.owner).toEqual({ id: salesId, name: 'Ana Reyes' });
  });

  it('accepts the first of two answers and refuses the other [QUOTE-21]', async () => {
    const { id } = await askAs(customer);
    const answers = await Promise.all([
      sales.post(path(id, '/answer'), ordinaryAnswer(1)),
      boss.post(path(id, '/answer'), ordinaryAnswer(1)),
    ]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    const { events, offer } = await seenBy(sales, id);
    expect(events.filter(({ kind }) => kind === 'answered')).toHaveLength(1);
    expect(offer?.rates).toHaveLength(1);
    const quotes = await server.services.database.staff
      .selectFrom('quote_rates')
      .select('id')
      .where('quote_id', '=', offer?.quote_id ?? '')
      .execute();
    expect(quotes).toHaveLength(1);
  });

  it('replaces the offer when it is answered again', async () => {
    const { id } = await askAs(customer);
    const first = await answerAs(sales, id);
    const second = await answerAs(sales, id, { text: 'A better price.' });
    expect(second.offer?.quote_id).not.toBe(first.offer?.quote_id);
    const old = await customer.get(`/api/quotes/${first.offer?.quote_id}`);
    expect(old.body.data).toMatchObject({ status: 'expired' });
  });

  it('uses the carrier of a known code, whatever name is typed', async () => {
    const { id } = await askAs(customer);
    const [offer] = ordinaryAnswer(1).offers;
    if (offer === undefined) throw new Error('There is an offer');
    const answered = await answerAs(sales, id, {
      offers: [{ ...offer, carrier_name: 'Other name', scac: 'svlx' }],
    });
    expect(answered.offer?.rates[0]?.carrier).toMatchObject({ name: 'Sample Van Lines', scac: 'SVLX' });
  });

  const offer = ordinaryAnswer(1).offers[0];
  const wrong = [
    ['no carrier', { offers: [{ ...offer, carrier_name: null }] }, 'offers.0.carrier_name', 'required'],
    ['no offer', { offers: [] }, 'offers', 'required'],
    ['an end that is over', { expires_at: '2026-11-16T10:00:00.000Z' }, 'expires_at', 'date_before_today'],
    ['an end too far away', { expires_at: '2027-03-01T10:00:00.000Z' }, 'expires_at', 'too_big'],
    ['a pickup that is over', { pickup_date: '2026-11-13' }, 'pickup_date', 'date_before_today'],
    [
      'no freight',
      { offers: [{ ...offer, lines: [{ kind: 'fuel', text: 'Fuel', amount: 1 }] }] },
      'offers.0.lines',
      'required',
    ],
  ] as const;
  for (const [title, changes, field, code] of wrong) {
    it(`names the field of ${title}`, async () => {
      const { id } = await askAs(customer);
      const answer = await sales.post(path(id, '/answer'), { ...ordinaryAnswer(1), ...changes });
      expect([answer.status, answer.body.codes?.[field]]).toEqual([422, [code]]);
    });
  }
});

describe('messages', () => {
  it('go both ways and stay in the history with who wrote them [QUOTE-21]', async () => {
    const { id } = await askAs(customer);
    await sales.post(path(id, '/messages'), { text: 'Can they be stacked?' });
    const reply = await customer.post(`/api/quote-requests/${id}/messages`, { text: 'No, two high at most.' });
    const { events } = reply.body.data as SalesRequest;
    expect(events.map(({ kind, by, text }) => [kind, by.kind, text])).toEqual([
      ['asked', 'customer', 'Dock 4 closes at 3 PM.'],
      ['message', 'staff', 'Can they be stacked?'],
      ['message', 'customer', 'No, two high at most.'],
    ]);
    expect((await kinds(customer))[0]).toBe('quote_request_message');
    expect((await kinds(boss))[0]).toBe('sales_request_message');
  });
});
