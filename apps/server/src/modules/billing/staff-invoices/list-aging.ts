import { agingBuckets, countedUpTo, type AccountAging, type endpoints, type Query } from '@waybill/contract';
import type { Currency } from '@waybill/freight';
import { sql } from 'kysely';
import type { Db } from '../../../core/database/database.ts';
import { likeContains } from '../../../core/database/like.ts';
import { agingOf, inBucket } from './list-staff-invoices.ts';

type Asked = Query<typeof endpoints.staffInvoices.aging>;
type Row = {
  readonly account_id: string;
  readonly name: string;
  readonly currency: Currency;
  readonly total: number;
  readonly count: number;
  readonly credit: number;
} & Readonly<Record<(typeof agingBuckets)[number], number>>;

const orders = {
  '-total': sql`total DESC`,
  total: sql`total`,
  '-name': sql`name DESC`,
  name: sql`name`,
} as const;

/** One page of what each account owes by age; accounts that owe nothing are left out. */
export async function listAging(db: Db, asked: Asked, today: string) {
  const where = asked.search ? sql`a.name ILIKE ${likeContains(asked.search)}` : sql`true`;
  const buckets = sql.join(
    agingBuckets.map(
      (one) => sql`coalesce(sum(balance) FILTER (WHERE bucket = ${one}::text), 0)::bigint AS ${sql.id(one)}`,
    ),
  );
  const bucket = sql.join(
    agingBuckets.map((one) => sql`WHEN ${inBucket(one, today)} THEN ${one}::text`),
    sql` `,
  );
  const owing = sql`
    SELECT account_id, name, currency, sum(balance)::bigint AS total, count(*)::int AS count, ${buckets} FROM (
      SELECT i.account_id, a.name, i.currency, CASE ${bucket} END AS bucket,
        (SELECT coalesce(sum(l.amount), 0) FROM journal_lines l
          WHERE l.account_id = i.account_id AND l.invoice_id = i.id AND l.ledger = 'receivable') AS balance
      FROM invoices i JOIN accounts a ON a.id = i.account_id WHERE i.closed_at IS NULL AND ${where}
    ) each GROUP BY account_id, name, currency`;
  const { rows } = await sql<Row>`
    SELECT o.*, (SELECT coalesce(-sum(l.amount), 0)::bigint FROM journal_lines l WHERE l.account_id = o.account_id
      AND l.currency = o.currency AND l.ledger = 'customer_credit') AS credit
    FROM (${owing} ORDER BY ${orders[asked.sort]}, account_id, currency
      LIMIT ${asked.per_page} OFFSET ${(asked.page - 1) * asked.per_page}) o`.execute(db);
  const counted = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM (
      SELECT DISTINCT i.account_id, i.currency FROM invoices i JOIN accounts a ON a.id = i.account_id
      WHERE i.closed_at IS NULL AND ${where} LIMIT ${countedUpTo + 1}) c`.execute(db);
  return {
    rows: rows.map((row): AccountAging => {
      const money = (amount: number) => ({ amount, currency: row.currency });
      return {
        account: { id: row.account_id, name: row.name },
        total: money(row.total),
        buckets: agingBuckets.map((one) => ({ bucket: one, amount: money(row[one]) })),
        credit: money(row.credit),
        count: row.count,
      };
    }),
    total: counted.rows[0]?.total ?? 0,
    aging: await agingOf(db, where, today),
  };
}
