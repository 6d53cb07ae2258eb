import type { Invoice, InvoiceRow, InvoiceSummary } from '@waybill/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { addInvoices } from '../../../testing/invoices.ts';
import { addPerson, signIn } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

let site: TestServer;
let ann: Browser;
let ben: Browser;
let ids: ReadonlyMap<number, string>;

async function customer(): Promise<{ browser: Browser; accountId: string }> {
  const { id, email } = await addPerson(site, { accountRole: 'billing' });
  const { account_id: accountId } = await site.services.database.staff
    .selectFrom('users')
    .select('account_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { browser: await signIn(site.app, email), accountId: accountId ?? '' };
}

beforeAll(async () => {
  // Noon on October 20 in Chicago.
  site = await startTestServer({ now: '2026-10-20T17:00:00.000Z' });
  const [one, other] = [await customer(), await customer()];
  [ann, ben] = [one.browser, other.browser];
  ids = await addInvoices(site.services, one.accountId, [
    { number: 30447, total: 34218, issued: '2026-10-19', city: 'Lansing', bol: 'WB20417918' },
    { number: 30441, total: 26731, issued: '2026-10-16', city: 'Buffalo' },
    { number: 30436, total: 21894, issued: '2026-10-15' },
    { number: 30431, total: 61480, issued: '2026-10-14', city: 'Mobile' },
    { number: 30418, total: 74981, issued: '2026-10-12', city: 'Dayton' },
    { number: 30402, total: 214000, issued: '2026-10-05', city: 'Memphis' },
    { number: 30389, total: 108852, issued: '2026-09-28', city: 'Reno', paid: 50000 },
    { number: 30371, total: 29917, issued: '2026-09-21', city: 'Akron' },
    { number: 30340, total: 38640, issued: '2026-09-14' },
    { number: 30322, total: 95316, issued: '2026-09-08', city: 'Waco' },
    { number: 30297, total: 41275, issued: '2026-08-28', city: 'Flint', disputed: 41275 },
    { number: 30251, total: 67208, issued: '2026-08-07', city: 'Tampa' },
    { number: 30188, total: 18500, issued: '2026-07-14', city: 'Erie' },
    { number: 30093, total: 44730, issued: '2026-06-12', city: 'Utica', disputed: 44730 },
  ]);
  site.clock.set('2026-10-12T17:00:00.000Z');
  await addInvoices(site.services, one.accountId, [{ number: 30010, total: 900, issued: '2026-09-01', paid: 900 }]);
  site.clock.set('2026-10-19T17:00:00.000Z');
  await addInvoices(site.services, one.accountId, [{ number: 30011, total: 800, issued: '2026-09-01', paid: 950 }]);
  site.clock.set('2026-10-20T17:00:00.000Z');
});
afterAll(() => site.close());

type Listed = { readonly data: InvoiceRow[]; readonly meta: { readonly total: number } };
async function listed(query: string, browser = ann) {
  const { body } = await browser.get(`/api/invoices${query}`);
  const { data, meta } = body as unknown as Listed;
  return { numbers: data.map(({ number }) => number), rows: data, total: meta.total };
}

describe('open invoices', () => {
  it.each([
    ['all', 14],
    ['current', 8],
    ['past_due', 4],
    ['disputed', 2],
  ])('are filtered: %s [INV-02]', async (filter, total) => {
    expect((await listed(`?filter=${filter}`)).total).toBe(total);
  });

  it('past due are those that are late and not disputed [INV-02]', async () => {
    const { numbers } = await listed('?filter=past_due&sort=-issued_on');
    expect(numbers).toEqual([30340, 30322, 30251, 30188]);
  });

  it('come by the day they are due, the most urgent first [INV-01]', async () => {
    const { numbers } = await listed('?filter=past_due');
    expect(numbers).toEqual([30188, 30251, 30322, 30340]);
  });

  it('say when they are due, how late they are and what is left on them [INV-01]', async () => {
    const { rows } = await listed('?sort=-number');
    const of = (number: number) => rows.find((row) => row.number === number);
    expect(of(30447)).toMatchObject({ due_on: '2026-11-18', days_past_due: -29, status: 'current' });
    expect(of(30371)).toMatchObject({ due_on: '2026-10-21', days_past_due: -1, status: 'due_soon' });
    expect(of(30340)).toMatchObject({ due_on: '2026-10-14', days_past_due: 6, status: 'past_due' });
    expect(of(30093)).toMatchObject({ due_on: '2026-07-12', days_past_due: 100, status: 'disputed' });
    expect(of(30389)).toMatchObject({
      total: { amount: 108852, currency: 'USD' },
      balance: { amount: 58852, currency: 'USD' },
      paid_at: null,
    });
  });

  it('are found by number, bill of lading and place', async () => {
    expect((await listed('?search=inv%2030340')).numbers).toEqual([30340]);
    expect((await listed('?search=WB-2041-7918')).numbers).toEqual([30447]);
    expect((await listed('?search=mem')).numbers).toEqual([30402]);
    expect((await listed('?search=%25')).numbers).toEqual([]);
  });

  it('come a page at a time, in the order asked for', async () => {
    expect((await listed('?sort=due_on&per_page=2')).numbers).toEqual([30093, 30188]);
    expect((await listed('?sort=-total&per_page=1&page=2')).numbers).toEqual([30389]);
  });

  it('of another account are not visible', async () => {
    expect(await listed('', ben)).toMatchObject({ numbers: [], total: 0 });
    expect((await ben.get(`/api/invoices/${ids.get(30447)}`)).status).toBe(404);
  });
});

it('adds what is open up by age; disputed amounts are shown and never past due [INV-01, INV-02]', async () => {
  const { body } = await ann.get('/api/invoices/summary');
  const { data } = body as { data: { currencies: InvoiceSummary[]; counts: unknown } };
  const usd = (amount: number) => ({ amount, currency: 'USD' });
  expect(data.counts).toEqual({ all: 14, current: 8, past_due: 4, disputed: 2 });
  expect(data.currencies).toEqual([
    {
      open: usd(827742),
      past_due: usd(219664),
      disputed: usd(86005),
      // 9.50 was paid for an invoice of 8.00.
      credit: usd(150),
      buckets: [
        { bucket: 'current', amount: usd(522073), disputed: usd(0), count: 8 },
        { bucket: '1_30', amount: usd(175231), disputed: usd(41275), count: 3 },
        { bucket: '31_60', amount: usd(67208), disputed: usd(0), count: 1 },
        { bucket: '61_90', amount: usd(18500), disputed: usd(0), count: 1 },
        { bucket: '90_plus', amount: usd(44730), disputed: usd(44730), count: 1 },
      ],
    },
  ]);
});

describe('the history', () => {
  it('begins with what was paid in the past 7 days [INV-03]', async () => {
    const { rows } = await listed('/history');
    expect(rows.map(({ number, status }) => [number, status])).toEqual([[30011, 'paid']]);
    expect(rows[0]).toMatchObject({ paid_at: '2026-10-19T17:00:00.000Z', balance: { amount: 0 } });
  });

  it('shows the days that are named', async () => {
    expect((await listed('/history?from=2026-10-12&to=2026-10-12')).numbers).toEqual([30010]);
    expect((await listed('/history?to=2026-10-31&sort=paid_at')).numbers).toEqual([30010, 30011]);
  });
});

it('shows the movements of an invoice’s balance, which add up to it [INV-08]', async () => {
  const { body } = await ann.get(`/api/invoices/${ids.get(30389)}`);
  const { data } = body as { data: Invoice };
  expect(data.movements.map(({ kind, amount }) => [kind, amount.amount])).toEqual([
    ['invoice_issued', 108852],
    ['payment_received', -50000],
  ]);
  expect(data.movements.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(data.balance.amount);
});
