import type { endpoints, Query, QuoteRow } from '@waybill/contract';
import type { Db } from '../../../core/database/database.ts';
import { readPage } from '../../../core/database/read-page.ts';
import { filtered, ordered } from './filtered.ts';
import { quoteRowOf, rowColumns } from './quote-row.ts';
import { rowExtras } from './row-extras.ts';

type ListQuery = Query<typeof endpoints.quoteLists.list>;

/** One page of an account's quotes, and their number (counted up to one past the limit). */
export async function listQuotes(
  db: Db,
  accountId: string,
  query: ListQuery,
  now: Date,
): Promise<{ rows: QuoteRow[]; total: number }> {
  const quotes = () => db.selectFrom('quotes').where('account_id', '=', accountId);
  const page = ordered(filtered(quotes().select(rowColumns), query, now), query.sort);
  const { rows, total } = await readPage(db, page, filtered(quotes(), query, now), query);
  const extras = await rowExtras(db, accountId, rows);
  return { rows: rows.map((row) => quoteRowOf(row, extras(row), now)), total };
}
