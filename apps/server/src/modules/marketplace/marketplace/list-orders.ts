import { instantOf } from '@waybill/carriers';
import { countedUpTo, type endpoints, type OrderCounts, type OrderSort, type Query } from '@waybill/contract';
import { addDays } from '@waybill/freight';
import { sql, type RawBuilder } from 'kysely';
import type { Db, Tx } from '../../../core/database/database.ts';
import { likeContains } from '../../../core/database/like.ts';
import { readOrders, type OrderRecord } from './order-rows.ts';

type ListQuery = Query<typeof endpoints.marketplace.orders>;

const orders: Readonly<Record<OrderSort, RawBuilder<unknown>>> = {
  ordered_at: sql`o.ordered_at ASC, o.id ASC`,
  '-ordered_at': sql`o.ordered_at DESC, o.id DESC`,
  ship_by: sql`o.ship_by ASC NULLS LAST, o.id ASC`,
  '-ship_by': sql`o.ship_by DESC NULLS LAST, o.id DESC`,
  buyer: sql`lower(o.buyer) ASC, o.id ASC`,
  '-buyer': sql`lower(o.buyer) DESC, o.id DESC`,
  total: sql`o.total_amount ASC NULLS LAST, o.id ASC`,
  '-total': sql`o.total_amount DESC NULLS LAST, o.id DESC`,
};

function conditions({ search, status, connection, from, to, time_zone: zone }: ListQuery): RawBuilder<unknown> {
  const parts: RawBuilder<unknown>[] = [sql`true`];
  if (search) parts.push(sql`o.search LIKE ${likeContains(search.toLowerCase())}`);
  if (status) parts.push(sql`o.status = ${status}`);
  if (connection) parts.push(sql`o.connection_id = ${connection}`);
  if (from) parts.push(sql`o.ordered_at >= ${instantOf(from, 0, zone)}`);
  if (to) parts.push(sql`o.ordered_at < ${instantOf(addDays(to, 1), 0, zone)}`);
  return sql.join(parts, sql` AND `);
}

/** One page of an account's orders, and their number (counted up to one past the limit). */
export async function listOrders(
  db: Db,
  accountId: string,
  query: ListQuery,
): Promise<{ readonly rows: OrderRecord[]; readonly total: number }> {
  const where = conditions(query);
  const page = sql`ORDER BY ${orders[query.sort]} LIMIT ${query.per_page} OFFSET ${(query.page - 1) * query.per_page}`;
  const counted = sql<{ total: number }>`
    SELECT count(*) AS total FROM (
      SELECT 1 FROM marketplace_orders AS o WHERE o.account_id = ${accountId} AND ${where} LIMIT ${countedUpTo + 1}
    ) AS counted`;
  const [rows, totals] = await Promise.all([readOrders(db, accountId, where, page), counted.execute(db)]);
  return { rows, total: totals.rows[0]?.total ?? 0 };
}

/** Number of orders by status. */
export async function countOrders(db: Db | Tx, accountId: string): Promise<OrderCounts> {
  const rows = await db
    .selectFrom('marketplace_orders')
    .select(['status', (of) => of.fn.countAll<number>().as('orders')])
    .where('account_id', '=', accountId)
    .groupBy('status')
    .execute();
  const held = Object.fromEntries(rows.map(({ status, orders: number }) => [status, number]));
  return { unpaid: 0, to_ship: 0, booked: 0, shipped: 0, canceled: 0, ...held };
}
