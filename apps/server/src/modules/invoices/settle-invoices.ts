import { sql } from 'kysely';
import type { Tx } from '../../core/database/database.ts';

/**
 * Notes which invoices are closed, after something was posted on them: nothing is open, or something is again. Call
 * it in the transaction of the posting.
 */
export async function settleInvoices(tx: Tx, accountId: string, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    UPDATE invoices SET
      closed_at = CASE WHEN books.open = 0 THEN coalesce(invoices.closed_at, ${now}) END,
      disputed = least(invoices.disputed, greatest(books.open, 0))
    FROM (
      SELECT i.id, coalesce(sum(l.amount), 0) AS open FROM invoices i
      LEFT JOIN journal_lines l ON l.account_id = i.account_id AND l.invoice_id = i.id AND l.ledger = 'receivable'
      WHERE i.account_id = ${accountId}::uuid AND i.id = ANY(${ids}::uuid[]) GROUP BY i.id
    ) AS books
    WHERE invoices.account_id = ${accountId}::uuid AND invoices.id = books.id
  `.execute(tx);
}
