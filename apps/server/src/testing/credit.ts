import type { CreditAccount, CreditState } from '@waybill/contract';
import { closePaidInvoices } from '../modules/billing/invoices/index.ts';
import { receivePayment } from '../modules/billing/ledger/index.ts';
import type { Browser } from './browser.ts';
import type { TestServer } from './server.ts';

/** Posts a customer's payment for one invoice, as if by check. */
export async function payInvoice(
  { services: { database, clock } }: TestServer,
  accountId: string,
  invoiceId: string,
  amount: number,
): Promise<void> {
  await database.staff.transaction().execute(async (tx) => {
    const event = { accountId, key: `payment:${crypto.randomUUID()}`, currency: 'USD' } as const;
    await receivePayment(tx, event, amount, [invoiceId], clock());
    await closePaidInvoices(tx, accountId, [invoiceId], clock());
  });
}

/** Credit of the signed-in person's account. */
export async function creditOf(browser: Browser): Promise<CreditState> {
  return (await browser.get('/api/credit')).body.data as unknown as CreditState;
}

/** The same for accounting. */
export async function creditAt(desk: Browser, accountId: string): Promise<CreditAccount> {
  return (await desk.get(`/api/admin/credit-holds/${accountId}`)).body.data as unknown as CreditAccount;
}
