import type { Currency } from '@waybill/freight';
import type { Tx } from '../../../core/database/database.ts';
import { plainAmount } from '../../../core/plain-amount.ts';
import { invalidField, Refusal } from '../../../core/refusal.ts';
import { openAmounts } from '../ledger/index.ts';

type Asked = { readonly id: string; readonly amount: number };

/** An invoice that money is put on: its number, and what is open on it before, in minor units. */
export type OpenPart<A extends Asked = Asked> = A & { readonly number: number; readonly open: number };

/**
 * The invoices that money of an account is put on, checked against their balances. The books of the account have to be
 * locked.
 * @throws Refusal not_found for an invoice of another account; validation_failed for another currency, an invoice named
 * twice, or more than is open
 */
export async function openParts<A extends Asked>(
  tx: Tx,
  accountId: string,
  currency: Currency,
  asked: readonly A[],
): Promise<readonly OpenPart<A>[]> {
  if (asked.length === 0) return [];
  const ids = asked.map(({ id }) => id);
  if (new Set(ids).size !== ids.length) throw invalidField('invoices', 'invalid');
  const rows = await tx
    .selectFrom('invoices')
    .select(['id', 'number', 'currency'])
    .where('account_id', '=', accountId)
    .where('id', 'in', ids)
    .execute();
  if (rows.length !== ids.length) throw new Refusal('not_found');
  if (rows.some((row) => row.currency !== currency)) throw invalidField('invoices', 'one_currency');
  const numbers = new Map(rows.map(({ id, number }) => [id, number]));
  const open = await openAmounts(tx, accountId, ids);
  return asked.map((part, index) => {
    const most = Math.max(open.get(part.id) ?? 0, 0);
    if (part.amount > most) {
      const params = { open: plainAmount({ amount: most, currency }) };
      throw invalidField(`invoices.${index}.amount`, 'more_than_open', params);
    }
    return { ...part, number: numbers.get(part.id) ?? 0, open: most };
  });
}

/** Sum of parts in minor units. */
export const sumOf = (parts: readonly Asked[]): number => parts.reduce((sum, { amount }) => sum + amount, 0);

/** `INV 61001: 300.00 USD`, as the audit trail keeps it. */
export const namedParts = (parts: readonly OpenPart[], currency: Currency): readonly string[] =>
  parts.map(({ number, amount }) => `INV ${number}: ${plainAmount({ amount, currency })}`);
