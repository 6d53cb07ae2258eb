import { countedUpTo, type endpoints, type Query, type QuoteRow } from '@waybill/contract';
import { sql } from 'kysely';
import type { Db } from '../../core/database/database.ts';
import { together } from '../../core/database/together.ts';
import { filtered, ordered } from './filtered.ts';
import { quoteRowOf, rowColumns } from './quote-row.ts';
import { rowExtras } from './row-extras.ts';

type ListQuery = Query<typeof endpoints.quoteLists.list>;

/** One page of an account's quotes, and how many there are (counted no further than one past the limit). */
export async function listQuotes(
  db: Db,
  accountId: string,
  query: ListQuery,
  now: Date,
): Promise<{ rows: QuoteRow[]; total: number }> {
  const quotes = () => db.selectFrom('quotes').where('account_id', '=', accountId);
  const page = ordered(filtered(quotes().select(rowColumns), query, now), query.sort)
    .limit(query.per_page)
    .offset((query.page - 1) * query.per_page);
  const counted = filtered(quotes().select(sql<number>`1`.as('one')), query, now).limit(countedUpTo + 1);
  const count = db.selectFrom(counted.as('counted')).select((of) => of.fn.countAll<number>().as('total'));
  const [rows, totals] = await together(db, page.compile(), count.compile());
  const extras = await rowExtras(db, accountId, rows);
  return { rows: rows.map((row) => quoteRowOf(row, extras(row), now)), total: totals[0]?.total ?? 0 };
}
