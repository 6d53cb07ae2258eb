import { countries, type Product, type QuotePrefill, type ShipTo, type UnmatchedLine } from '@waybill/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../core/database/database.ts';
import { invalidField, Refusal } from '../../../core/refusal.ts';
import { productOf, type ProductRow } from '../../catalog/product-catalog/index.ts';
import { findOrder } from './find-order.ts';
import { loadLine, modeOf } from './order-load.ts';
import type { OrderLine, OrderRecord } from './order-rows.ts';

/** Products by lowercase number. */
async function productsBySku(
  db: Db | Tx,
  accountId: string,
  lines: readonly OrderLine[],
): Promise<Map<string, Product>> {
  const wanted = [...new Set(lines.flatMap(({ sku }) => (sku === null ? [] : [sku.toLowerCase()])))];
  if (wanted.length === 0) return new Map();
  const rows: ProductRow[] = await db
    .selectFrom('products')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`lower(product_number) = ANY(${wanted}::text[])`)
    .execute();
  return new Map(rows.map((row) => [(row.product_number ?? '').toLowerCase(), productOf(row)]));
}

/** Splits a full name: the last word is the last name. */
function nameParts(name: string): readonly [string, string] {
  const words = name.trim().split(/\s+/);
  return words.length < 2 ? [words[0] ?? '', ''] : [words.slice(0, -1).join(' '), words.at(-1) ?? ''];
}

function destinationOf(to: ShipTo): QuotePrefill['destination'] {
  const [first, last] = nameParts(to.name);
  const country = countries.find((known) => known === to.country) ?? null;
  return {
    company: to.company ?? to.name,
    contact_first_name: first,
    contact_last_name: last,
    phone: to.phone,
    email: to.email,
    street_lines: to.street_lines,
    city: to.city,
    state: to.state,
    postal_code: to.postal_code,
    country,
    // A buyer without a company counts as residential.
    site_type: to.company === null ? 'residential' : 'business',
  };
}

/** Total price of the goods; null if a price is missing or currencies differ. */
function valueOf(lines: readonly OrderLine[]): QuotePrefill['value'] {
  const [first] = lines;
  if (first === undefined || first.total === null) return null;
  const { currency } = first.total;
  const amounts = lines.flatMap(({ total }) => (total?.currency === currency ? [total.amount] : []));
  return amounts.length < lines.length ? null : { amount: amounts.reduce((sum, each) => sum + each, 0), currency };
}

/** The pickup of the last shipment that carried an order, else of the account's last one, and the kind of its site. */
async function lastShipFrom(db: Db, accountId: string): Promise<QuotePrefill['ship_from']> {
  const shipments = db
    .selectFrom('shipments')
    .leftJoin('quotes', (join) =>
      join.onRef('quotes.id', '=', 'shipments.quote_id').on('quotes.account_id', '=', accountId),
    )
    .select(['shipments.detail', 'quotes.request'])
    .where('shipments.account_id', '=', accountId)
    .limit(1);
  const carried = await shipments
    .innerJoin('marketplace_order_shipments as link', (join) =>
      join.onRef('link.shipment_id', '=', 'shipments.id').on('link.account_id', '=', accountId),
    )
    .orderBy('link.created_at', 'desc')
    .orderBy('shipments.id', 'desc')
    .executeTakeFirst();
  const last =
    carried ??
    (await shipments.orderBy('shipments.created_at', 'desc').orderBy('shipments.id', 'desc').executeTakeFirst());
  if (last === undefined) return null;
  return { ...last.detail.pickup, site_type: last.request?.origin.site_type ?? 'business' };
}

type Loaded = Omit<QuotePrefill, 'ship_from'>;

/** Initial values of a quote for these orders, which share an address. */
export async function prefillOf(db: Db | Tx, accountId: string, orders: readonly OrderRecord[]): Promise<Loaded> {
  const [first] = orders;
  if (first === undefined) throw new Refusal('not_found');
  const lines = orders.flatMap((order) => order.lines.map((line) => ({ order, line })));
  const kept = lines.map(({ line }) => line);
  const products = await productsBySku(db, accountId, kept);
  const items: QuotePrefill['items'] = [];
  const unmatched: UnmatchedLine[] = [];
  for (const { order, line } of lines) {
    const product = line.sku === null ? undefined : products.get(line.sku.toLowerCase());
    if (product !== undefined) items.push({ ...loadLine(line, product), order_id: order.id, line_id: line.id });
    else {
      const { id, sku, title, quantity } = line;
      const reason = sku === null ? 'no_sku' : 'unknown_sku';
      unmatched.push({ order_id: order.id, line_id: id, sku, title, quantity, reason });
    }
  }
  return {
    orders: orders.map(({ id, external_id: externalId }) => ({ id, external_id: externalId })),
    mode: modeOf(items),
    destination: destinationOf(first.ship_to),
    items,
    unmatched,
    value: valueOf(kept),
    reference: orders
      .map(({ external_id: externalId }) => externalId)
      .join(', ')
      .slice(0, 60),
  };
}

/**
 * Initial values of a quote for an order and others that ship with it.
 * @param more comma-separated ids of other orders of the same buyer to the same address
 * @throws Refusal not_found, order_moved for a canceled order, 422 for an order to another address
 */
export async function prefillQuote(
  db: Db,
  accountId: string,
  id: string,
  more: string | undefined,
): Promise<{ data: QuotePrefill }> {
  const order = await findOrder(db, accountId, id);
  const others: OrderRecord[] = [];
  for (const each of new Set((more ?? '').split(',').filter(Boolean)))
    others.push(await findOrder(db, accountId, each));
  if ([order, ...others].some(({ status }) => status === 'canceled')) throw new Refusal('order_moved');
  if (others.some(({ together_key: key }) => key !== order.together_key)) throw invalidField('with', 'invalid');
  const along = others.filter((each) => each.id !== order.id);
  const [loaded, shipFrom] = [await prefillOf(db, accountId, [order, ...along]), await lastShipFrom(db, accountId)];
  return { data: { ...loaded, ship_from: shipFrom } };
}
