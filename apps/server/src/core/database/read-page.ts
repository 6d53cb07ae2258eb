import { countedUpTo } from '@waybill/contract';
import { sql, type SelectQueryBuilder } from 'kysely';
import type { Db, Tx } from './database.ts';
import { pipelined } from './pipelined.ts';

/**
 * One page of rows, and their total, counted up to one past `countedUpTo`.
 * @param rows the rows in list order
 * @param all the same rows without order, for the count
 */
export async function readPage<A, AT extends keyof A, R, B, BT extends keyof B, O>(
  db: Db | Tx,
  rows: SelectQueryBuilder<A, AT, R>,
  all: SelectQueryBuilder<B, BT, O>,
  at: { readonly page: number; readonly per_page: number },
) {
  const page = rows.limit(at.per_page).offset((at.page - 1) * at.per_page);
  const counted = all.select(sql<number>`1`.as('one')).limit(countedUpTo + 1);
  const count = db.selectFrom(counted.as('counted')).select((of) => of.fn.countAll<number>().as('total'));
  const [found, totals] = await pipelined(db, page.compile(), count.compile());
  return { rows: found, total: totals[0]?.total ?? 0 };
}
