import { aloneLimit, mostOpenShown, type OpenAccount } from '@waybill/contract';
import { currencies, type Currency } from '@waybill/freight';
import { signedIn, type Context } from '../../../core/context.ts';
import type { Db, Tx } from '../../../core/database/database.ts';
import { billingDay } from '../../../core/billing-day.ts';
import { Refusal } from '../../../core/refusal.ts';
import { invoiceRowOf, listOpenInvoices } from '../invoices/index.ts';
import { creditOf } from '../ledger/index.ts';

/** Open invoices of an account, what is due first first, and its money that is on none. @throws Refusal not_found */
export async function showOpen(ctx: Context, db: Db | Tx, accountId: string): Promise<OpenAccount> {
  const account = await db
    .selectFrom('accounts')
    .select(['id', 'name', 'currency'])
    .where('id', '=', accountId)
    .executeTakeFirst();
  if (account === undefined) throw new Refusal('not_found');
  const today = billingDay(ctx.now());
  const page = { filter: 'all', search: undefined, sort: 'due_on', page: 1, per_page: mostOpenShown } as const;
  const { rows, total } = await listOpenInvoices(db, accountId, page, today);
  const credit = [];
  for (const currency of currencies) {
    const amount = await creditOf(db, accountId, currency);
    if (amount > 0) credit.push({ amount, currency });
  }
  return {
    account: { ...account, currency: account.currency as Currency },
    credit,
    invoices: rows.map((row) => invoiceRowOf(row, today)),
    total,
    write_off_limit: aloneLimit(signedIn(ctx).roles),
  };
}
