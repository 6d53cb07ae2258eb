import type { Body, endpoints } from '@waybill/contract';
import type { Currency } from '@waybill/freight';
import { changed, type Outcome } from '../../../core/command.ts';
import type { Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { Refusal } from '../../../core/refusal.ts';
import { mailInvoices } from '../invoices/index.ts';
import { openAmounts } from '../ledger/index.ts';

type Wanted = Body<typeof endpoints.staffInvoices.resend>;
type Answer = { data: { invoices: number; accounts: number } };

async function mailOne(ctx: Context, tx: Tx, accountId: string, ids: readonly string[]) {
  const rows = await tx
    .selectFrom('invoices')
    .select(['id', 'number', 'due_on', 'currency'])
    .where('account_id', '=', accountId)
    .where('id', 'in', ids)
    .orderBy('number')
    .execute();
  if (rows.length !== ids.length) throw new Refusal('not_found');
  const open = await openAmounts(tx, accountId, ids);
  const invoices = rows.map((row) => ({
    ...row,
    currency: row.currency as Currency,
    balance: open.get(row.id) ?? 0,
  }));
  await mailInvoices(ctx, tx, accountId, invoices);
  return rows.map(({ id, number }) => ({ subject: 'invoice', subjectId: id, accountId, after: { number } }));
}

/** Mails invoices again, one mail for each account. @throws Refusal not_found */
export async function resendInvoices(
  ctx: Context,
  tx: Tx,
  { body }: { readonly body: Wanted },
): Promise<Outcome<Answer>> {
  const byAccount = Map.groupBy(body.invoices, ({ account }) => account);
  const notes = [];
  for (const [account, invoices] of byAccount)
    notes.push(...(await mailOne(ctx, tx, account, [...new Set(invoices.map(({ id }) => id))])));
  return changed({ data: { invoices: notes.length, accounts: byAccount.size } }, notes);
}
