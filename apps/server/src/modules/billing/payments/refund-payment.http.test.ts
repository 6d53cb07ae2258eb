import type { Payment } from '@waybill/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../../core/ids.ts';
import type { Browser } from '../../../testing/browser.ts';
import { addInvoices } from '../../../testing/invoices.ts';
import { accountIdOf, addPerson, confirmPassword, signIn } from '../../../testing/people.ts';
import { goodCard, startPayments, type PaymentServer } from '../../../testing/payments.ts';
import { balanceOf, creditOf, receivePayment } from '../ledger/index.ts';

let server: PaymentServer;
let accounting: Browser;
let accountId: string;
let paymentId: string;
let number = 60_000;

beforeAll(async () => {
  server = await startPayments();
});
afterAll(() => server.close());

/** An invoice of $300.00 is paid by check while its card payment is in progress, which leaves $300.00 of credit. */
beforeEach(async () => {
  accounting = await signIn(server.app, (await addPerson(server, { roles: ['fpg_accounting'] })).email);
  await confirmPassword(accounting);
  const owner = await signIn(server.app, (await addPerson(server, { accountRole: 'owner' })).email);
  accountId = await accountIdOf(owner);
  const ids = await addInvoices(server.services, accountId, [
    { number: number++, total: 30_000, issued: '2026-11-02' },
  ]);
  const [invoice = ''] = ids.values();
  paymentId = newId();
  const { url } = (await owner.post('/api/payments', { id: paymentId, invoices: [{ id: invoice }] })).body
    .data as Payment;
  await server.services.database.staff.transaction().execute(async (tx) => {
    const event = { accountId, key: `cheque:${paymentId}`, currency: 'USD' as const };
    await receivePayment(tx, event, 30_000, [invoice], server.clock());
  });
  await server.pay(url ?? '', goodCard);
  for (const event of await server.events()) await server.tell(event);
});

const refund = (amount: number, id = newId()) =>
  accounting.post(`/api/admin/payments/${accountId}/${paymentId}/refunds`, { id, amount, reason: 'Paid twice' });
const books = async () => {
  const { staff } = server.services.database;
  return [await creditOf(staff, accountId, 'USD'), await balanceOf(staff, accountId, 'cash', 'USD')];
};
const given = async () =>
  server.provider.log.entries
    .filter(({ operation, facts }) => operation === 'refund' && !facts['replayed'])
    .reduce((sum, { facts }) => sum + Number(facts['refunded'] ?? 0), 0);

describe('credit that is given back on the card', () => {
  it('asks for the password again first, and moves nothing until then [INV-08]', async () => {
    const later = await signIn(server.app, (await addPerson(server, { roles: ['fpg_accounting'] })).email);
    const body = { id: newId(), amount: 100, reason: 'Paid twice' };
    const url = `/api/admin/payments/${accountId}/${paymentId}/refunds`;
    expect((await later.post(url, body)).body.code).toBe('password_confirmation_required');
    expect(await books()).toEqual([30_000, 60_000]);
    await confirmPassword(later);
    expect((await later.post(url, body)).status).toBe(201);
  });

  it('leaves the books and the provider with the same money [INV-08]', async () => {
    const before = await given();
    expect(await books()).toEqual([30_000, 60_000]);
    expect((await refund(12_345)).body.data).toMatchObject({ state: 'done', amount: { amount: 12_345 } });
    expect(await books()).toEqual([17_655, 47_655]);
    expect((await given()) - before).toBe(12_345);
  });

  it('is given once for an id, asked for at the same moment or again [INV-08]', async () => {
    const [before, id] = [await given(), newId()];
    const answers = await Promise.all(Array.from({ length: 5 }, () => refund(10_000, id)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect([(await given()) - before, await books()]).toEqual([10_000, [20_000, 50_000]]);
    expect((await refund(10_001, id)).status).toBe(409);
  });

  it('is never more than there is, however many ask at once [INV-08]', async () => {
    const before = await given();
    expect((await refund(30_001)).status).toBe(422);
    const answers = await Promise.all(Array.from({ length: 4 }, () => refund(20_000)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422, 422, 422]);
    expect([(await given()) - before, await books()]).toEqual([20_000, [10_000, 40_000]]);
  });

  it('is credit again where the provider refuses', async () => {
    const intent = (
      await server.services.database.staff
        .selectFrom('payments')
        .select('intent_id')
        .where('id', '=', paymentId)
        .executeTakeFirstOrThrow()
    ).intent_id;
    // Someone refunded it in the provider's dashboard.
    await fetch(`${server.provider.url}/v1/refunds`, {
      method: 'POST',
      headers: { authorization: `Bearer ${server.services.outside.payments?.key ?? ''}` },
      body: new URLSearchParams({ payment_intent: intent ?? '' }),
    });
    expect((await refund(5000)).body.data).toMatchObject({ state: 'refused' });
    expect(await books()).toEqual([30_000, 60_000]);
  });

  it('is found out where the answer was lost, a minute or a day later [INV-08]', async () => {
    const before = await given();
    for (const later of [60_000, 26 * 60 * 60_000]) {
      server.provider.faults.plan([{ kind: 'lost_reply', operation: 'refund', times: 2 }]);
      const id = newId();
      expect((await refund(1000, id)).body.data).toMatchObject({ state: 'sent' });
      server.clock.advance(later);
      await server.runCron('payments.refunds');
      const row = server.services.database.staff.selectFrom('payment_refunds').select('state').where('id', '=', id);
      expect(await row.executeTakeFirstOrThrow()).toEqual({ state: 'done' });
    }
    expect([(await given()) - before, await books()]).toEqual([2000, [28_000, 58_000]]);
  });
});

describe('a billed customer', () => {
  it('has a receipt of the payment, with what it paid and what became credit [INV-08]', async () => {
    await server.runJobs();
    const receipts = server.mails.filter(({ text }) => text.includes(`/my-invoices/payments/${paymentId}`));
    expect(receipts).toHaveLength(1);
    expect(receipts[0]?.subject).toBe('Payment received: $300.00');
    expect(receipts[0]?.text).toContain('Paid with Visa ending 4242.');
    expect(receipts[0]?.text).toContain('You paid $300.00 more than the invoices required.');
  });

  it('is notified of a refund after the provider has confirmed it, not of a refused one [INV-08]', async () => {
    server.mails.length = 0;
    const id = newId();
    const answers = await Promise.all([refund(12_345, id), refund(12_345, id)]);
    expect(answers.map(({ body }) => body.data?.['state'])).toEqual(['done', 'done']);
    await server.runJobs();
    const mails = server.mails.filter(({ subject }) => subject.startsWith('Refund'));
    expect(mails.map(({ subject }) => subject)).toEqual(['Refund sent: $123.45 of your payment of Nov 17, 2026']);
    expect(mails[0]?.text).toContain('The refund is for your payment of $300.00 on ');
    // The reason is internal to accounting.
    expect(mails[0]?.text).not.toContain('Paid twice');
  });
});
