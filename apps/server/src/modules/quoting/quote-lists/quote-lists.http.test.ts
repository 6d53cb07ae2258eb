import type { Quote, QuoteRow } from '@waybill/contract';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { bookShipment, quoteAs } from '../../../testing/journey.ts';
import { accountIdOf, addPerson, signIn } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
let shipper: Browser;
let quoter: Browser;
let stranger: Browser;
/** Created on Monday at 15:00 UTC and Tuesday at 15:00; the booked one on Tuesday at 16:00. */
let monday: Quote;
let tuesday: Quote;
let bookedId: string;
let shipmentId: string;

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

let emails: { readonly shipper: string; readonly quoter: string; readonly stranger: string };

/** Signs in again, since sessions have expired a day later. */
async function logIn(): Promise<void> {
  shipper = await signIn(server.app, emails.shipper);
  quoter = await signIn(server.app, emails.quoter);
  stranger = await signIn(server.app, emails.stranger);
}

beforeAll(async () => {
  server = await startTestServer({ carriers: true });
  server.clock.set('2026-11-16T15:00:00Z');
  const first = (await addPerson(server, { accountRole: 'shipper' })).email;
  const accountId = await accountIdOf(await signIn(server.app, first));
  emails = {
    shipper: first,
    quoter: (await addPerson(server, { accountRole: 'quoter', accountId })).email,
    stranger: (await addPerson(server, { accountRole: 'owner' })).email,
  };
  await logIn();
  monday = await quoteAs(quoter, { client_reference: 'PO-77 B' });
  server.clock.advance(dayMs);
  await logIn();
  tuesday = await quoteAs(shipper, { destination: { postal_code: '98101' } });
  server.clock.advance(hourMs);
  const booked = await bookShipment(shipper);
  bookedId = booked.quoteId;
  shipmentId = booked.shipmentId;
}, 60_000);
afterAll(() => server.close());

async function rows(query = '', browser = shipper): Promise<QuoteRow[]> {
  const answer = await browser.get(`/api/quotes${query}`);
  expect(answer.status).toBe(200);
  return answer.body.data as unknown as QuoteRow[];
}
const ids = async (query = '', browser = shipper) => (await rows(query, browser)).map(({ id }) => id);
const save = (id: string, body: object, browser = shipper) => browser.send('PUT', `/api/quotes/${id}/saved`, body);

describe('the history of quotes', () => {
  it('lists every quote of the account by any person, newest first [QUOTE-24]', async () => {
    expect(await ids()).toEqual([bookedId, tuesday.id, monday.id]);
    expect(await ids('', quoter)).toEqual([bookedId, tuesday.id, monday.id]);
  });

  it('shows created, origin, destination, load, lowest quote and mode [QUOTE-23]', async () => {
    const row = (await rows()).find(({ id }) => id === monday.id)!;
    const lowest = Math.min(...monday.rates.map((rate) => rate.total_without_insurance.amount));
    expect(row).toMatchObject({
      number: monday.number,
      created_at: '2026-11-16T15:00:00.000Z',
      created_by: 'Ana Reyes',
      origin: { city: 'Manchester', state: 'NH', postal_code: '03103' },
      destination: { city: 'Chicago', state: 'IL', postal_code: '60647' },
      load: { units: 2, weight_lb: 1240 },
      lowest: { amount: lowest, currency: 'USD' },
      rate_count: monday.rates.length,
      mode: 'ltl',
      client_reference: 'PO-77 B',
      saved: null,
    });
  });

  it('says which are open, booked (with the shipment) and expired [QUOTE-22, QUOTE-24]', async () => {
    expect((await rows()).map(({ status, shipment_id: id }) => [status, id])).toEqual([
      ['booked', shipmentId],
      ['open', null],
      ['open', null],
    ]);
    expect(await ids('?status=booked')).toEqual([bookedId]);
    // Prices are valid for seven days: those of Monday until next Monday.
    server.clock.set('2026-11-23T15:00:00Z');
    await logIn();
    expect(await ids('?status=open')).toEqual([tuesday.id]);
    expect(await ids('?status=expired')).toEqual([monday.id]);
    server.clock.set('2026-11-17T16:00:00Z');
    await logIn();
  });

  it.each([
    ['the number', () => monday.number.toLowerCase(), () => [monday.id]],
    ['the reference', () => 'po-77', () => [monday.id]],
    ['a city', () => 'seattle', () => [tuesday.id]],
    ['city and state', () => 'Chicago, IL', () => [bookedId, monday.id]],
    ['a ZIP code', () => '98101', () => [tuesday.id]],
    ['what nobody has', () => 'nowhere%', () => []],
  ])('is searched by %s [QUOTE-24]', async (_, search, expected) => {
    expect(await ids(`?search=${encodeURIComponent(search())}`)).toEqual(expected());
  });

  it('is narrowed to days by the clocks of a time zone, and by mode [QUOTE-24]', async () => {
    // Two were created on Tuesday at 15:00 UTC or later, which is Wednesday in Tokyo.
    expect(await ids('?from=2026-11-17&to=2026-11-17&time_zone=America/Chicago')).toEqual([bookedId, tuesday.id]);
    expect(await ids('?from=2026-11-18&to=2026-11-18&time_zone=Asia/Tokyo')).toEqual([bookedId, tuesday.id]);
    expect(await ids('?mode=parcel')).toEqual([]);
    expect((await shipper.get('/api/quotes?time_zone=Mars/Crater')).status).toBe(422);
  });

  it('is sorted each way, pages on the server and counts [QUOTE-24]', async () => {
    expect(await ids('?sort=created_at')).toEqual([monday.id, tuesday.id, bookedId]);
    expect((await rows('?sort=destination')).map(({ destination }) => destination.city)).toEqual([
      'Chicago',
      'Chicago',
      'Seattle',
    ]);
    const prices = (await rows('?sort=-lowest')).map(({ lowest }) => lowest!.amount);
    expect(prices).toEqual(prices.toSorted((a, b) => b - a));
    const page = await shipper.get('/api/quotes?per_page=2&page=2');
    expect((page.body.data as unknown as QuoteRow[]).map(({ id }) => id)).toEqual([monday.id]);
    expect(JSON.parse(page.text)).toMatchObject({ meta: { total: 3, last_page: 2, from: 3, to: 3 } });
  });

  it('puts quotes without a rate behind the others, whichever way prices go [QUOTE-24]', async () => {
    const other = await signIn(server.app, (await addPerson(server, { accountRole: 'shipper' })).email);
    const priced = await quoteAs(other, {});
    const none = await quoteAs(other, { pickup_date: '2026-11-21' });
    expect(await ids('?sort=lowest', other)).toEqual([priced.id, none.id]);
    expect(await ids('?sort=-lowest', other)).toEqual([priced.id, none.id]);
    const [, last] = await rows('?sort=lowest', other);
    expect([last!.lowest, last!.rate_count]).toEqual([null, 0]);
  });

  it('shows another account nothing, with any filter [ROLE-08, QUOTE-24]', async () => {
    for (const query of ['', '?saved=true', `?search=${monday.number}`, '?status=booked', '?sort=lowest'])
      expect(await ids(query, stranger)).toEqual([]);
    expect((await stranger.get('/api/quotes/export')).text).not.toContain(monday.number);
  });
});

describe('saving a quote', () => {
  it('lists it for the whole account under its name, and the quote says so [QUOTE-23]', async () => {
    const answer = await save(monday.id, { name: 'Weekly vanities', note: 'Dock 4' });
    expect([answer.status, answer.body.data]).toEqual([
      200,
      { name: 'Weekly vanities', note: 'Dock 4', saved_at: '2026-11-17T16:00:00.000Z' },
    ]);
    expect(await ids('?saved=true', quoter)).toEqual([monday.id]);
    expect(await ids('?saved=true&search=weekly')).toEqual([monday.id]);
    const shown = (await quoter.get(`/api/quotes/${monday.id}`)).body.data as Quote;
    expect(shown.saved).toMatchObject({ name: 'Weekly vanities', note: 'Dock 4' });
  });

  it('needs no name; doing it again renames it and keeps its place [QUOTE-23]', async () => {
    server.clock.advance(60_000);
    expect((await save(tuesday.id, {})).body.data).toMatchObject({ name: null, note: null });
    server.clock.advance(60_000);
    const renamed = await save(monday.id, { name: 'Vanities' });
    expect(renamed.body.data).toEqual({ name: 'Vanities', note: null, saved_at: '2026-11-17T16:00:00.000Z' });
    expect(await ids('?saved=true&sort=-saved_at')).toEqual([tuesday.id, monday.id]);
    expect((await ids('?saved=true&sort=name')).length).toBe(2);
  });

  it('is undone, and the undoing too, without losing the name [QUOTE-23]', async () => {
    const gone = await shipper.send('DELETE', `/api/quotes/${monday.id}/saved`);
    expect([gone.status, gone.body.data]).toEqual([200, null]);
    expect(await ids('?saved=true')).toEqual([tuesday.id]);
    expect(await ids('?search=vanities')).toEqual([]);
    expect(await ids()).toContain(monday.id);
    expect((await shipper.send('DELETE', `/api/quotes/${monday.id}/saved`)).status).toBe(200);
    const back = await shipper.post(`/api/quotes/${monday.id}/saved/restore`);
    expect(back.body.data).toEqual({ name: 'Vanities', note: null, saved_at: '2026-11-17T16:00:00.000Z' });
    expect(await ids('?saved=true')).toEqual([tuesday.id, monday.id]);
  });

  it('is written down once for each change [QUOTE-23]', async () => {
    await save(tuesday.id, { name: 'Seattle' });
    await save(tuesday.id, { name: 'Seattle' });
    const { rows: entries } = await auditOf(tuesday.id);
    expect(entries.map(({ action }) => action)).toEqual(['quote.created', 'quote.saved', 'quote.saved']);
  });

  it('is for people who may quote, and not for another account [ROLE-08]', async () => {
    const accountId = await accountIdOf(shipper);
    const viewer = await signIn(server.app, (await addPerson(server, { accountRole: 'viewer', accountId })).email);
    expect((await save(monday.id, { name: 'Mine' }, viewer)).status).toBe(403);
    expect((await rows('?saved=true', viewer)).length).toBe(2);
    expect((await save(monday.id, { name: 'Mine' }, stranger)).status).toBe(404);
    expect((await stranger.send('DELETE', `/api/quotes/${monday.id}/saved`)).status).toBe(404);
    expect((await shipper.post(`/api/quotes/${bookedId}/saved/restore`)).status).toBe(404);
  });

  it('that fails shows the number to call, in the words of the specification [QUOTE-23]', async () => {
    await asOwner('ALTER TABLE quotes ADD CONSTRAINT broken CHECK (saved_name IS DISTINCT FROM $$Broken$$)');
    const answer = await save(monday.id, { name: 'Broken' });
    await asOwner('ALTER TABLE quotes DROP CONSTRAINT broken');
    expect([answer.status, answer.body.code, answer.body['message']]).toEqual([
      503,
      'quote_not_saved',
      'We were unable to save your quote at this time. Please try again or call 1-800-555-0100.',
    ]);
    expect((await rows('?saved=true&search=vanities')).map(({ saved }) => saved?.name)).toEqual(['Vanities']);
  });
});

describe('the export of quotes', () => {
  it('holds exactly what is filtered, in its order, as a file [QUOTE-24]', async () => {
    const answer = await shipper.get('/api/quotes/export?search=manchester&sort=created_at');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="quotes-2026-11-17.csv"');
    const [head, ...lines] = answer.text.trimEnd().split('\r\n');
    expect(head).toMatch(/^\uFEFFQuote number,Name,Status,Created \(America\/Chicago\),/);
    expect(lines[0]?.split(',')[3]).toMatch(/^2026-11-\d\d \d\d:\d\d$/);
    expect(lines.map((line) => line.split(',')[0])).toEqual(
      (await rows('?search=manchester&sort=created_at')).map(({ number }) => number),
    );
    const booked = await shipper.get('/api/quotes/export?status=booked');
    expect(booked.text.trimEnd().split('\r\n')).toHaveLength(2);
  });

  it('holds prices in the currency that its reader chose, with the day of the rate [QUOTE-27, SET-01]', async () => {
    const cells = async () => {
      const { text } = await shipper.get('/api/quotes/export?status=booked');
      const [head = [], row = []] = text.split('\r\n').map((line) => line.replaceAll(/"[^"]*"/g, 'quoted').split(','));
      const at = head.indexOf('Currency');
      return row.slice(at - 1, at + 2);
    };
    const [charged, , none] = await cells();
    expect(none).toBe('');
    await server.services.database.staff
      .insertInto('exchange_rates')
      .values({ from_currency: 'USD', to_currency: 'MXN', date: '2026-11-13', millionths: 18_500_000 })
      .execute();
    await shipper.put('/api/settings', { currency: 'MXN' });
    expect(await cells()).toEqual([String(Math.round(Number(charged) * 1850) / 100), 'MXN', '2026-11-13']);
    await shipper.put('/api/settings', { currency: 'USD' });
    expect(await cells()).toEqual([charged, 'USD', '']);
  });

  it('never lets a spreadsheet evaluate a formula that someone typed [QUOTE-23]', async () => {
    await save(tuesday.id, { name: '=1+1' });
    const answer = await shipper.get('/api/quotes/export?saved=true');
    expect(answer.text).toContain(`${tuesday.number},'=1+1,`);
    expect(answer.headers['content-disposition']).toContain('saved-quotes-2026-11-17.csv');
  });
});

describe('carriers that the account hides', () => {
  it('are gone from stored quotes, counts and lowest prices; preferred ones come first [QUOTE-19]', async () => {
    const before = (await shipper.get(`/api/quotes/${monday.id}`)).body.data as Quote;
    const byPrice = before.rates.toSorted(
      (a, b) => a.total_without_insurance.amount - b.total_without_insurance.amount,
    );
    const hidden = byPrice[0]!.carrier;
    const preferred = byPrice.findLast(({ carrier }) => carrier.id !== hidden.id)!.carrier;
    const accountId = await accountIdOf(shipper);
    await server.services.database.staff
      .insertInto('account_carriers')
      .values([
        { account_id: accountId, carrier_id: hidden.id, visibility: 'excluded' },
        { account_id: accountId, carrier_id: preferred.id, visibility: 'preferred' },
      ])
      .execute();
    const text = (await shipper.get(`/api/quotes/${monday.id}`)).text;
    const after = (JSON.parse(text) as { data: Quote }).data;
    const left = byPrice.filter(({ carrier }) => carrier.id !== hidden.id);
    expect(text).not.toContain(hidden.id);
    expect(text).not.toContain(hidden.name);
    expect(after.rates).toHaveLength(left.length);
    expect(after.rates[0]!.carrier.id).toBe(preferred.id);
    for (const rate of after.rates) expect(rate.preferred).toBe(rate.carrier.id === preferred.id);
    const row = (await rows()).find(({ id }) => id === monday.id)!;
    expect([row.rate_count, row.lowest?.amount]).toEqual([left.length, left[0]!.total_without_insurance.amount]);
    const stream = await shipper.get(`/api/quotes/${monday.id}/rates`);
    expect(stream.text).toContain(preferred.id);
    expect(stream.text).not.toContain(hidden.id);
  });
});

async function auditOf(subjectId: string): Promise<{ rows: { action: string }[] }> {
  const entries = server.services.database.staff.selectFrom('audit_entries').where('subject_id', '=', subjectId);
  return { rows: await entries.select('action').orderBy('at').execute() };
}

async function asOwner(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server.databaseUrl });
  await client.connect();
  await client.query(statement);
  await client.end();
}
