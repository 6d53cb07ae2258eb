import {
  booksTimeZone,
  countedUpTo,
  historyDays,
  type endpoints,
  type InvoiceSum,
  type Query,
} from '@waybill/contract';
import { addDays, bare, type Currency } from '@waybill/freight';
import { sql, type SelectQueryBuilder } from 'kysely';
import type { Db, Tx } from '../../../core/database/database.ts';
import { likePrefix } from '../../../core/database/like.ts';
import type { DB } from '../../../core/database/schema.gen.ts';
import { balanceColumn, rowColumns, type InvoiceColumns } from './invoice-rows.ts';

export type OpenQuery = Query<typeof endpoints.invoices.export>;
export type HistoryQuery = Query<typeof endpoints.invoices.exportHistory>;
type Page = { readonly page: number; readonly per_page: number };
type Builder<O> = SelectQueryBuilder<DB & { i: DB['invoices'] }, 'i', O>;

const from = (db: Db | Tx, accountId: string): Builder<unknown> =>
  db.selectFrom('invoices as i').where('i.account_id', '=', accountId) as Builder<unknown>;

function found<O>(rows: Builder<O>, search: string | undefined): Builder<O> {
  if (!search) return rows;
  const number = bare(search);
  const words = likePrefix(search);
  return rows.where((where) =>
    where.or([
      ...(number === '' ? [] : [sql<boolean>`i.search_numbers @> ARRAY[${number}]::text[]`]),
      where('i.delivery_city', 'ilike', words),
    ]),
  );
}

function open<O>(
  rows: Builder<O>,
  { filter, search }: Pick<OpenQuery, 'filter' | 'search'>,
  today: string,
): Builder<O> {
  const built = found(rows.where('i.closed_at', 'is', null), search);
  switch (filter) {
    case 'current':
      return built.where('i.disputed', '=', 0).where('i.due_on', '>=', today);
    case 'past_due':
      return built.where('i.disputed', '=', 0).where('i.due_on', '<', today);
    case 'disputed':
      return built.where('i.disputed', '>', 0);
    default:
      return built;
  }
}

function history<O>(rows: Builder<O>, query: Pick<HistoryQuery, 'from' | 'to' | 'search'>, today: string): Builder<O> {
  const first = query.from ?? (query.to === undefined ? addDays(today, -historyDays) : null);
  const start = (day: string) => sql<Date>`(${day}::date)::timestamp AT TIME ZONE ${booksTimeZone}`;
  let built = found(rows.where('i.closed_at', 'is not', null), query.search);
  if (first !== null) built = built.where('i.closed_at', '>=', start(first));
  if (query.to !== undefined) built = built.where('i.closed_at', '<', start(addDays(query.to, 1)));
  return built;
}

function ordered<O>(rows: Builder<O>, sort: string): Builder<O> {
  const direction = sort.startsWith('-') ? 'desc' : 'asc';
  const named = sort.replace('-', '');
  const column = named === 'paid_at' ? 'closed_at' : (named as 'issued_on' | 'due_on' | 'number' | 'total');
  return rows.orderBy(`i.${column}`, direction).orderBy('i.id', direction);
}

/** Totals by currency over all rows, not only one page. */
async function sumsOf(db: Db | Tx, rows: Builder<unknown>): Promise<InvoiceSum[]> {
  const summed = await db
    .selectFrom(rows.select(['i.currency', 'i.total', balanceColumn]).as('one'))
    .select((of) => [
      'currency',
      of.cast<number>(of.fn.sum('total'), 'bigint').as('total'),
      of.cast<number>(of.fn.sum('balance'), 'bigint').as('balance'),
    ])
    .groupBy('currency')
    .orderBy('currency', 'desc')
    .execute();
  return summed.map(({ currency: code, total, balance }) => {
    const currency = code as Currency;
    return { total: { amount: total, currency }, balance: { amount: balance, currency } };
  });
}

async function page(db: Db | Tx, rows: Builder<unknown>, at: Page & { readonly sort: string }) {
  const listed = await ordered(rows.select([...rowColumns, balanceColumn]), at.sort)
    .limit(at.per_page)
    .offset((at.page - 1) * at.per_page)
    .execute();
  const counted = rows.select(sql<number>`1`.as('one')).limit(countedUpTo + 1);
  const { total } = await db
    .selectFrom(counted.as('counted'))
    .select((of) => of.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows: listed, total, sums: await sumsOf(db, rows) };
}

/** One page of open invoices, with their number and totals. @param today calendar day in the time zone of the books */
export async function listOpenInvoices(db: Db | Tx, accountId: string, query: OpenQuery & Page, today: string) {
  return page(db, open(from(db, accountId), query, today), query);
}

/** One page of paid invoices in a date range, by default the past 7 days. */
export async function listInvoiceHistory(db: Db | Tx, accountId: string, query: HistoryQuery & Page, today: string) {
  return page(db, history(from(db, accountId), query, today), query);
}

/** Ids of all open invoices that match a filter, in list order. */
export async function openInvoiceIds(
  db: Db | Tx,
  accountId: string,
  query: OpenQuery,
  today: string,
): Promise<string[]> {
  const rows = await ordered(open(from(db, accountId), query, today).select('i.id'), query.sort).execute();
  return rows.map(({ id }) => id);
}

/** Ids of all paid invoices that match a filter, in list order. */
export async function paidInvoiceIds(
  db: Db | Tx,
  accountId: string,
  query: HistoryQuery,
  today: string,
): Promise<string[]> {
  const rows = await ordered(history(from(db, accountId), query, today).select('i.id'), query.sort).execute();
  return rows.map(({ id }) => id);
}

/** Rows of an account by id, in the given order. */
export async function invoicesById(db: Db | Tx, accountId: string, ids: readonly string[]): Promise<InvoiceColumns[]> {
  const rows = await from(db, accountId)
    .select([...rowColumns, balanceColumn])
    .where('i.id', 'in', ids)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
