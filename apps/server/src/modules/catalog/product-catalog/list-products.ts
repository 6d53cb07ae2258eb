import { sql, type SelectQueryBuilder } from 'kysely';
import type { endpoints, Query } from '@waybill/contract';
import type { Db } from '../../../core/database/database.ts';
import { likeContains } from '../../../core/database/like.ts';
import type { DB } from '../../../core/database/schema.gen.ts';
import { readPage } from '../../../core/database/read-page.ts';

type ListQuery = Query<typeof endpoints.productCatalog.list>;
type Builder<O> = SelectQueryBuilder<DB, 'products', O>;

/** Rows that contain a search in one of their texts. */
export function searched<O>(rows: Builder<O>, search: string | undefined): Builder<O> {
  if (search === undefined || search === '') return rows;
  const part = likeContains(search);
  return rows.where((where) =>
    where.or([
      where('description', 'ilike', part),
      where('product_number', 'ilike', part),
      where('nmfc', 'ilike', part),
    ]),
  );
}

function ordered<O>(rows: Builder<O>, sort: ListQuery['sort']): Builder<O> {
  const direction = sort.startsWith('-') ? 'desc' : 'asc';
  switch (sort) {
    case 'updated_at':
    case '-updated_at':
      return rows.orderBy('updated_at', direction).orderBy('id', direction);
    case 'product_number':
    case '-product_number':
      // Products without a number come last in either direction.
      return rows
        .orderBy(sql`lower(product_number)`, (order) => (direction === 'asc' ? order.asc() : order.desc()).nullsLast())
        .orderBy('id', direction);
    default:
      return rows.orderBy(sql`lower(description)`, direction).orderBy('id', direction);
  }
}

/** One page of an account's products, and their number (counted up to one past the limit). */
export async function listProducts(db: Db, accountId: string, query: ListQuery) {
  const scoped = () => db.selectFrom('products').where('account_id', '=', accountId).where('deleted_at', 'is', null);
  const page = ordered(searched(scoped().selectAll(), query.search), query.sort);
  return readPage(db, page, searched(scoped(), query.search), query);
}
