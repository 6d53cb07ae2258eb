import type { Body, endpoints, OpenAccount } from '@waybill/contract';
import { changed, unchanged, type Outcome } from '../../../core/command.ts';
import type { Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { plainAmount } from '../../../core/plain-amount.ts';
import { invalidField } from '../../../core/refusal.ts';
import { closePaidInvoices } from '../invoices/index.ts';
import { applyCredit, creditOf, lockBooks } from '../ledger/index.ts';
import { namedParts, openParts, sumOf } from './parts.ts';
import { showOpen } from './show-open.ts';

type Wanted = Body<typeof endpoints.receivedPayments.applyCredit>;

/** Start of the keys of credit that staff put on invoices. */
export const creditKeys = 'credit:';
const keyOf = (id: string, invoiceId: string): string => `${creditKeys}${id}:${invoiceId}`;

async function isKnown(tx: Tx, accountId: string, { id, invoices }: Wanted): Promise<boolean> {
  const keys = invoices.map((invoice) => keyOf(id, invoice.id));
  const row = await tx
    .selectFrom('journals')
    .select('id')
    .where('account_id', '=', accountId)
    .where('key', 'in', keys)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Applies unapplied money of an account to open invoices. A second call with the same id changes nothing.
 * @throws Refusal not_found for an unknown account or another account's invoice; validation_failed for more than is
 * open or more than there is
 */
export async function applyAccountCredit(
  ctx: Context,
  tx: Tx,
  { params, body }: { readonly params: { readonly account: string }; readonly body: Wanted },
): Promise<Outcome<{ data: OpenAccount }>> {
  const accountId = params.account;
  const { currency } = body;
  await lockBooks(tx, accountId);
  if (await isKnown(tx, accountId, body)) return unchanged({ data: await showOpen(ctx, tx, accountId) });
  const parts = await openParts(tx, accountId, currency, body.invoices);
  const credit = await creditOf(tx, accountId, currency);
  const amount = sumOf(parts);
  if (amount > credit)
    throw invalidField('invoices', 'more_than_credit', { credit: plainAmount({ amount: credit, currency }) });
  for (const part of parts) {
    const event = { accountId, key: keyOf(body.id, part.id), currency };
    await applyCredit(tx, event, { invoiceId: part.id, amount: part.amount }, ctx.now());
  }
  await closePaidInvoices(
    tx,
    accountId,
    parts.map(({ id }) => id),
    ctx.now(),
  );
  const after = { amount: { amount, currency }, invoices: namedParts(parts, currency) };
  const data = await showOpen(ctx, tx, accountId);
  return changed({ data }, { subject: 'account', subjectId: accountId, accountId, after });
}
