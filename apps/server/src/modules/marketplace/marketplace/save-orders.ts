import type { OrderHeldCode } from '@waybill/contract';
import type { OrderRead } from '@waybill/marketplaces';
import { sql } from 'kysely';
import type { Tx } from '../../../core/database/database.ts';
import { newId } from '../../../core/ids.ts';
import { allStorable } from '../../../core/storable.ts';

/** Letters and digits in lower case, to compare differently formatted streets. */
const bareWords = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Equal for orders of one buyer to one address. Unique for an order whose street is no longer available. */
export function sameBuyerKey({ externalId, buyer, shipTo }: OrderRead): string {
  if (shipTo.street_lines.length === 0 || shipTo.postal_code === '') return `alone ${externalId}`;
  const place = [...shipTo.street_lines, shipTo.city, shipTo.state, shipTo.postal_code.slice(0, 5), shipTo.country];
  return [buyer || shipTo.name, ...place].map(bareWords).join('|');
}

function searchOf({ externalId, buyer, shipTo, lines }: OrderRead): string {
  const { name, company, city, postal_code: postalCode } = shipTo;
  const told = [externalId, buyer, name, company, city, postalCode, ...lines.flatMap(({ sku, title }) => [sku, title])];
  return told.filter(Boolean).join(' ').toLowerCase().slice(0, 4000);
}

function rowOf(order: OrderRead, importedAt: Date) {
  const { total, delivery, shipTo } = order;
  return {
    id: newId(),
    external_id: order.externalId,
    ordered_at: order.orderedAt,
    changed_at: order.changedAt,
    imported_at: importedAt,
    ship_by: order.shipBy,
    paid: order.paid,
    canceled: order.canceled,
    fulfilled: order.fulfilled,
    buyer: order.buyer || shipTo.name,
    together_key: sameBuyerKey(order),
    ship_to: shipTo,
    lines: order.lines,
    pieces: order.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    total_amount: total?.amount ?? null,
    total_currency: total?.currency ?? delivery?.currency ?? null,
    delivery_amount: delivery !== null && delivery.currency === (total ?? delivery).currency ? delivery.amount : null,
    note: order.note,
    shipping_service: order.shippingService,
    search: searchOf(order),
  };
}

/** The latest state of each order, since a page may contain one twice. */
function latest(orders: readonly OrderRead[]): OrderRead[] {
  const byId = new Map<string, OrderRead>();
  for (const order of orders) {
    const known = byId.get(order.externalId);
    if (known === undefined || known.changedAt < order.changedAt) byId.set(order.externalId, order);
  }
  return [...byId.values()];
}

const different = sql`(o.ship_by, o.paid, o.canceled, o.fulfilled, o.buyer, o.ship_to, o.lines, o.total_amount, o.note)
  IS DISTINCT FROM (excluded.ship_by, excluded.paid, excluded.canceled, excluded.fulfilled, excluded.buyer,
    excluded.ship_to, excluded.lines, excluded.total_amount, excluded.note)`;

/** An order that differs in a file but is already booked or shipped. */
export type HeldOrder = {
  readonly external_id: string;
  readonly code: OrderHeldCode;
  /** BOL number of its shipment. */
  readonly number: string | null;
};

// Once a booking is claimed, the carrier may have the current data of the order.
const inBooking = sql`EXISTS (SELECT 1 FROM marketplace_order_shipments AS link
  JOIN bookings AS b ON b.account_id = link.account_id AND b.id = link.shipment_id
  WHERE link.account_id = o.account_id AND link.order_id = o.id
    AND b.state IN ('awaiting_payment', 'claimed', 'sending', 'unknown'))`;
const changeable = sql`o.status NOT IN ('booked', 'shipped') AND NOT ${inBooking}`;

/** Orders that differ from the stored ones but must not change anymore. The upsert has locked their rows. */
async function heldOrders(tx: Tx, document: string): Promise<HeldOrder[]> {
  const { rows } = await sql<HeldOrder>`
    SELECT o.external_id, s.bol_number AS number, CASE WHEN s.bol_number IS NOT NULL THEN 'order_booked'
      WHEN o.status = 'shipped' THEN 'order_shipped' ELSE 'order_in_booking' END AS code
    FROM json_populate_recordset(NULL::marketplace_orders, ${document}::json) AS excluded
    JOIN marketplace_orders AS o ON o.account_id = excluded.account_id AND o.connection_id = excluded.connection_id
      AND o.external_id = excluded.external_id
    LEFT JOIN LATERAL (SELECT s.bol_number FROM marketplace_order_shipments AS link
      JOIN shipments AS s ON s.account_id = link.account_id AND s.id = link.shipment_id
      WHERE link.account_id = o.account_id AND link.order_id = o.id AND s.status <> 'canceled'
      ORDER BY link.created_at DESC LIMIT 1) AS s ON true
    WHERE NOT (${changeable}) AND ${different}
  `.execute(tx);
  return rows;
}

export type SavedOrders = { readonly added: number; readonly updated: number; readonly unchanged: number };

/**
 * Upserts orders of a connection. An older page never overwrites newer data. Personal data that the marketplace no
 * longer returns, e.g. after 90 days, is kept.
 * @param options.fromFile for files, which have no time of change: an identical order is no change, and orders that are
 *   booked or shipped stay as they are
 */
export async function saveOrders(
  tx: Tx,
  key: { readonly account_id: string; readonly connection_id: string },
  given: readonly OrderRead[],
  now: Date,
  options: { readonly fromFile?: boolean } = {},
): Promise<SavedOrders & { readonly held: readonly HeldOrder[] }> {
  const orders = latest(allStorable(given));
  if (orders.length === 0) return { added: 0, updated: 0, unchanged: 0, held: [] };
  const document = JSON.stringify(orders.map((order) => ({ ...key, ...rowOf(order, now) })));
  const { rows } = await sql<{ added: boolean }>`
    INSERT INTO marketplace_orders AS o (account_id, connection_id, id, external_id, ordered_at, changed_at, imported_at,
      ship_by, paid, canceled, fulfilled, buyer, together_key, ship_to, lines, pieces, total_amount, total_currency,
      delivery_amount, note, shipping_service, search)
    SELECT account_id, connection_id, id, external_id, ordered_at, changed_at, imported_at,
      ship_by, paid, canceled, fulfilled, buyer, together_key, ship_to, lines, pieces, total_amount, total_currency,
      delivery_amount, note, shipping_service, search
    FROM json_populate_recordset(NULL::marketplace_orders, ${document}::json)
    ORDER BY external_id
    ON CONFLICT (account_id, connection_id, external_id) DO UPDATE SET
      ordered_at = excluded.ordered_at, changed_at = excluded.changed_at, imported_at = excluded.imported_at,
      ship_by = excluded.ship_by, paid = excluded.paid, canceled = excluded.canceled, fulfilled = excluded.fulfilled,
      buyer = excluded.buyer, lines = excluded.lines, pieces = excluded.pieces,
      ship_to = CASE WHEN excluded.ship_to ->> 'name' = '' THEN o.ship_to ELSE excluded.ship_to END,
      together_key = CASE WHEN excluded.ship_to ->> 'name' = '' THEN o.together_key ELSE excluded.together_key END,
      total_amount = excluded.total_amount, total_currency = excluded.total_currency,
      delivery_amount = excluded.delivery_amount, note = excluded.note,
      shipping_service = excluded.shipping_service, search = excluded.search
    WHERE ${options.fromFile === true ? sql`${different} AND ${changeable}` : sql`o.changed_at < excluded.changed_at`}
    RETURNING xmax = 0 AS added
  `.execute(tx);
  const added = rows.filter((row) => row.added).length;
  const held = options.fromFile === true ? await heldOrders(tx, document) : [];
  return { added, updated: rows.length - added, unchanged: orders.length - rows.length - held.length, held };
}
