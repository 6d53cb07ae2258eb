import type { Payment, StaffPayment, StaffPaymentRow } from '@waybill/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../../core/ids.ts';
import type { Browser } from '../../../../testing/browser.ts';
import { addInvoices } from '../../../../testing/invoices.ts';
import { accountIdOf, addPerson, confirmPassword, signIn } from '../../../../testing/people.ts';
import { goodCard, startPayments, type PaymentServer } from '../../../../testing/payments.ts';
import { receivePayment } from '../../ledger/index.ts';

let server: PaymentServer;
let accounting: Browser;
let accountId: string;
let paidId: string;
let waitingId: string;
let twiceId: string;

async function started(owner: Browser, invoices: readonly { readonly id: string; readonly amount?: number }[]) {
  const answer = await owner.post('/api/payments', { id: newId(), invoices });
  expect(answer.status).toBe(201);
  return answer.body.data as Payment;
}

/**
 * Three payments of one account: $300.00 and part of $125.50 that were received, $80.00 waiting for a card, and $50.00
 * that was paid by check in the meantime, so that the card payment became credit.
 */
beforeAll(async () => {
  server = await startPayments();
  accounting = await signIn(server.app, (await addPerson(server, { roles: ['fpg_accounting'] })).email);
  await confirmPassword(accounting);
  const owner = await signIn(server.app, (await addPerson(server, { accountRole: 'owner' })).email);
  accountId = await accountIdOf(owner);
  const ids = await addInvoices(server.services, accountId, [
    { number: 61_001, total: 30_000, issued: '2026-11-02' },
    { number: 61_002, total: 12_550, issued: '2026-11-02' },
    { number: 61_003, total: 8000, issued: '2026-11-02' },
    { number: 61_004, total: 5000, issued: '2026-11-02' },
  ]);
  const id = (number: number) => ids.get(number) ?? '';
  const paid = await started(owner, [{ id: id(61_001) }, { id: id(61_002), amount: 10_000 }]);
  const twice = await started(owner, [{ id: id(61_004) }]);
  waitingId = (await started(owner, [{ id: id(61_003) }])).id;
  [paidId, twiceId] = [paid.id, twice.id];
  await server.services.database.staff.transaction().execute(async (tx) => {
    await receivePayment(tx, { accountId, key: 'cheque:1', currency: 'USD' }, 5000, [id(61_004)], server.clock());
  });
  await server.pay(paid.url ?? '', goodCard);
  await server.pay(twice.url ?? '', goodCard);
  for (const event of await server.events()) await server.tell(event);
});
afterAll(() => server.close());

const rows = async (search: string) =>
  (await accounting.get(`/api/admin/payments?account=${accountId}&${search}`)).body
    .data as unknown as StaffPaymentRow[];
const found = async (search: string) => (await rows(search)).map((row) => row.id);
const shown = async (id: string) =>
  (await accounting.get(`/api/admin/payments/${accountId}/${id}`)).body.data as StaffPayment;

describe('payments at accounting', () => {
  it('are listed with what they are for and how far they are, the newest first [INV-08]', async () => {
    const [first, ...rest] = (await rows('sort=amount')).toReversed();
    expect(rest.map(({ state, amount }) => [state, amount.amount])).toEqual([
      ['open', 8000],
      ['paid', 5000],
    ]);
    expect(first).toMatchObject({
      id: paidId,
      purpose: 'invoices',
      state: 'paid',
      invoices: [61_001, 61_002],
      amount: { amount: 40_000, currency: 'USD' },
      received: { amount: 40_000, currency: 'USD' },
      refunded: { amount: 0, currency: 'USD' },
      card: { brand: 'visa', last4: '4242' },
    });
  });

  it('are found by invoice, card and state', async () => {
    expect(await found('search=INV 61002')).toEqual([paidId]);
    expect(await found('search=61003')).toEqual([waitingId]);
    expect(new Set(await found('search=4242'))).toEqual(new Set([paidId, twiceId]));
    expect(await found('state=open')).toEqual([waitingId]);
    expect(await found('purpose=booking')).toEqual([]);
    expect(await found('state=refunded')).toEqual([]);
    expect(await found('to=2020-01-01')).toEqual([]);
  });

  it('show what they put on each invoice, and entries of the books that come to nothing [INV-08]', async () => {
    const payment = await shown(paidId);
    expect(payment.parts.map(({ number, amount, applied, balance }) => [number, amount, applied, balance])).toEqual([
      [61_001, ...[30_000, 30_000, 0].map((amount) => ({ amount, currency: 'USD' }))],
      [61_002, ...[10_000, 10_000, 2550].map((amount) => ({ amount, currency: 'USD' }))],
    ]);
    expect(payment.journals.map(({ kind }) => kind)).toEqual(['payment_received']);
    expect(payment.journals[0]?.lines.map(({ ledger, amount, invoice }) => [ledger, amount.amount, invoice])).toEqual([
      ['cash', 40_000, null],
      ['receivable', -30_000, 61_001],
      ['receivable', -10_000, 61_002],
    ]);
    // All of this payment is on invoices; the account's credit came from the other one.
    expect(payment.credit).toEqual({ amount: 5000, currency: 'USD' });
  });

  it('name who gave money back, how much and why, in the books too [INV-08]', async () => {
    expect((await shown(twiceId)).refundable).toEqual({ amount: 5000, currency: 'USD' });
    const refund = { id: newId(), amount: 2000, reason: 'Paid by cheque as well' };
    const url = `/api/admin/payments/${accountId}/${twiceId}/refunds`;
    expect((await accounting.post(url, { ...refund, reason: ' ' })).body.errors).toHaveProperty('reason');
    expect((await accounting.post(url, refund)).status).toBe(201);
    const payment = await shown(twiceId);
    expect(payment).toMatchObject({
      refunded: { amount: 2000 },
      credit: { amount: 3000 },
      refundable: { amount: 3000 },
      refunds: [{ state: 'done', amount: { amount: 2000 }, reason: 'Paid by cheque as well' }],
    });
    expect(payment.refunds[0]?.by).toEqual(expect.stringMatching(/\w/));
    expect(payment.journals.at(-1)).toMatchObject({
      kind: 'credit_refunded',
      lines: [
        { ledger: 'customer_credit', amount: { amount: 2000 } },
        { ledger: 'cash', amount: { amount: -2000 } },
      ],
    });
    expect(await found('state=refunded')).toEqual([twiceId]);
  });

  it('of other ids are not there', async () => {
    expect((await accounting.get(`/api/admin/payments/${accountId}/${newId()}`)).status).toBe(404);
  });
});
