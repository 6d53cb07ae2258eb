import { booksTimeZone, type StaffAccount } from '@waybill/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../core/database/database.ts';

type Row = {
  shipments: number;
  billed: number;
  quotes: number;
  booked: number;
  delivered: number;
  on_time: number;
  days_to_pay: number | null;
  disputes_open: number;
};

const thousandths = (part: number, of: number): number | null => (of === 0 ? null : Math.round((part * 1000) / of));

/**
 * Totals of the 30 days before an instant for a group of accounts, amounts in one currency.
 * @param accountIds the account and those merged into it
 */
export async function monthOf(
  db: Db | Tx,
  accountIds: readonly string[],
  currency: StaffAccount['currency'],
  now: Date,
): Promise<StaffAccount['month']> {
  const since = new Date(now.getTime() - 30 * 86_400_000);
  const { rows } = await sql<Row>`
    WITH ours AS (SELECT unnest(${accountIds}::uuid[]) AS id)
    SELECT
      (SELECT count(*) FROM ours JOIN shipments s ON s.account_id = ours.id
        WHERE s.created_at >= ${since} AND s.status <> 'canceled') AS shipments,
      (SELECT coalesce(sum(i.total), 0)::bigint FROM ours JOIN invoices i ON i.account_id = ours.id
        WHERE i.created_at >= ${since} AND i.currency = ${currency}) AS billed,
      quotes.asked AS quotes, quotes.booked, delivered.total AS delivered, delivered.on_time,
      (SELECT round(avg((i.closed_at AT TIME ZONE ${booksTimeZone})::date - i.issued_on))::int
        FROM ours JOIN invoices i ON i.account_id = ours.id WHERE i.closed_at >= ${since}) AS days_to_pay,
      (SELECT count(*) FROM ours JOIN disputes d ON d.account_id = ours.id
        WHERE d.state IN ('open', 'submitted_to_carrier', 'carrier_response')) AS disputes_open
    FROM (SELECT count(*) AS asked, count(q.booked_at) AS booked FROM ours JOIN quotes q ON q.account_id = ours.id
        WHERE q.created_at >= ${since}) AS quotes,
      (SELECT count(*) AS total, count(*) FILTER (
          WHERE (s.delivered_at AT TIME ZONE coalesce(s.detail #>> '{delivery,time_zone}', ${booksTimeZone}))::date <= s.delivery_date
        ) AS on_time
        FROM ours JOIN shipments s ON s.account_id = ours.id
        WHERE s.created_at >= ${new Date(since.getTime() - 60 * 86_400_000)} AND s.delivered_at >= ${since}
          AND s.delivery_date IS NOT NULL) AS delivered
  `.execute(db);
  const row = rows[0] as Row;
  return {
    shipments: row.shipments,
    billed: { amount: row.billed, currency },
    conversion: thousandths(row.booked, row.quotes),
    on_time: thousandths(row.on_time, row.delivered),
    days_to_pay: row.days_to_pay,
    disputes_open: row.disputes_open,
  };
}
