import type { AgingSum, StaffInvoice, StaffInvoiceRow } from '@waybill/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../../core/ids.ts';
import type { Browser } from '../../../testing/browser.ts';
import { addInvoices } from '../../../testing/invoices.ts';
import { accountIdOf, signInAs } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { creditOf, trialBalance } from '../ledger/index.ts';

let server: TestServer;
let desk: Browser;
let admin: Browser;
let sales: Browser;
let owner: Browser;
let accountId: string;
let ids: readonly string[];
let number = 81_000;

beforeAll(async () => {
  server = await startTestServer();
  desk = await signInAs(server, { roles: ['fpg_accounting'] });
  admin = await signInAs(server, { roles: ['fpg_admin'] });
  sales = await signInAs(server, { roles: ['fpg_sales'] });
});
afterAll(() => server.close());
// It is Monday, November 16, 2026. With 30 days: due November 20, October 20 (27 days late), August 11 (97 days late).
beforeEach(async () => {
  owner = await signInAs(server, { accountRole: 'owner' });
  accountId = await accountIdOf(owner);
  number += 10;
  const given = [
    { number: number + 1, total: 10_000, issued: '2026-10-21', bol: `WB${number}` },
    { number: number + 2, total: 200_000, issued: '2026-09-20', paid: 50_000 },
    { number: number + 3, total: 30_000, issued: '2026-07-12' },
  ];
  ids = [...(await addInvoices(server.services, accountId, given)).values()];
});

const list = async (query: string, by = desk) => {
  const answer = await by.get(`/api/admin/invoices?account=${accountId}&${query}`);
  expect(answer.status, answer.text).toBe(200);
  return answer.body as unknown as { data: StaffInvoiceRow[]; aging: AgingSum[]; sums: unknown[] };
};
const numbers = async (query: string) => (await list(query)).data.map((row) => row.number - number);
const path = (nth: number) => `/api/admin/invoices/${accountId}/${ids[nth - 1]}`;
const shown = async (nth: number) => (await desk.get(path(nth))).body.data as StaffInvoice;
const bodyOf = (changes: object = {}) => ({
  id: newId(),
  kind: 'credit',
  amount: 5000,
  reason: 'goodwill',
  note: 'Late pickup',
  ...changes,
});
const adjust = (nth: number, changes: object = {}, by = desk) => by.post(`${path(nth)}/adjustments`, bodyOf(changes));

/** Open balances less credit; every ledger together comes to nothing. */
async function owed(): Promise<number> {
  const { staff } = server.services.database;
  expect((await trialBalance(staff)).reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
  const { data } = await list('state=open');
  return data.reduce((sum, { balance }) => sum + balance.amount, 0) - (await creditOf(staff, accountId, 'USD'));
}

describe('invoices of every account', () => {
  it('are found by number, BOL, customer, state, and age, with what is open by age', async () => {
    expect(await numbers('sort=number')).toEqual([1, 2, 3]);
    expect(await numbers(`search=INV ${number + 2}`)).toEqual([2]);
    expect(await numbers(`search=WB${number}`)).toEqual([1]);
    expect(await numbers('search=harbor&sort=-number')).toEqual([3, 2, 1]);
    expect(await numbers('state=past_due&sort=due_on')).toEqual([3, 2]);
    expect(await numbers('state=current')).toEqual([1]);
    expect(await numbers('state=paid')).toEqual([]);
    expect(await numbers('bucket=90_plus')).toEqual([3]);
    expect(await numbers('type=parcel')).toEqual([]);
    const { aging, sums } = await list('bucket=90_plus');
    // 100.00 is not due, 1,500.00 is 27 days late, 300.00 is 97 days late.
    expect(aging[0]?.total.amount).toBe(190_000);
    expect(aging[0]?.buckets.map(({ amount, count }) => [amount.amount, count])).toEqual([
      [10_000, 1],
      [150_000, 1],
      [0, 0],
      [0, 0],
      [30_000, 1],
    ]);
    expect(sums).toEqual([
      { total: { amount: 30_000, currency: 'USD' }, balance: { amount: 30_000, currency: 'USD' } },
    ]);
  });

  it('are summed up by customer and age, with the money that is on no invoice', async () => {
    const { staff } = server.services.database;
    await staff
      .updateTable('accounts')
      .set({ name: `Kiln ${number}` })
      .where('id', '=', accountId)
      .execute();
    await desk.post('/api/admin/payments', {
      id: newId(),
      account_id: accountId,
      method: 'wire',
      received_on: '2026-11-13',
      amount: 7700,
      currency: 'USD',
      invoices: [],
    });
    const answer = await sales.get(`/api/admin/invoices/aging?search=kiln ${number}`);
    const usd = (amount: number) => ({ amount, currency: 'USD' });
    expect(answer.body.data).toEqual([
      {
        account: { id: accountId, name: `Kiln ${number}` },
        total: usd(190_000),
        buckets: [
          { bucket: 'current', amount: usd(10_000) },
          { bucket: '1_30', amount: usd(150_000) },
          { bucket: '31_60', amount: usd(0) },
          { bucket: '61_90', amount: usd(0) },
          { bucket: '90_plus', amount: usd(30_000) },
        ],
        credit: usd(7700),
        count: 3,
      },
    ]);
  });

  it('are read by sales and operations, and changed by accounting and administrators alone', async () => {
    expect((await list('', sales)).data).toHaveLength(3);
    expect((await sales.get(path(1))).status).toBe(200);
    expect((await sales.get(`${path(1)}/pdf`)).status).toBe(200);
    expect((await adjust(1, {}, sales)).status).toBe(403);
    expect((await owner.get('/api/admin/invoices')).status).toBe(403);
  });

  it('are mailed again, in one mail for each account', async () => {
    await server.runJobs();
    server.mails.length = 0;
    const body = { invoices: [1, 2].map((nth) => ({ account: accountId, id: ids[nth - 1] })) };
    const answer = await desk.post('/api/admin/invoices/mails', body);
    expect(answer.body.data).toEqual({ invoices: 2, accounts: 1 });
    await server.runJobs();
    expect(server.mails).toHaveLength(1);
    for (const nth of [1, 2]) expect(server.mails[0]?.text).toContain(`Invoice ${number + nth}`);
    const other = await accountIdOf(await signInAs(server, { accountRole: 'owner' }));
    const foreign = await desk.post('/api/admin/invoices/mails', { invoices: [{ account: other, id: ids[0] }] });
    expect(foreign.status).toBe(404);
  });

  it('are due after other terms when accounting changes them', async () => {
    const answer = await desk.put(`${path(3)}/terms`, { terms_days: 60 });
    expect(answer.body.data).toMatchObject({ terms_days: 60, due_on: '2026-09-10' });
    expect((await shown(3)).activity[0]).toMatchObject({ action: 'invoice.terms_changed', by: 'Ana Reyes' });
  });
});

describe('a credit without a dispute', () => {
  it('lowers the invoice with a credit memo, once for each press; what was paid becomes credit', async () => {
    const body = bodyOf({ amount: 4000 });
    const both = await Promise.all([1, 2].map(() => desk.post(`${path(1)}/adjustments`, body)));
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    const invoice = await shown(1);
    expect(invoice.balance.amount).toBe(6000);
    expect(invoice.credit_memos.map(({ amount, dispute_id }) => [amount.amount, dispute_id])).toEqual([[4000, null]]);
    expect(invoice.adjustments).toMatchObject([{ kind: 'credit', state: 'applied', reason: 'goodwill', mine: true }]);
    expect(invoice.creditable.amount).toBe(6000);
    // 1,900.00 - 40.00
    expect(await owed()).toBe(186_000);
    const over = await adjust(1, { amount: 6001 });
    expect(over.body.errors).toEqual({ amount: ['More than the balance of 60.00 USD'] });
    await server.runJobs();
    const subjects = server.mails.map(({ subject }) => subject);
    expect(subjects).toContain(`Credit of $40.00 on invoice ${number + 1}`);
  });

  it('above the limit of accounting waits for an administrator who did not make it', async () => {
    // Accounting credits 500.00 alone.
    expect((await adjust(2, { amount: 50_000 })).body.data).toMatchObject({ balance: { amount: 100_000 } });
    // What was given alone counts, so that two small ones are no way around the limit.
    const asked = (await adjust(2, { amount: 20_000 })).body.data as StaffInvoice;
    expect(asked.balance.amount).toBe(100_000);
    const waiting = asked.adjustments.at(-1);
    expect(waiting?.state).toBe('proposed');
    const approval = `${path(2)}/adjustments/${waiting?.id}/approval`;
    expect((await desk.post(approval)).status).toBe(403);
    const both = await Promise.all([admin.post(approval), admin.post(approval)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await shown(2)).balance.amount).toBe(80_000);
    // 1,900.00 - 500.00 - 200.00
    expect(await owed()).toBe(120_000);
  });

  it('of an administrator above their own limit needs a second one, and may be withdrawn', async () => {
    const [large] = (
      await addInvoices(server.services, accountId, [{ number: number + 4, total: 900_000, issued: '2026-11-02' }])
    ).values();
    const url = `/api/admin/invoices/${accountId}/${large}/adjustments`;
    const asked = (await admin.post(url, bodyOf({ amount: 500_001 }))).body.data as StaffInvoice;
    const id = asked.adjustments[0]?.id;
    expect((await admin.post(`${url}/${id}/approval`)).status).toBe(403);
    expect((await admin.post(`${url}/${id}/rejection`)).body.data).toMatchObject({
      balance: { amount: 900_000 },
      adjustments: [{ state: 'rejected' }],
    });
    expect((await admin.post(`${url}/${id}/rejection`)).status).toBe(409);
  });
});

it('a write-off gives up what is open, and closes the invoice', async () => {
  const answer = await adjust(3, { kind: 'write_off', amount: 30_000, reason: 'uncollectible' });
  expect(answer.body.data).toMatchObject({ status: 'paid', balance: { amount: 0 }, credit_memos: [] });
  expect((await adjust(3, { kind: 'write_off', amount: 1 })).status).toBe(422);
  // 1,900.00 - 300.00
  expect(await owed()).toBe(160_000);
});
