import { fields, type MarketplaceOrder } from '@waybill/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../core/database/database.ts';
import { Refusal } from '../../../core/refusal.ts';
import { orderWire, readOrders, type OrderRecord } from './order-rows.ts';

/**
 * An order by our id or the marketplace's number. If two marketplaces use the same number, the newer one.
 * @throws Refusal not_found
 */
export async function findOrder(db: Db | Tx, accountId: string, id: string): Promise<OrderRecord> {
  const ours = fields.id.safeParse(id);
  const where = ours.success ? sql`o.id = ${ours.data}` : sql`o.external_id = ${id}`;
  const [order] = await readOrders(db, accountId, where, sql`ORDER BY o.ordered_at DESC, o.id DESC LIMIT 1`);
  if (order === undefined) throw new Refusal('not_found');
  return order;
}

/** Other unshipped orders of the same buyer to the same address. */
async function sameBuyer(db: Db | Tx, accountId: string, { id, together_key: key, status }: OrderRecord) {
  if (status !== 'to_ship') return [];
  return readOrders(db, accountId, sql`o.together_key = ${key} AND o.status = 'to_ship' AND o.id <> ${id}`);
}

/** Product ids by lowercase product number, for the given numbers. */
export async function productIds(
  db: Db | Tx,
  accountId: string,
  skus: readonly (string | null)[],
): Promise<Map<string, string>> {
  const wanted = [...new Set(skus.flatMap((sku) => (sku === null ? [] : [sku.toLowerCase()])))];
  if (wanted.length === 0) return new Map();
  const { rows } = await sql<{ number: string; id: string }>`
    SELECT lower(product_number) AS number, id FROM products
    WHERE account_id = ${accountId} AND deleted_at IS NULL AND lower(product_number) = ANY(${wanted}::text[])
  `.execute(db);
  return new Map(rows.map(({ number, id }) => [number, id]));
}

/** An order with everything on its page. @throws Refusal not_found */
export async function showOrder(db: Db | Tx, accountId: string, id: string): Promise<{ data: MarketplaceOrder }> {
  const order = await findOrder(db, accountId, id);
  const [products, others] = await Promise.all([
    productIds(
      db,
      accountId,
      order.lines.map(({ sku }) => sku),
    ),
    sameBuyer(db, accountId, order),
  ]);
  return { data: orderWire(order, products, others) };
}
