import type { Invoice } from '@waybill/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { barcodesOf, textOf } from '../../../core/documents/testing/pdf-reader.ts';
import type { Browser } from '../../../testing/browser.ts';
import { payInvoice } from '../../../testing/credit.ts';
import { answered, disputeAs, step } from '../../../testing/disputes.ts';
import { addInvoices } from '../../../testing/invoices.ts';
import { accountIdOf, signInAs } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
let desk: Browser;
let owner: Browser;
let accountId: string;
let invoiceId: string;
let number = 64_000;

beforeAll(async () => {
  server = await startTestServer();
  desk = await signInAs(server, { roles: ['fpg_accounting'] });
});
afterAll(() => server.close());
/** Adds an invoice of $749.81, freight only. */
beforeEach(async () => {
  owner = await signInAs(server, { accountRole: 'owner' });
  accountId = await accountIdOf(owner);
  number += 1;
  const given = [{ number, total: 74_981, issued: '2026-10-06', bol: `WB${number}` }];
  invoiceId = (await addInvoices(server.services, accountId, given)).get(number) ?? '';
});

async function credited(amount: number): Promise<{ readonly id: string; readonly memo: number }> {
  const { id } = await disputeAs(owner, invoiceId, { amount });
  await answered(desk, id);
  const { body } = await step(desk, id, 'credit', { amount });
  return { id, memo: Number(body.data?.['credit_memo']) };
}
const invoice = async () => (await owner.get(`/api/invoices/${invoiceId}`)).body.data as Invoice;
const pdf = (id: string, browser = owner) => browser.get(`/api/disputes/${id}/credit-memo`);
const printed = async (id: string) => textOf((await pdf(id)).bytes).join('\n');

describe('a credit memo', () => {
  it('says on paper what the page and the books say [INV-04, INV-06]', async () => {
    const { id, memo } = await credited(7178);
    const { credit_memos: memos, movements } = await invoice();
    expect(memos).toEqual([
      { number: memo, dispute_id: id, amount: { amount: 7178, currency: 'USD' }, issued_on: '2026-11-16' },
    ]);
    expect(movements.at(-1)).toMatchObject({ kind: 'invoice_credited', amount: { amount: -7178 } });
    const answer = await pdf(id);
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.headers['content-disposition']).toBe(`inline; filename="CM-${memo}.pdf"`);
    const text = textOf(answer.bytes).join('\n');
    for (const words of ['Credit memo', `CM ${memo}`, `INV ${number}`, 'Freight', 'Total credited', '$71.78'])
      expect(text).toContain(words);
    expect(text).toContain(`Applied to the balance of invoice ${number}`);
    expect(text).not.toContain('Credit on your account');
    expect(barcodesOf(answer.bytes).flat()).toContain(`CM${memo}`);
  });

  it('says what was paid already and became credit; both parts come to it [INV-06, INV-08]', async () => {
    const { id: disputeId } = await disputeAs(owner, invoiceId, { amount: 7178 });
    await payInvoice(server, accountId, invoiceId, 72_803);
    await answered(desk, disputeId);
    // $749.81 - $728.03 leaves $21.78 open; the other $50.00 of $71.78 were already paid.
    await step(desk, disputeId, 'credit', { amount: 7178 });
    const text = await printed(disputeId);
    expect(text).toContain('$21.78');
    expect(text).toContain('$50.00');
    expect(text).toContain('Credit on your account');
  });

  it('is in the reader’s language [LOC-01]', async () => {
    const { id, memo } = await credited(100);
    const spanish = await signInAs(server, { accountRole: 'billing', accountId, language: 'es' });
    const text = textOf((await pdf(id, spanish)).bytes).join('\n');
    expect(text).toContain('Nota de crédito');
    expect(text).toContain(`CM ${memo}`);
    expect(text).toContain('Aplicado al saldo');
  });

  it('is private to the account, exists only after the credit, and is visible to staff', async () => {
    const { id } = await disputeAs(owner, invoiceId, { amount: 100 });
    expect((await pdf(id)).status).toBe(404);
    await answered(desk, id);
    await step(desk, id, 'credit', { amount: 100 });
    expect((await pdf(id, await signInAs(server, { accountRole: 'owner' }))).status).toBe(404);
    expect((await desk.get(`/api/admin/disputes/${id}/credit-memo`)).status).toBe(200);
  });
});
