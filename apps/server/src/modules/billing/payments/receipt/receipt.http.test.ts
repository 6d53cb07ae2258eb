import type { Invoice, Payment } from '@waybill/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textOf } from '../../../../core/documents/testing/pdf-reader.ts';
import { newId } from '../../../../core/ids.ts';
import type { Browser } from '../../../../testing/browser.ts';
import { addInvoices } from '../../../../testing/invoices.ts';
import { accountIdOf, addPerson, confirmPassword, signIn } from '../../../../testing/people.ts';
import { goodCard, startPayments, type PaymentServer } from '../../../../testing/payments.ts';
import { receivePayment } from '../../ledger/index.ts';

let server: PaymentServer;
let owner: Browser;
let accountId: string;
let invoiceId: string;
let unpaidId: string;
const paymentId = newId();
const receipt = (by: Browser) => by.get(`/api/payments/${paymentId}/receipt`);

beforeAll(async () => {
  server = await startPayments();
  owner = await signIn(server.app, (await addPerson(server, { accountRole: 'owner' })).email);
  accountId = await accountIdOf(owner);
  const ids = await addInvoices(server.services, accountId, [
    { number: 70_001, total: 30_000, issued: '2026-11-02' },
    { number: 70_002, total: 30_000, issued: '2026-11-02' },
  ]);
  invoiceId = ids.get(70_001) ?? '';
  unpaidId = ids.get(70_002) ?? '';
  const { body } = await owner.post('/api/payments', { id: paymentId, invoices: [{ id: invoiceId }] });
  // 100.00 arrives by check meanwhile, so that as much of the card payment becomes credit.
  await server.services.database.staff.transaction().execute(async (tx) => {
    const event = { accountId, key: 'cheque:1', currency: 'USD' as const };
    await receivePayment(tx, event, 10_000, [invoiceId], server.clock());
  });
  await server.pay((body.data as Payment).url ?? '', goodCard);
  for (const event of await server.events()) await server.tell(event);
});
afterAll(() => server.close());

describe('a receipt as PDF', () => {
  it('does not exist before the money came', async () => {
    const id = newId();
    expect((await owner.post('/api/payments', { id, invoices: [{ id: unpaidId }] })).status).toBe(201);
    expect((await owner.get(`/api/payments/${id}/receipt`)).status).toBe(404);
  });

  it('says what was paid with which card, and for which invoices', async () => {
    const { status, bytes, headers } = await receipt(owner);
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(headers['content-disposition']).toBe(`inline; filename="receipt-${paymentId}.pdf"`);
    const text = textOf(bytes).join('\n');
    for (const part of ['Harbor Tools', 'Visa ending 4242', 'INV 70001', '$300.00', '$200.00', '$100.00'])
      expect(text).toContain(part);
  });

  it('is found from the invoice: its card payment is named, a check is not', async () => {
    const { movements } = (await owner.get(`/api/invoices/${invoiceId}`)).body.data as Invoice;
    expect(movements.map(({ amount, payment_id: id }) => [amount.amount, id])).toEqual([
      [30_000, null],
      [-10_000, null],
      [-20_000, paymentId],
    ]);
  });

  it('does not exist for another account', async () => {
    const other = await signIn(server.app, (await addPerson(server, { accountRole: 'owner' })).email);
    expect((await receipt(other)).status).toBe(404);
  });

  it('is there for staff too, with what was refunded later', async () => {
    const accounting = await signIn(server.app, (await addPerson(server, { roles: ['fpg_accounting'] })).email);
    await confirmPassword(accounting);
    const url = `/api/admin/payments/${accountId}/${paymentId}`;
    const refund = { id: newId(), amount: 4_000, reason: 'Paid twice' };
    expect((await accounting.post(`${url}/refunds`, refund)).status).toBe(201);
    const text = textOf((await accounting.get(`${url}/receipt`)).bytes).join('\n');
    expect(text).toContain('Total refunded');
    expect(text).toContain('−$40.00');
  });
});
