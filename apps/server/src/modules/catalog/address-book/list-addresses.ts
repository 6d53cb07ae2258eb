import { sql, type SelectQueryBuilder } from 'kysely';
import type { endpoints, Query } from '@waybill/contract';
import type { Db } from '../../../core/database/database.ts';
import { likeEachWord } from '../../../core/database/like.ts';
import type { DB } from '../../../core/database/schema.gen.ts';
import { readPage } from '../../../core/database/read-page.ts';

type ListQuery = Query<typeof endpoints.addressBook.list>;
type Builder<O> = SelectQueryBuilder<DB, 'addresses', O>;

/** Rows that contain every word of a search, anywhere. */
export function searched<O>(rows: Builder<O>, search: string): Builder<O> {
  return likeEachWord(search).reduce((built, pattern) => built.where('search_text', 'like', pattern), rows);
}

function ordered<O>(rows: Builder<O>, sort: ListQuery['sort']): Builder<O> {
  const direction = sort.startsWith('-') ? 'desc' : 'asc';
  const column = sort.replace('-', '') as 'company' | 'city' | 'state';
  const key = column === 'state' ? sql.ref(column) : sql`lower(${sql.ref(column)})`;
  return rows.orderBy(key, direction).orderBy('id', direction);
}

/** One page of an account's addresses, and their number (counted up to one past the limit). */
export async function listAddresses(db: Db, accountId: string, query: ListQuery) {
  const search = query.search ?? '';
  const book = () => db.selectFrom('addresses').where('account_id', '=', accountId).where('deleted_at', 'is', null);
  const page = ordered(searched(book().selectAll(), search), query.sort);
  return readPage(db, page, searched(book(), search), query);
}
