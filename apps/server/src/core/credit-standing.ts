import type { CreditStanding } from '@waybill/contract';
import { sql } from 'kysely';
import { billingDay } from './billing-day.ts';

/**
 * How the credit of an account stands: on hold; good with nothing past due; or past due, where staff may have lifted the
 * hold until a day. Open invoices have a balance, so only disputed ones read the ledger.
 */
export function creditStanding(now: Date) {
  const today = sql`${billingDay(now)}::date`;
  return sql<CreditStanding>`(CASE
    WHEN accounts.credit_status = 'hold' THEN 'hold'
    WHEN NOT EXISTS (SELECT FROM invoices AS i
      WHERE i.account_id = accounts.id AND i.closed_at IS NULL AND i.due_on < ${today}
        AND (i.disputed = 0 OR i.disputed < (SELECT coalesce(sum(l.amount), 0) FROM journal_lines AS l
          WHERE l.account_id = i.account_id AND l.invoice_id = i.id AND l.ledger = 'receivable'))) THEN 'good'
    WHEN accounts.credit_open_until >= ${today} THEN 'lifted'
    ELSE 'past_due' END)`;
}
