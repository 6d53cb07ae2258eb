import type { Currency } from '@waybill/freight';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../core/database/database.ts';
import { earned, type Ledger } from './journal.ts';

/** Balance of one ledger of an account in one currency, in minor units; debits are positive. */
export async function balanceOf(db: Db | Tx, accountId: string, ledger: Ledger, currency: Currency): Promise<number> {
  const row = await db
    .selectFrom('journal_lines')
    .select(sql<number>`coalesce(sum(amount), 0)::bigint`.as('amount'))
    .where('account_id', '=', accountId)
    .where('ledger', '=', ledger)
    .where('currency', '=', currency)
    .executeTakeFirstOrThrow();
  return row.amount;
}

/** Unapplied customer credit, in minor units. */
export async function creditOf(db: Db | Tx, accountId: string, currency: Currency): Promise<number> {
  return 0 - (await balanceOf(db, accountId, 'customer_credit', currency));
}

/** Open balance of invoices in minor units; zero for an invoice that is not in the books. */
export async function openAmounts(
  db: Db | Tx,
  accountId: string,
  invoiceIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (invoiceIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('journal_lines')
    .select(['invoice_id', sql<number>`sum(amount)::bigint`.as('amount')])
    .where('account_id', '=', accountId)
    .where('invoice_id', 'in', invoiceIds)
    .where('ledger', '=', 'receivable')
    .groupBy('invoice_id')
    .execute();
  const found = new Map(rows.map(({ invoice_id: id, amount }) => [id, amount]));
  return new Map(invoiceIds.map((id) => [id, found.get(id) ?? 0]));
}

/** What an invoice has earned net of credits, in minor units by ledger. */
export async function earnedOn(
  db: Db | Tx,
  accountId: string,
  invoiceId: string,
): Promise<ReadonlyMap<Ledger, number>> {
  const rows = await db
    .selectFrom('journal_lines')
    .select(['ledger', sql<number>`-sum(amount)::bigint`.as('amount')])
    .where('account_id', '=', accountId)
    .where('invoice_id', '=', invoiceId)
    .where('ledger', 'in', earned)
    .groupBy('ledger')
    .execute();
  return new Map(rows.map(({ ledger, amount }) => [ledger as Ledger, amount]));
}

/** Balance of every ledger over all accounts by currency, in minor units. Each currency must sum to zero. */
export async function trialBalance(
  db: Db | Tx,
): Promise<readonly { readonly ledger: Ledger; readonly currency: Currency; readonly amount: number }[]> {
  const rows = await db
    .selectFrom('journal_lines')
    .select(['ledger', 'currency', sql<number>`sum(amount)::bigint`.as('amount')])
    .groupBy(['ledger', 'currency'])
    .orderBy('currency')
    .orderBy('ledger')
    .execute();
  return rows.map((row) => ({ ...row, ledger: row.ledger as Ledger, currency: row.currency as Currency }));
}
