import { sql, type SelectQueryBuilder } from 'kysely';
import { countedUpTo, type endpoints, type Query } from '@waybill/contract';
import type { Db } from '../../core/database/database.ts';
import type { DB } from '../../core/database/schema.gen.ts';
import { together } from '../../core/database/together.ts';

type ListQuery = Query<typeof endpoints.addressBook.list>;
type Builder<O> = SelectQueryBuilder<DB, 'addresses', O>;

/** A word as a pattern that finds it anywhere, whatever it holds. */
function anywhere(word: string): string {
  return `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}

/** The rows that hold every word of a search, anywhere. */
export function searched<O>(rows: Builder<O>, search: string): Builder<O> {
  const words = search
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  return words.reduce((built, word) => built.where('search_text', 'like', anywhere(word)), rows);
}

function ordered<O>(rows: Builder<O>, sort: ListQuery['sort']): Builder<O> {
  const direction = sort.startsWith('-') ? 'desc' : 'asc';
  const column = sort.replace('-', '') as 'company' | 'city' | 'state';
  const key = column === 'state' ? sql.ref(column) : sql`lower(${sql.ref(column)})`;
  return rows.orderBy(key, direction).orderBy('id', direction);
}

/** One page of an account's addresses, and how many there are (counted no further than one past the limit). */
export async function listAddresses(db: Db, accountId: string, query: ListQuery) {
  const search = query.search ?? '';
  const book = () => db.selectFrom('addresses').where('account_id', '=', accountId).where('deleted_at', 'is', null);
  const page = ordered(searched(book().selectAll(), search), query.sort)
    .limit(query.per_page)
    .offset((query.page - 1) * query.per_page);
  const counted = searched(book().select(sql<number>`1`.as('one')), search).limit(countedUpTo + 1);
  const count = db.selectFrom(counted.as('counted')).select((of) => of.fn.countAll<number>().as('total'));
  const [rows, totals] = await together(db, page.compile(), count.compile());
  return { rows, total: totals[0]?.total ?? 0 };
}
