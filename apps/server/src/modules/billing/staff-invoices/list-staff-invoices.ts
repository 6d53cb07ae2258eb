import {
  agingBuckets,
  countedUpTo,
  type AgingSum,
  type endpoints,
  type Query,
  type StaffInvoiceRow,
} from '@waybill/contract';
import { addDays, bare, currencies, type Currency } from '@waybill/freight';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../core/database/database.ts';
import { likeContains } from '../../../core/database/like.ts';
import { invoiceRowOf, type InvoiceColumns } from '../invoices/index.ts';

export type Asked = Query<typeof endpoints.staffInvoices.list>;
type Row = InvoiceColumns & { readonly account_id: string; readonly account_name: string };

/** Days past due at which a bucket begins and ends. */
const ages = {
  current: [null, 0],
  '1_30': [1, 30],
  '31_60': [31, 60],
  '61_90': [61, 90],
  '90_plus': [91, null],
} as const;

/** Invoices that a bucket holds, by their due date. */
export function inBucket(bucket: (typeof agingBuckets)[number], today: string): RawBuilder<unknown> {
  const [from, to] = ages[bucket];
  const due = [
    ...(from === null ? [] : [sql`i.due_on <= ${addDays(today, -from)}::date`]),
    ...(to === null ? [] : [sql`i.due_on >= ${addDays(today, -to)}::date`]),
  ];
  return sql`i.closed_at IS NULL AND ${sql.join(due, sql` AND `)}`;
}

function inState(state: Asked['state'], today: string): RawBuilder<unknown> {
  switch (state) {
    case 'all':
      return sql`true`;
    case 'paid':
      return sql`i.closed_at IS NOT NULL`;
    case 'current':
      return sql`i.closed_at IS NULL AND i.disputed = 0 AND i.due_on >= ${today}::date`;
    case 'past_due':
      return sql`i.closed_at IS NULL AND i.disputed = 0 AND i.due_on < ${today}::date`;
    case 'disputed':
      return sql`i.closed_at IS NULL AND i.disputed > 0`;
    default:
      return sql`i.closed_at IS NULL`;
  }
}

function searched(search: string): RawBuilder<unknown> {
  const number = bare(search);
  const byNumber = number === '' ? sql`false` : sql`i.search_numbers @> ARRAY[${number}]::text[]`;
  return sql`(${byNumber} OR a.name ILIKE ${likeContains(search)})`;
}

function wanted({ state, type, account, search }: Asked, today: string): RawBuilder<unknown> {
  const narrowed = [
    inState(state, today),
    ...(type === undefined ? [] : [sql`i.type = ${type}`]),
    ...(account === undefined ? [] : [sql`i.account_id = ${account}::uuid`]),
    ...(search ? [searched(search)] : []),
  ];
  return sql.join(narrowed, sql` AND `);
}

const table = sql`invoices i JOIN accounts a ON a.id = i.account_id`;
const balance = sql`(SELECT coalesce(sum(l.amount), 0)::bigint FROM journal_lines l
  WHERE l.account_id = i.account_id AND l.invoice_id = i.id AND l.ledger = 'receivable')`;

/** Open balances by age and currency. */
export async function agingOf(db: Db, where: RawBuilder<unknown>, today: string): Promise<AgingSum[]> {
  const bucket = sql`CASE ${sql.join(
    agingBuckets.map((one) => sql`WHEN ${inBucket(one, today)} THEN ${one}::text`),
    sql` `,
  )} END`;
  const { rows } = await sql<{ currency: Currency; bucket: string; amount: number; count: number }>`
    SELECT currency, bucket, sum(balance)::bigint AS amount, count(*)::int AS count FROM (
      SELECT i.currency, ${bucket} AS bucket, ${balance} AS balance FROM ${table}
      WHERE i.closed_at IS NULL AND ${where}
    ) each GROUP BY currency, bucket`.execute(db);
  return currencies.flatMap((currency) => {
    const own = rows.filter((row) => row.currency === currency);
    if (own.length === 0) return [];
    const of = (one: string) => own.find((row) => row.bucket === one);
    return [
      {
        total: { amount: own.reduce((sum, { amount }) => sum + amount, 0), currency },
        buckets: agingBuckets.map((one) => ({
          bucket: one,
          amount: { amount: of(one)?.amount ?? 0, currency },
          count: of(one)?.count ?? 0,
        })),
      },
    ];
  });
}

/** One page of invoices of all accounts, with their number, totals, and open balances by age. */
export async function listStaffInvoices(db: Db, asked: Asked, today: string) {
  const base = wanted(asked, today);
  const where = asked.bucket === undefined ? base : sql`${base} AND ${inBucket(asked.bucket, today)}`;
  const direction = asked.sort.startsWith('-') ? sql`DESC` : sql`ASC`;
  const column = sql.ref(`i.${asked.sort.replace('-', '')}`);
  const { rows } = await sql<Row>`
    SELECT i.id, i.number, i.type, i.version, i.bol_number, i.shipment_id, i.delivery_city, i.delivery_state, i.issued_on,
      i.due_on, i.total, i.currency, i.disputed, i.closed_at, ${balance} AS balance, i.account_id, a.name AS account_name
    FROM ${table} WHERE ${where} ORDER BY ${column} ${direction}, i.id ${direction}
    LIMIT ${asked.per_page} OFFSET ${(asked.page - 1) * asked.per_page}`.execute(db);
  const counted = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM (SELECT FROM ${table} WHERE ${where} LIMIT ${countedUpTo + 1}) c`.execute(db);
  const summed = await sql<{ currency: Currency; total: number; balance: number }>`
    SELECT i.currency, sum(i.total)::bigint AS total, sum(${balance})::bigint AS balance FROM ${table} WHERE ${where}
    GROUP BY i.currency ORDER BY i.currency DESC`.execute(db);
  const named =
    asked.account === undefined
      ? undefined
      : await db.selectFrom('accounts').select('name').where('id', '=', asked.account).executeTakeFirst();
  return {
    rows: rows.map((row): StaffInvoiceRow => ({
      ...invoiceRowOf(row, today),
      account: { id: row.account_id, name: row.account_name },
    })),
    total: counted.rows[0]?.total ?? 0,
    sums: summed.rows.map(({ currency, ...sum }) => ({
      total: { amount: sum.total, currency },
      balance: { amount: sum.balance, currency },
    })),
    aging: await agingOf(db, base, today),
    account: named?.name ?? null,
  };
}
