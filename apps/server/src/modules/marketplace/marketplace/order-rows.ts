import type {
  MarketplaceOrder,
  MarketplaceOrderRow,
  MarketplaceProvider,
  OrderStatus,
  TrackingReport,
  ShipTo,
} from '@waybill/contract';
import { sql, type RawBuilder } from 'kysely';
import type { Db, Tx } from '../../../core/database/database.ts';

/** A line of an order as stored; amounts are minor units. */
export type OrderLine = {
  readonly id: string;
  readonly sku: string | null;
  readonly title: string;
  readonly quantity: number;
  readonly total: { readonly amount: number; readonly currency: 'USD' | 'CAD' | 'MXN' } | null;
};

/** An order with its shipment, tracking report, and number of orders that could ship with it. */
export type OrderRecord = {
  readonly id: string;
  readonly connection_id: string;
  readonly provider: MarketplaceProvider;
  readonly report_at: MarketplaceOrder['report_at'];
  readonly external_id: string;
  readonly status: OrderStatus;
  readonly ordered_at: Date;
  readonly changed_at: Date;
  readonly imported_at: Date;
  readonly marked_at: Date | null;
  readonly ship_by: Date | null;
  readonly paid: boolean;
  readonly buyer: string;
  readonly together_key: string;
  readonly ship_to: ShipTo;
  readonly lines: readonly OrderLine[];
  readonly pieces: number;
  readonly total_amount: number | null;
  readonly total_currency: 'USD' | 'CAD' | 'MXN' | null;
  readonly delivery_amount: number | null;
  readonly note: string | null;
  readonly shipping_service: string | null;
  readonly shipment: MarketplaceOrderRow['shipment'];
  readonly told: TrackingReport | null;
  readonly matched: number;
  readonly together: number;
};

/** Columns of an order `o` with related data. Every subquery is bound to the order's account. */
const columns = sql`
  o.id, o.connection_id, o.external_id, o.status, o.ordered_at, o.changed_at, o.imported_at, o.marked_at, o.ship_by,
  o.paid, o.buyer, o.together_key, o.ship_to, o.lines, o.pieces, o.total_amount, o.total_currency, o.delivery_amount,
  o.note, o.shipping_service,
  (SELECT c.provider FROM marketplace_connections AS c
    WHERE c.account_id = o.account_id AND c.id = o.connection_id) AS provider,
  (SELECT c.report_at FROM marketplace_connections AS c
    WHERE c.account_id = o.account_id AND c.id = o.connection_id AND c.provider <> 'file') AS report_at,
  (SELECT json_build_object('id', s.id, 'bol_number', s.bol_number, 'carrier_name', s.carrier_name)
    FROM marketplace_order_shipments AS link
    JOIN shipments AS s ON s.account_id = link.account_id AND s.id = link.shipment_id
    WHERE link.account_id = o.account_id AND link.order_id = o.id AND s.status <> 'canceled'
    ORDER BY link.created_at DESC LIMIT 1) AS shipment,
  (SELECT json_build_object('state', t.state, 'carrier', t.carrier_name, 'tracking_number', t.tracking_number,
      'told_at', to_char(t.told_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'reason', t.reason)
    FROM marketplace_tellings AS t WHERE t.account_id = o.account_id AND t.order_id = o.id
    ORDER BY t.created_at DESC, t.cause_id DESC LIMIT 1) AS told,
  (SELECT count(*)::int FROM jsonb_array_elements(o.lines) AS line WHERE EXISTS (
    SELECT 1 FROM products AS p WHERE p.account_id = o.account_id AND p.deleted_at IS NULL
      AND lower(p.product_number) = lower(line ->> 'sku'))) AS matched,
  CASE WHEN o.status <> 'to_ship' THEN 0 ELSE (SELECT count(*)::int FROM marketplace_orders AS other
    WHERE other.account_id = o.account_id AND other.together_key = o.together_key AND other.status = 'to_ship'
      AND other.id <> o.id) END AS together`;

/** Orders of one account that match a condition on `o`, sorted and paged by `rest`. */
export async function readOrders(
  db: Db | Tx,
  accountId: string,
  where: RawBuilder<unknown>,
  rest: RawBuilder<unknown> = sql`ORDER BY o.ordered_at DESC, o.id DESC`,
): Promise<OrderRecord[]> {
  const { rows } = await sql<OrderRecord>`
    SELECT ${columns} FROM marketplace_orders AS o WHERE o.account_id = ${accountId} AND ${where} ${rest}
  `.execute(db);
  return rows;
}

const titlesShown = 3;

function money(amount: number | null, currency: OrderRecord['total_currency']): MarketplaceOrderRow['total'] {
  return amount === null || currency === null ? null : { amount, currency };
}

/** Converts an order to a list row. */
export function orderRow(order: OrderRecord): MarketplaceOrderRow {
  return {
    id: order.id,
    provider: order.provider,
    connection_id: order.connection_id,
    external_id: order.external_id,
    status: order.status,
    ordered_at: order.ordered_at.toISOString(),
    ship_by: order.ship_by?.toISOString() ?? null,
    buyer: order.buyer,
    ship_to: order.ship_to,
    titles: order.lines.slice(0, titlesShown).map(({ title }) => title),
    pieces: order.pieces,
    matched: order.matched,
    lines: order.lines.length,
    total: money(order.total_amount, order.total_currency),
    shipment: order.shipment,
    told: order.told,
    together: order.together,
  };
}

/** Converts an order to the format of its page. */
export function orderWire(
  order: OrderRecord,
  products: ReadonlyMap<string, string>,
  sameBuyer: readonly OrderRecord[],
): MarketplaceOrder {
  return {
    ...orderRow(order),
    report_at: order.report_at,
    ship_to: order.ship_to,
    items: order.lines.map((line) => ({
      ...line,
      product_id: line.sku === null ? null : (products.get(line.sku.toLowerCase()) ?? null),
    })),
    note: order.note,
    paid: order.paid,
    shipping_service: order.shipping_service,
    delivery_cost: money(order.delivery_amount, order.total_currency),
    changed_at: order.changed_at.toISOString(),
    imported_at: order.imported_at.toISOString(),
    marked_at: order.marked_at?.toISOString() ?? null,
    same_buyer: sameBuyer.map(orderRow),
  };
}
