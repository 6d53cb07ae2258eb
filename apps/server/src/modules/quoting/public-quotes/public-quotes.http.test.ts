import type { Quote, QuoteTicket } from '@waybill/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openBrowser, type Browser } from '../../../testing/browser.ts';
import { bookingOf, ordinaryRequest, quoteAs } from '../../../testing/journey.ts';
import { addPerson, signIn } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { guestAccount } from './guest-account.ts';

let server: TestServer;
let visitor: Browser;
beforeAll(async () => {
  server = await startTestServer({ carriers: true });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.services.database.staff.deleteFrom('rate_limits').execute();
  visitor = await openBrowser(server.app);
});

const path = '/api/public-quotes';
const [item] = ordinaryRequest.items;

async function ask(browser: Browser, changes: object = {}): Promise<{ quote: Quote; ticket: QuoteTicket }> {
  const answer = await browser.post(path, { ...ordinaryRequest, ...changes });
  if (answer.status !== 201) throw new Error(`No quote: ${answer.text}`);
  const { data: quote, secret } = answer.body as { data: Quote; secret: string };
  return { quote, ticket: { id: quote.id, secret } };
}

const read = (browser: Browser, { id, secret }: QuoteTicket, rest = '') =>
  browser.get(`${path}/${id}${rest}`, { 'x-quote-secret': secret });

const total = ({ rates }: Quote, scac: string, service: string) =>
  rates.find((rate) => rate.carrier.scac === scac && rate.service.code === service)?.total_without_insurance.amount;

describe('a quote without an account', () => {
  it('has rates with their arithmetic, to the cent, and reasons of carriers without [QUOTE-29, QUOTE-30]', async () => {
    const { quote } = await ask(visitor);
    expect(new Set(quote.rates.map(({ carrier }) => carrier.name)).size).toBeGreaterThanOrEqual(8);
    const subtotals = new Set(['gross', 'freight', 'without_insurance', 'total']);
    for (const { charges, total_without_insurance: sum } of quote.rates) {
      const lines = charges.filter(({ kind }) => !subtotals.has(kind));
      expect(lines.reduce((so, { amount }) => so + amount.amount, 0)).toBe(sum.amount);
    }
    const hazmat = {
      id_number: 'UN1263',
      proper_name: 'Paint',
      hazard_class: '3',
      packing_group: 'II',
      emergency_contact: 'Safety desk',
      emergency_phone: '800-555-0199',
    } as const;
    const paint = await ask(visitor, {
      items: [{ ...item, hazardous: true, hazmat }],
      destination: { postal_code: '60647', site_type: 'residential' },
    });
    expect(paint.quote.without_rate.length).toBeGreaterThan(0);
    for (const { findings } of paint.quote.without_rate) expect(findings.length).toBeGreaterThan(0);
  });

  it('is priced at the list margin, not at that of any account [QUOTE-29]', async () => {
    const { quote } = await ask(visitor);
    const { staff } = server.services.database;
    const costs = await staff
      .selectFrom('rate_costs')
      .select(['rate_id', 'amount'])
      .where('quote_id', '=', quote.id)
      .execute();
    // The default list margin is 18 percent of cost; some lines are rounded separately.
    for (const { rate_id: id, amount } of costs) {
      const rate = quote.rates.find((one) => one.id === id)!;
      expect(Math.abs(rate.total_without_insurance.amount - amount * 1.18)).toBeLessThan(10);
    }
    const customer = await signIn(server.app, (await addPerson(server, { accountRole: 'shipper' })).email);
    const own = await quoteAs(customer);
    const signedIn = await ask(customer);
    for (const { carrier, service } of quote.rates) {
      const list = total(quote, carrier.scac, service.code) ?? 0;
      // New accounts pay 12 percent on the same cost.
      expect(Math.abs((total(own, carrier.scac, service.code) ?? 0) / 1.12 - list / 1.18)).toBeLessThan(10);
      expect(total(signedIn.quote, carrier.scac, service.code)).toBe(list);
    }
  });

  it('shows nothing private: no cost, no margin, no account [QUOTE-29]', async () => {
    const { quote, ticket } = await ask(visitor);
    const { text } = await read(visitor, ticket);
    expect(text).not.toMatch(/cost|margin|account|created_by/i);
    expect(text).not.toContain(guestAccount);
    expect(Object.keys(quote)).not.toContain('secret');
  });

  it('takes parcels too, and says why a load has no rates [QUOTE-29, QUOTE-20]', async () => {
    const box = { ...item, package_type: 'boxes', quantity: 1, weight: { value: 20, unit: 'lb' } };
    const parcel = await ask(visitor, { mode: 'parcel', items: [box] });
    expect(parcel.quote.request.mode).toBe('parcel');
    const late = await ask(visitor, { pickup_date: '2026-11-16' });
    expect([late.quote.rates, late.quote.findings.map(({ code }) => code)]).toEqual([[], ['pickup_today']]);
  });

  it('reports field errors in the requested language [QUOTE-29]', async () => {
    const wrong = { ...ordinaryRequest, origin: { postal_code: '00001' } };
    const english = await visitor.post(path, wrong, { 'accept-language': 'en' });
    expect([english.status, english.body.errors]).toEqual([
      422,
      { 'origin.postal_code': ['We don’t recognize this ZIP or postal code'] },
    ]);
    const spanish = await visitor.post(
      path,
      { ...ordinaryRequest, items: [{ ...item, package_type: undefined }] },
      { 'accept-language': 'es' },
    );
    expect(spanish.body.errors).toEqual({ 'items.0.package_type': ['El tipo de embalaje es obligatorio'] });
  });

  it('takes ten lines, no reference of a client, and nothing of programs that fill in everything', async () => {
    const many = Array.from({ length: 11 }, () => ({ ...item, quantity: 1, weight: { value: 90, unit: 'lb' } }));
    expect((await visitor.post(path, { ...ordinaryRequest, items: many })).body.codes).toEqual({ items: ['too_many'] });
    const bot = await visitor.post(path, { ...ordinaryRequest, website: 'https://spam.example' });
    expect([bot.status, bot.body.codes]).toEqual([422, { website: ['invalid'] }]);
    expect((await visitor.post(path, { ...ordinaryRequest, client_reference: 'PO-1' })).status).toBe(422);
  });
});

describe('who may read it', () => {
  it('is anyone with the secret from its response, also in another browser [QUOTE-29]', async () => {
    const { quote, ticket } = await ask(visitor);
    const elsewhere = await openBrowser(server.app);
    const shown = await read(elsewhere, ticket, '?wait=5');
    expect((shown.body.data as Quote).number).toBe(quote.number);
    const stream = await read(elsewhere, ticket, '/rates');
    expect([stream.status, stream.headers['content-type']]).toEqual([200, 'text/event-stream; charset=utf-8']);
    expect(stream.text).toContain('event: summary');
  });

  it('is no one without it: not by the id, another secret, or an account of one’s own [QUOTE-29, ROLE-08]', async () => {
    const { ticket } = await ask(visitor);
    const other = await ask(visitor);
    const owner = await signIn(server.app, (await addPerson(server, { accountRole: 'owner' })).email);
    for (const answer of [
      await visitor.get(`${path}/${ticket.id}`),
      await visitor.get(`${path}/${ticket.id}/rates`),
      await read(visitor, { ...ticket, secret: other.ticket.secret }),
      await read(visitor, { ...ticket, secret: other.ticket.secret }, '/rates'),
      await owner.get(`/api/quotes/${ticket.id}`),
      await owner.get(`/api/quotes/${ticket.id}/rates`),
    ]) {
      expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
    }
  });

  it('does not reach the quotes of accounts with a secret [QUOTE-29, ROLE-08]', async () => {
    const owner = await signIn(server.app, (await addPerson(server, { accountRole: 'owner' })).email);
    const { ticket } = await ask(visitor);
    const own = await quoteAs(owner);
    expect((await read(visitor, { ...ticket, id: own.id })).status).toBe(404);
  });
});

describe('what it is not for', () => {
  it('cannot be booked [QUOTE-29]', async () => {
    const { quote } = await ask(visitor);
    const owner = await signIn(server.app, (await addPerson(server, { accountRole: 'owner' })).email);
    const key = { 'idempotency-key': crypto.randomUUID() };
    const answer = await owner.post('/api/shipments', bookingOf(quote), key);
    expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
    expect((await visitor.post('/api/shipments', bookingOf(quote), key)).status).toBe(401);
  });

  it('has an account that no one can belong to [QUOTE-29]', async () => {
    const insert = addPerson(server, { accountRole: 'owner', accountId: guestAccount });
    await expect(insert).rejects.toThrow(/violates check constraint/);
  });
});

describe('how many there may be', () => {
  it('is twelve in ten minutes from one address, and then it says when to come back [QUOTE-29]', async () => {
    for (let n = 0; n < 12; n += 1) await ask(visitor);
    const elsewhere = await openBrowser(server.app);
    const refused = await elsewhere.post(path, ordinaryRequest, { 'accept-language': 'en' });
    expect([refused.status, refused.body.code]).toEqual([429, 'too_many_attempts']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(600);
    expect(refused.body.errors?.['quote']?.[0]).toMatch(
      /^You’ve reached the limit for quotes without an account\. Try again in \d+ min, or log in\.$/,
    );
    const counters = await server.services.database.staff.selectFrom('rate_limits').select('key').execute();
    expect(counters.some(({ key }) => key.includes('127.0.0.1'))).toBe(false);
  });

  it('is three hundred in ten minutes for all callers together [QUOTE-29]', async () => {
    await ask(visitor);
    const { staff } = server.services.database;
    await staff.updateTable('rate_limits').set({ points: 300 }).where('key', 'like', 'public-quotes:%').execute();
    expect((await visitor.post(path, ordinaryRequest)).status).toBe(429);
  });

  it('is 120 looks a minute, so that secrets cannot be tried out', async () => {
    const { ticket } = await ask(visitor);
    await read(visitor, ticket);
    const { staff } = server.services.database;
    await staff.updateTable('rate_limits').set({ points: 120 }).where('key', 'like', 'public-quote-read:%').execute();
    expect((await read(visitor, ticket)).status).toBe(429);
    expect((await read(visitor, ticket, '/rates')).status).toBe(429);
  });
});

describe('how long it is kept', () => {
  it('is a week; then all of it is deleted, and nothing else [QUOTE-29]', async () => {
    const { staff } = server.services.database;
    const owner = await signIn(server.app, (await addPerson(server, { accountRole: 'owner' })).email);
    const theirs = await quoteAs(owner);
    const { quote, ticket } = await ask(visitor);
    const rows = async (id: string) => [
      (await staff.selectFrom('quotes').select('id').where('id', '=', id).execute()).length,
      (await staff.selectFrom('quote_rates').select('id').where('quote_id', '=', id).execute()).length,
      (await staff.selectFrom('rate_costs').select('rate_id').where('quote_id', '=', id).execute()).length,
    ];
    const week = 7 * 24 * 60 * 60 * 1000;
    server.clock.advance(week - 1);
    await server.runCron('public-quotes.forget');
    expect(await rows(quote.id)).toEqual([1, quote.rates.length, quote.rates.length]);
    server.clock.advance(1);
    const young = await ask(visitor, { pickup_date: '2026-11-25' });
    await server.runCron('public-quotes.forget');
    await server.runCron('public-quotes.forget');
    expect(await rows(quote.id)).toEqual([0, 0, 0]);
    expect((await rows(young.quote.id))[0]).toBe(1);
    expect(await rows(theirs.id)).toEqual([1, theirs.rates.length, theirs.rates.length]);
    expect((await read(visitor, ticket)).status).toBe(404);
    const audit = await staff
      .selectFrom('audit_entries')
      .select('actor_label')
      .where('action', '=', 'public_quotes.deleted')
      .execute();
    expect(audit).toEqual([{ actor_label: 'public-quotes.forget' }]);
  });
});
