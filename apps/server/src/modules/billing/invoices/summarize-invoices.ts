import { agingBuckets, bucketOf, type InvoiceSummary } from '@waybill/contract';
import { currencies, type Currency, daysBetween } from '@waybill/freight';
import { sql } from 'kysely';
import type { Db } from '../../../core/database/database.ts';
import { creditOf } from '../ledger/index.ts';

type Open = { readonly currency: Currency; readonly days: number; readonly balance: number; readonly disputed: number };

async function openInvoices(db: Db, accountId: string, today: string): Promise<Open[]> {
  const { rows } = await sql<{ currency: Currency; due_on: string; balance: number; disputed: number }>`
    SELECT i.currency, i.due_on, i.disputed, coalesce(sum(l.amount), 0)::bigint AS balance FROM invoices i
    LEFT JOIN journal_lines l ON l.account_id = i.account_id AND l.invoice_id = i.id AND l.ledger = 'receivable'
    WHERE i.account_id = ${accountId}::uuid AND i.closed_at IS NULL
    GROUP BY i.id, i.currency, i.due_on, i.disputed
  `.execute(db);
  return rows.map(({ due_on: due, ...row }) => ({ ...row, days: daysBetween(due, today) }));
}

const total = (rows: readonly Open[], of: (row: Open) => number) => rows.reduce((sum, row) => sum + of(row), 0);

function summaryOf(currency: Currency, open: readonly Open[], credit: number): InvoiceSummary {
  const money = (amount: number) => ({ amount, currency });
  const late = open.filter(({ days }) => days > 0);
  return {
    open: money(total(open, ({ balance }) => balance)),
    past_due: money(total(late, ({ balance, disputed }) => balance - disputed)),
    disputed: money(total(open, ({ disputed }) => disputed)),
    credit: money(credit),
    buckets: agingBuckets.map((bucket) => {
      const rows = open.filter(({ days }) => bucketOf(days) === bucket);
      return {
        bucket,
        amount: money(total(rows, ({ balance }) => balance)),
        disputed: money(total(rows, ({ disputed }) => disputed)),
        count: rows.length,
      };
    }),
  };
}

/**
 * What an account owes, by age and currency. Disputed amounts are shown but never count as past due.
 * @param today calendar day in the time zone of the books
 */
export async function summarizeInvoices(db: Db, accountId: string, today: string) {
  const open = await openInvoices(db, accountId, today);
  const summaries: InvoiceSummary[] = [];
  for (const currency of currencies) {
    const rows = open.filter((row) => row.currency === currency);
    const credit = await creditOf(db, accountId, currency);
    if (rows.length > 0 || credit !== 0) summaries.push(summaryOf(currency, rows, credit));
  }
  const settled = open.filter(({ disputed }) => disputed === 0);
  const counts = {
    all: open.length,
    current: settled.filter(({ days }) => days <= 0).length,
    past_due: settled.filter(({ days }) => days > 0).length,
    disputed: open.length - settled.length,
  };
  return { currencies: summaries, counts };
}
