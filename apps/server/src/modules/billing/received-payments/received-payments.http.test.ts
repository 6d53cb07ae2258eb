import type { Invoice, OpenAccount, ReceivedPaymentBody, StaffPayment, Statement } from '@waybill/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../../core/ids.ts';
import type { Browser } from '../../../testing/browser.ts';
import { creditOf as creditStanding } from '../../../testing/credit.ts';
import { addInvoices } from '../../../testing/invoices.ts';
import { accountIdOf, addPerson, signIn, signInAs } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { creditOf, trialBalance } from '../ledger/index.ts';

let server: TestServer;
let desk: Browser;
let admin: Browser;
let owner: Browser;
let accountId: string;
/** Five invoices of 100.00, 200.00, 300.00, 400.00, and 500.00, due in this order; 1,500.00 in total. */
let ids: readonly string[];
let number = 71_000;

beforeAll(async () => {
  server = await startTestServer();
  desk = await signInAs(server, { roles: ['fpg_accounting'] });
  admin = await signInAs(server, { roles: ['fpg_admin'] });
});
afterAll(() => server.close());
// It is Monday, November 16, 2026.
beforeEach(async () => {
  owner = await signInAs(server, { accountRole: 'owner' });
  accountId = await accountIdOf(owner);
  number += 10;
  const given = [1, 2, 3, 4, 5].map((nth) => ({
    number: number + nth,
    total: nth * 10_000,
    issued: `2026-10-0${nth}`,
  }));
  ids = [...(await addInvoices(server.services, accountId, given)).values()];
});

const bodyOf = (changes: Partial<ReceivedPaymentBody> = {}) => ({
  id: newId(),
  account_id: accountId,
  method: 'check',
  reference: '10423',
  received_on: '2026-11-13',
  amount: 100_000,
  currency: 'USD',
  invoices: [] as object[],
  ...changes,
});
const part = (nth: number, amount: number, short: object | null = null) => ({ id: ids[nth - 1] ?? '', amount, short });
const record = (changes: object = {}, by = desk) => by.post('/api/admin/payments', bodyOf(changes));
const recorded = async (changes: object = {}, by = desk): Promise<StaffPayment> => {
  const answer = await record(changes, by);
  expect(answer.status, answer.text).toBe(201);
  return answer.body.data as StaffPayment;
};
const reverse = (id: string, body: object = { reason: 'returned' }) =>
  desk.post(`/api/admin/payments/${accountId}/${id}/reversal`, body);
const opened = async () =>
  (await desk.get(`/api/admin/open-invoices/${accountId}`)).body.data as unknown as OpenAccount;
const balances = async () => (await opened()).invoices.map(({ balance }) => balance.amount);
const apply = (id: string, ...parts: readonly object[]) =>
  desk.post(`/api/admin/payments/credit-applications/${accountId}`, { id, currency: 'USD', invoices: parts });

/** What the account owes by the books: open invoices less money on none. Every ledger together comes to nothing. */
async function owed(): Promise<number> {
  const { staff } = server.services.database;
  const sums = await trialBalance(staff);
  expect(sums.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
  const shown = await opened();
  const open = shown.invoices.reduce((sum, { balance }) => sum + balance.amount, 0);
  const credit = await creditOf(staff, accountId, 'USD');
  expect(shown.credit).toEqual(credit === 0 ? [] : [{ amount: credit, currency: 'USD' }]);
  return open - credit;
}

describe('a check that staff record', () => {
  it('pays the invoices it is put on, and what is left stays on the account [INV-08]', async () => {
    // 100.00 + 200.00 + 300.00 + 150.00 of 400.00 = 750.00 of 1,000.00; 250.00 stay.
    const payment = await recorded({
      invoices: [
        part(1, 10_000),
        part(2, 20_000),
        part(3, 30_000),
        part(4, 15_000, { reason: 'price', write_off: false }),
      ],
    });
    expect(payment).toMatchObject({ state: 'paid', method: 'check', reference: '10423', received_on: '2026-11-13' });
    expect(payment.parts.map(({ applied, balance }) => [applied.amount, balance.amount])).toEqual([
      [10_000, 0],
      [20_000, 0],
      [30_000, 0],
      [15_000, 25_000],
    ]);
    expect(payment.parts[3]?.short_reason).toBe('price');
    expect(payment.credit.amount).toBe(25_000);
    // A check cannot be refunded to a card.
    expect(payment.refundable.amount).toBe(0);
    expect(await balances()).toEqual([25_000, 50_000]);
    // 1,500.00 billed less 1,000.00 received.
    expect(await owed()).toBe(50_000);
  });

  it('is recorded once, however often it is sent', async () => {
    const body = bodyOf({ invoices: [part(1, 10_000)] as never });
    const answers = await Promise.all([1, 2, 3].map(() => desk.post('/api/admin/payments', body)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await owed()).toBe(50_000);
    const other = await desk.post('/api/admin/payments', { ...body, amount: 90_000 });
    expect(other.status).toBe(409);
  });

  it('with the number and amount of another one is asked about, and recorded if there are two', async () => {
    await recorded();
    const second = await record();
    expect([second.status, second.body.code]).toEqual([409, 'payment_recorded_before']);
    expect(second.body.message).toContain('check 10423) on Nov 16, 2026');
    expect((await record({ amount: 90_000 })).status).toBe(201);
    await recorded({ again: true });
    // Another customer's check may have the same number.
    const other = await accountIdOf(await signInAs(server, { accountRole: 'owner' }));
    expect((await record({ account_id: other })).status).toBe(201);
    // 1,500.00 - 1,000.00 - 900.00 - 1,000.00
    expect(await owed()).toBe(-140_000);
  });

  it('is asked about as well when two people record it at the same moment', async () => {
    const both = await Promise.all([record(), record({}, admin)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect(await owed()).toBe(50_000);
  });

  it('pays no invoice of another account, of another currency, twice, or beyond its balance or its own amount', async () => {
    const stranger = await signInAs(server, { accountRole: 'owner' });
    const theirs = await addInvoices(server.services, await accountIdOf(stranger), [
      { number: number + 8, total: 10_000, issued: '2026-10-01' },
    ]);
    const foreign = await record({ invoices: [{ id: [...theirs.values()][0], amount: 10_000 }] });
    expect(foreign.status).toBe(404);
    const refused = async (invoices: object[], changes: object = {}) =>
      (await record({ invoices, ...changes })).body.errors;
    expect(await refused([part(1, 10_001)])).toEqual({ 'invoices.0.amount': ['More than the balance of 100.00 USD'] });
    expect(await refused([part(1, 5000), part(1, 5000)])).toHaveProperty('invoices');
    expect(await refused([part(1, 100)], { currency: 'CAD' })).toHaveProperty('invoices');
    expect(await refused([part(5, 50_000)], { amount: 40_000 })).toEqual({
      invoices: ['500.00 USD applied to invoices is more than the 400.00 USD payment'],
    });
    expect(await refused([], { received_on: '2026-11-17' })).toHaveProperty('received_on');
    expect(await owed()).toBe(150_000);
  });

  it('that is put on the same invoice twice at once pays it once', async () => {
    const both = await Promise.all([
      record({ reference: '1', amount: 10_000, invoices: [part(1, 10_000)] }),
      record({ reference: '2', amount: 10_000, invoices: [part(1, 10_000)] }, admin),
    ]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422]);
    expect(await balances()).toEqual([20_000, 30_000, 40_000, 50_000]);
  });

  it('may write the rest off up to what the role allows', async () => {
    // Accounting writes off 500.00 alone: the invoice of 400.00 less 1.00 is within it.
    const small = { reason: 'small', write_off: true };
    const payment = await recorded({ reference: '1', amount: 100, invoices: [part(4, 100, small)] });
    expect(payment.parts[0]).toMatchObject({ short_reason: 'small', written_off: { amount: 39_900 } });
    expect(await balances()).toEqual([10_000, 20_000, 30_000, 50_000]);
    const [large] = (
      await addInvoices(server.services, accountId, [{ number: number + 9, total: 50_200, issued: '2026-10-08' }])
    ).values();
    const asked = { reference: '2', amount: 100, invoices: [{ id: large, amount: 100, short: small }] };
    expect((await record(asked)).body.errors).toEqual({
      'invoices.0.short': ['Your write-off limit is 500.00 USD'],
    });
    await recorded(asked, admin);
    // 1,500.00 + 502.00 - 1.00 - 399.00 - 1.00 - 501.00
    expect(await owed()).toBe(110_000);
  });

  it('ends a credit hold as a card payment does [BOOK-11]', async () => {
    await server.runCron('credit_holds.review_all');
    expect((await creditStanding(owner)).status).toBe('hold');
    await recorded({ amount: 150_000, invoices: ids.map((_, at) => part(at + 1, (at + 1) * 10_000)) });
    await server.runJobs();
    expect((await creditStanding(owner)).status).toBe('good');
  });

  it('shows on the invoice, the statement, and the payment of the customer, and is mailed as a receipt', async () => {
    const { id } = await recorded({ note: 'Ask Bob', deposit: 'First Bank 0042', invoices: [part(1, 10_000)] });
    const invoice = (await owner.get(`/api/invoices/${ids[0]}`)).body.data as unknown as Invoice;
    const paidBy = { method: 'check', reference: '10423', received_on: '2026-11-13' };
    expect(invoice.status).toBe('paid');
    expect(invoice.movements.at(-1)).toMatchObject({ amount: { amount: -10_000 }, payment_id: id, paid_by: paidBy });
    const statement = (await owner.get('/api/statements?from=2026-11-01&to=2026-11-30')).body
      .data as unknown as Statement;
    expect(statement.currencies[0]?.movements.at(-1)).toMatchObject({ kind: 'payment_received', paid_by: paidBy });
    const own = await owner.get(`/api/payments/${id}`);
    expect(own.body.data).toMatchObject({ ...paidBy, state: 'paid', credited: { amount: 90_000 } });
    // What staff keep to themselves stays there.
    expect(own.text).not.toMatch(/Ask Bob|First Bank/);
    expect((await owner.get(`/api/payments/${id}/receipt`)).status).toBe(200);
    await server.runJobs();
    const mail = server.mails.findLast(
      ({ subject }) => subject === `Payment received: $1,000.00 for invoice ${number + 1}`,
    );
    expect(mail?.text).toContain('on Nov 13, 2026');
    expect(mail?.text).toContain('Paid with check 10423.');
    expect(mail?.text).toContain(`Invoice ${number + 1}: $100.00`);
    expect(mail?.text).toContain('We have not applied $900.00 to an invoice yet.');
  });

  it('is found by its number and its method', async () => {
    const { id } = await recorded({ reference: 'TRACE-77', method: 'ach' });
    const found = async (query: string) =>
      (
        (await desk.get(`/api/admin/payments?account=${accountId}&${query}`)).body.data as unknown as { id: string }[]
      ).map((row) => row.id);
    expect(await found('search=TRACE-77')).toEqual([id]);
    expect(await found('method=ach')).toEqual([id]);
    expect(await found('method=check')).toEqual([]);
  });
});

describe('money that is on no invoice', () => {
  it('is put on invoices later, once for each press, and never more than there is', async () => {
    await recorded({ amount: 60_000, invoices: [part(1, 10_000)] });
    const id = newId();
    await Promise.all([apply(id, part(2, 20_000)), apply(id, part(2, 20_000))]);
    expect(await balances()).toEqual([30_000, 40_000, 50_000]);
    // 600.00 - 100.00 - 200.00 = 300.00 are left.
    const tooMuch = await apply(newId(), part(3, 30_000), part(4, 1));
    expect(tooMuch.body.errors).toEqual({ invoices: ['Only 300.00 USD in credit is available'] });
    const both = await Promise.all([apply(newId(), part(3, 30_000)), apply(newId(), part(4, 30_000))]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422]);
    expect((await opened()).credit).toEqual([]);
    expect(await owed()).toBe(90_000);
  });
});

describe('a payment that is taken back', () => {
  it('opens its invoices again, with what was written off and what its rest paid, and stays visible', async () => {
    const off = { reason: 'small', write_off: true };
    const { id } = await recorded({ amount: 59_000, invoices: [part(1, 9000, off), part(2, 20_000)] });
    // 300.00 are left, and pay the third invoice.
    await apply(newId(), part(3, 30_000));
    expect(await balances()).toEqual([40_000, 50_000]);
    const answer = await reverse(id, { reason: 'returned', note: 'NSF' });
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body.data).toMatchObject({
      state: 'reversed',
      reversal: { reason: 'returned', note: 'NSF', by: 'Ana Reyes' },
    });
    expect(await balances()).toEqual([10_000, 20_000, 30_000, 40_000, 50_000]);
    expect(await owed()).toBe(150_000);
    expect((await owner.get(`/api/payments/${id}`)).body.data).toMatchObject({ state: 'reversed' });
    // A second call changes nothing, and the same check may come again.
    expect((await reverse(id)).status).toBe(200);
    expect(await owed()).toBe(150_000);
    await recorded({ amount: 59_000 });
    const statement = (await owner.get('/api/statements?from=2026-11-01&to=2026-11-30')).body
      .data as unknown as Statement;
    expect(statement.currencies[0]?.movements.map(({ kind }) => kind)).toContain('payment_reversed');
    expect(statement.currencies[0]?.paid.amount).toBe(-59_000);
    await server.runJobs();
    const mail = server.mails.findLast(({ subject }) => subject === 'Payment returned: $590.00');
    expect(mail?.text).toContain('by check 10423 did not go through: the bank returned it.');
  });

  it('is not one by card, and none of another account', async () => {
    expect((await reverse(newId())).status).toBe(404);
  });
});

it('is recorded by accounting and administrators alone, and stands in the audit trail in dollars', async () => {
  for (const role of ['fpg_ops', 'fpg_sales'] as const)
    expect((await record({}, await signInAs(server, { roles: [role] }))).status).toBe(403);
  const auditor = await signIn(server.app, (await addPerson(server, { roles: ['super_admin'] })).email);
  const { id } = await recorded({ invoices: [part(1, 10_000)] });
  const entries = await auditor.get(`/api/admin/audit-trail?action=payment.recorded&subject=${id}`);
  expect(entries.text).toContain(id);
  const { after } = await server.services.database.staff
    .selectFrom('audit_entries')
    .select('after')
    .where('subject_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(after).toMatchObject({
    amount: { amount: 100_000, currency: 'USD' },
    invoices: [`INV ${number + 1}: 100.00 USD`],
    unapplied: { amount: 90_000, currency: 'USD' },
  });
});
