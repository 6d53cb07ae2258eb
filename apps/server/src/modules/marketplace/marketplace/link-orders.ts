import type { Body, endpoints, MarketplaceOrderRow, Params } from '@waybill/contract';
import { sql } from 'kysely';
import { changed, unchanged, type Outcome } from '../../../core/command.ts';
import { accountOf, type Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { Refusal } from '../../../core/refusal.ts';
import { orderRow, readOrders } from './order-rows.ts';

type Input = {
  readonly params: Params<typeof endpoints.marketplace.link>;
  readonly body: Body<typeof endpoints.marketplace.link>;
};

/** Orders of the account by id, in the given order. @throws Refusal not_found when one is missing */
export async function ordersOf(tx: Tx, accountId: string, ids: readonly string[]) {
  const found = await readOrders(tx, accountId, sql`o.id = ANY(${[...ids]}::uuid[])`);
  const byId = new Map(found.map((order) => [order.id, order]));
  return ids.map((id) => {
    const order = byId.get(id);
    if (order === undefined) throw new Refusal('not_found');
    return order;
  });
}

/** Order numbers of the marketplace for the audit trail; null if there are none. */
export function numbersOf(orders: readonly { readonly external_id: string }[]): { readonly orders: string } | null {
  return orders.length === 0 ? null : { orders: orders.map(({ external_id: number }) => number).join(', ') };
}

/** Links orders to an existing or future shipment. Existing links stay. */
export async function linkTo(ctx: Context, tx: Tx, shipmentId: string, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length === 0) return;
  await tx
    .insertInto('marketplace_order_shipments')
    .values(
      orderIds.map((id) => ({
        account_id: accountOf(ctx),
        order_id: id,
        shipment_id: shipmentId,
        created_at: ctx.now(),
      })),
    )
    .onConflict((conflict) => conflict.columns(['account_id', 'order_id', 'shipment_id']).doNothing())
    .execute();
}

/**
 * Sets the orders of a shipment, and unlinks all others. The shipment may not exist yet.
 * @throws Refusal not_found, order_moved for a canceled order
 */
export async function linkOrders(
  ctx: Context,
  tx: Tx,
  { params, body }: Input,
): Promise<Outcome<{ data: MarketplaceOrderRow[] }>> {
  const accountId = accountOf(ctx);
  const wanted = [...new Set(body.order_ids)];
  const orders = await ordersOf(tx, accountId, wanted);
  if (orders.some(({ status }) => status === 'canceled')) throw new Refusal('order_moved');
  const before = await tx
    .selectFrom('marketplace_order_shipments as link')
    .innerJoin('marketplace_orders as o', (join) =>
      join.onRef('o.account_id', '=', 'link.account_id').onRef('o.id', '=', 'link.order_id'),
    )
    .select(['link.order_id', 'o.external_id'])
    .where('link.account_id', '=', accountId)
    .where('link.shipment_id', '=', params.id)
    .execute();
  const linked = before.map(({ order_id: id }) => id);
  const gone = linked.filter((id) => !wanted.includes(id));
  const added = wanted.filter((id) => !linked.includes(id));
  if (gone.length === 0 && added.length === 0) return unchanged({ data: orders.map(orderRow) });
  if (gone.length > 0)
    await tx
      .deleteFrom('marketplace_order_shipments')
      .where('account_id', '=', accountId)
      .where('shipment_id', '=', params.id)
      .where('order_id', 'in', gone)
      .execute();
  await linkTo(ctx, tx, params.id, added);
  const data = (await ordersOf(tx, accountId, wanted)).map(orderRow);
  return changed(
    { data },
    { subject: 'shipment', subjectId: params.id, before: numbersOf(before), after: numbersOf(orders) },
  );
}
