import { sql } from 'kysely';
import type { Tx } from '../../../core/database/database.ts';
import { askForReview } from './review-credit.ts';

/**
 * Updates which invoices are closed after a posting: closed at zero balance, reopened otherwise. Also caps the disputed
 * amount at the balance. Call it in the transaction of the posting. Requests a credit review.
 */
export async function closePaidInvoices(tx: Tx, accountId: string, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    UPDATE invoices SET
      closed_at = CASE WHEN books.open = 0 THEN coalesce(invoices.closed_at, ${now}) END,
      disputed = least(greatest(invoices.disputed, books.contested), greatest(books.open, 0))
    FROM (
      SELECT i.id, coalesce(sum(l.amount), 0) AS open, (
        SELECT coalesce(sum(d.amount), 0) FROM disputes d WHERE d.account_id = i.account_id AND d.invoice_id = i.id
          AND d.state IN ('open', 'submitted_to_carrier', 'carrier_response')) AS contested
      FROM invoices i
      LEFT JOIN journal_lines l ON l.account_id = i.account_id AND l.invoice_id = i.id AND l.ledger = 'receivable'
      WHERE i.account_id = ${accountId}::uuid AND i.id = ANY(${ids}::uuid[]) GROUP BY i.account_id, i.id
    ) AS books
    WHERE invoices.account_id = ${accountId}::uuid AND invoices.id = books.id
  `.execute(tx);
  await askForReview(tx, accountId);
}
