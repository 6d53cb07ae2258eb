import type { CreditUse } from '@waybill/contract';
import type { Currency } from '@waybill/freight';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../core/database/database.ts';
import { acceptedDispute } from './accepted-dispute.ts';

type Row = {
  id: string;
  currency: Currency;
  credit_limit: number | null;
  past: number;
  open: number;
  shipped: number;
  booked: number;
};

/**
 * Credit use of accounts in their own currency, in parts: invoices past due, invoices within terms, shipped but not
 * billed, booked but not picked up. Accepted disputes and amounts on a card do not count. The parts add up to the
 * exposure that the rule checks.
 * @param today calendar day in the time zone of the books
 */
export async function creditUses(
  db: Db | Tx,
  accountIds: readonly string[],
  today: string,
): Promise<ReadonlyMap<string, CreditUse>> {
  if (accountIds.length === 0) return new Map();
  const { rows } = await sql<Row>`
    SELECT a.id, a.currency, a.credit_limit, coalesce(owed.past, 0)::bigint AS past, coalesce(owed.open, 0)::bigint AS open,
      coalesce(moved.shipped, 0)::bigint AS shipped, (coalesce(moved.booked, 0) + coalesce(begun.amount, 0))::bigint AS booked
    FROM accounts a
    LEFT JOIN LATERAL (
      SELECT sum(each.owed) FILTER (WHERE each.due_on < ${today}::date) AS past,
        sum(each.owed) FILTER (WHERE each.due_on >= ${today}::date) AS open
      FROM (
        SELECT i.due_on, (SELECT coalesce(sum(l.amount), 0) FROM journal_lines l
          WHERE l.account_id = i.account_id AND l.invoice_id = i.id AND l.ledger = 'receivable') - ${acceptedDispute} AS owed
        FROM invoices i WHERE i.account_id = a.id AND i.closed_at IS NULL AND i.currency = a.currency
      ) AS each WHERE each.owed > 0
    ) AS owed ON true
    LEFT JOIN LATERAL (
      SELECT sum(s.total_amount) FILTER (WHERE s.status IN ('in_transit', 'delayed', 'delivered')) AS shipped,
        sum(s.total_amount) FILTER (WHERE s.status IN ('pending', 'dispatched')) AS booked
      FROM shipments s
      WHERE s.account_id = a.id AND s.invoice_id IS NULL AND s.status <> 'canceled' AND s.currency = a.currency
        AND s.id NOT IN (SELECT b.shipment_id FROM booking_holds h
          JOIN bookings b ON b.account_id = h.account_id AND b.id = h.id
          WHERE h.account_id = a.id AND b.shipment_id IS NOT NULL)
    ) AS moved ON true
    LEFT JOIN LATERAL (
      SELECT sum(b.amount) AS amount FROM bookings b
      WHERE b.account_id = a.id AND b.state IN ('claimed', 'sending', 'unknown') AND b.currency = a.currency
        AND NOT EXISTS (SELECT FROM booking_holds h WHERE h.account_id = b.account_id AND h.id = b.id)
    ) AS begun ON true
    WHERE a.id = ANY(${accountIds}::uuid[])
  `.execute(db);
  return new Map(
    rows.map(({ id, currency, credit_limit: limit, past, open, shipped, booked }) => {
      const money = (amount: number) => ({ amount, currency });
      return [
        id,
        {
          past_terms: money(past),
          open: money(open),
          shipped: money(shipped),
          booked: money(booked),
          used: money(past + open + shipped + booked),
          limit: limit === null ? null : money(limit),
        },
      ];
    }),
  );
}
