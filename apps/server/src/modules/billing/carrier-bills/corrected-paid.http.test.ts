import type { CarrierBill, Invoice, InvoiceSummary, Notice, Statement } from '@waybill/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { textOf } from '../../../core/documents/testing/pdf-reader.ts';
import type { Browser } from '../../../testing/browser.ts';
import { billAs, billOf, loadWith, shipOrdinary, takeBillAs, tariffPrice } from '../../../testing/carrier-bills.ts';
import { payInvoice } from '../../../testing/credit.ts';
import type { Booked } from '../../../testing/journey.ts';
import { accountIdOf, addPerson, signIn } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { trialBalance } from '../ledger/index.ts';

let server: TestServer;
let desk: Browser;
let owner: Browser;
let email: string;
let accountId: string;
let shipped: Booked;

beforeAll(async () => {
  server = await startTestServer({ carriers: true });
  desk = await signIn(server.app, (await addPerson(server, { roles: ['fpg_accounting'] })).email);
});
afterAll(() => server.close());
beforeEach(async () => {
  ({ email } = await addPerson(server, { accountRole: 'owner' }));
  owner = await signIn(server.app, email);
  accountId = await accountIdOf(owner);
  shipped = await shipOrdinary(server, owner);
  await server.runCron('invoices.bill_shipped');
  await server.runJobs();
  server.mails.length = 0;
});

const quotedClass = (): string => {
  const line = shipped.shipment.charges.find(({ basis }) => basis.type === 'item');
  return line?.basis.type === 'item' ? line.basis.actualClass : '';
};
const priceOf = (pounds: number) =>
  tariffPrice(
    server,
    owner,
    shipped,
    loadWith({ weight: { value: pounds, unit: 'lb' }, freight_class: quotedClass() }),
  );
async function accept(bill: CarrierBill): Promise<void> {
  const body = { version: bill.version, pass_on: true };
  const answer = await desk.post(`/api/admin/carrier-bills/${bill.id}/accept`, body);
  expect([answer.status, answer.body.data?.['state']]).toEqual([200, 'accepted']);
}
/** Enters a bill with this weight and corrects the customer's invoice to it. @returns the customer's new total */
async function billedAt(pounds: number, number: string): Promise<number> {
  const heavy = await priceOf(pounds);
  const taken = await takeBillAs(desk, { ...billOf(shipped, heavy, { weight_lb: pounds }), bill_number: number });
  await accept(await billAs(desk, taken.id));
  return heavy.sell;
}
async function invoice(): Promise<Invoice> {
  const rows = await server.services.database.staff
    .selectFrom('invoices')
    .select('id')
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return (await owner.get(`/api/invoices/${rows.id}`)).body.data as Invoice;
}
const summary = async () =>
  ((await owner.get('/api/invoices/summary')).body.data as { currencies: InvoiceSummary[] }).currencies[0];
const unbalanced = async () =>
  (await trialBalance(server.services.database.staff)).reduce((sum, { amount }) => sum + amount, 0);
const dollars = (cents: number) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(cents / 100);

describe('an invoice that was paid and is corrected', () => {
  it('upwards is open again by the difference, on the page, in the list, in the export and on paper [INV-04, INV-07, INV-08]', async () => {
    const before = await invoice();
    await payInvoice(server, accountId, before.id, before.total.amount);
    expect((await invoice()).status).toBe('paid');
    const sell = await billedAt(1640, 'INV-1');
    const due = sell - before.total.amount;
    expect(due).toBeGreaterThan(0);
    const after = await invoice();
    expect([after.total.amount, after.balance.amount, after.paid_at]).toEqual([sell, due, null]);
    expect(after.movements.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(due);
    const list = (await owner.get('/api/invoices')).body as unknown as { data: Invoice[]; sums: object[] };
    expect(list.data.map(({ id, balance }) => [id, balance.amount])).toEqual([[after.id, due]]);
    expect(list.sums).toEqual([
      { total: { amount: sell, currency: 'USD' }, balance: { amount: due, currency: 'USD' } },
    ]);
    expect(await summary()).toMatchObject({ open: { amount: due }, credit: { amount: 0 } });
    const { text } = await owner.get('/api/invoices/export');
    expect(text).toContain(`,${(due / 100).toFixed(2)},`);
    const paper = textOf((await owner.get(`/api/invoices/${after.id}/pdf`)).bytes).join('\n');
    for (const amount of [sell, due]) expect(paper).toContain(dollars(amount));
    expect(paper).toContain('Invoice corrected');
    const statement = (await owner.get('/api/statements')).body.data as Statement;
    const moved = statement.currencies[0]?.movements.map(({ kind, amount }) => [kind, amount.amount]);
    expect(moved).toEqual([
      ['invoice_issued', before.total.amount],
      ['payment_received', -before.total.amount],
      ['invoice_corrected', due],
    ]);
    expect(statement.currencies[0]?.billed.amount).toBe(sell);
    expect(await unbalanced()).toBe(0);
  });

  it('downwards leaves nothing open, and the surplus is the customer’s credit [INV-04, INV-08]', async () => {
    const high = await billedAt(1640, 'INV-1');
    const raised = await invoice();
    await payInvoice(server, accountId, raised.id, high);
    expect((await invoice()).balance.amount).toBe(0);
    const low = await billedAt(1440, 'INV-2');
    const surplus = high - low;
    expect(surplus).toBeGreaterThan(0);
    const after = await invoice();
    expect([after.total.amount, after.balance.amount, after.status]).toEqual([low, 0, 'paid']);
    expect(await summary()).toMatchObject({ open: { amount: 0 }, credit: { amount: surplus } });
    expect(after.versions.map(({ total }) => total.amount)).toEqual([shipped.shipment.total.amount, high, low]);
    expect(await unbalanced()).toBe(0);
    await server.runJobs();
    const mail = server.mails.findLast(({ to }) => to === email);
    expect(mail?.text).toContain(`That is ${dollars(surplus)} less.`);
    expect(mail?.text).toContain(`You already paid ${dollars(surplus)} of it. That is now credit on your account.`);
  });

  it('half paid lowers what is open first, and only the rest is credit [INV-08]', async () => {
    const high = await billedAt(1640, 'INV-1');
    const { id } = await invoice();
    const low = (await priceOf(1440)).sell;
    const credit = 100;
    // Leave so much open that the correction lowers the balance by all but $1.00.
    await payInvoice(server, accountId, id, high - (high - low - credit));
    await billedAt(1440, 'INV-2');
    expect((await invoice()).balance.amount).toBe(0);
    expect(await summary()).toMatchObject({ open: { amount: 0 }, credit: { amount: credit } });
  });
});

describe('a billed customer', () => {
  it('is notified of a correction once, with its reason, where the proof is, and until when it can be disputed [INV-04]', async () => {
    const before = await invoice();
    const sell = await billedAt(1640, 'INV-1');
    await server.runJobs();
    const mails = server.mails.filter(({ to, subject }) => to === email && subject.includes('corrected from'));
    expect(mails).toHaveLength(1);
    const [mail] = mails;
    expect(mail?.subject).toBe(
      `Invoice ${before.number} corrected from ${dollars(before.total.amount)} to ${dollars(sell)}`,
    );
    expect(mail?.text).toContain('Reason: Reweigh. The carrier weighed the freight in transit.');
    expect(mail?.text).toContain('The carrier sent no documents.');
    // 2026-11-16 plus 180 days.
    expect(mail?.text).toContain('you can dispute it there until May 15, 2027.');
    expect(mail?.text).toContain(`/invoice-detail/${before.id}`);
    const { notices } = (await owner.get('/api/notices')).body.data as { notices: Notice[] };
    expect(notices.filter(({ kind }) => kind === 'invoice_corrected')).toMatchObject([
      { subject: { type: 'invoice', id: before.id }, params: { number: before.number } },
    ]);
  });

  it('is notified in their language [LOC-01]', async () => {
    const spanish = await addPerson(server, { accountRole: 'billing', accountId, language: 'es' });
    await billedAt(1640, 'INV-1');
    await server.runJobs();
    const mail = server.mails.find(({ to }) => to === spanish.email);
    expect(mail?.subject).toContain('corregida de');
    expect(mail?.text).toContain('Motivo: ');
  });
});
