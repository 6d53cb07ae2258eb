import { z } from 'zod';
import * as f from '../fields.ts';

/** Where orders come from: `file` is an uploaded one. */
export const marketplaceProviders = ['ebay', 'file'] as const;
export type MarketplaceProvider = (typeof marketplaceProviders)[number];

/**
 * How far an order is. `unpaid`: the buyer has not paid; it is not to be shipped yet. `booked`: a shipment carries it that
 * is not on its way. `shipped`: on its way, marked by hand, or shipped says the marketplace.
 */
export const orderStatuses = ['unpaid', 'to_ship', 'booked', 'shipped', 'canceled'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

export const orderSorts = [
  'ordered_at',
  '-ordered_at',
  'ship_by',
  '-ship_by',
  'buyer',
  '-buyer',
  'total',
  '-total',
] as const;
export type OrderSort = (typeof orderSorts)[number];

/** Orders by status. */
export const orderCounts = z.object({
  unpaid: z.int(),
  to_ship: z.int(),
  booked: z.int(),
  shipped: z.int(),
  canceled: z.int(),
});
export type OrderCounts = z.infer<typeof orderCounts>;

/** Why a connection brings nothing: the marketplace no longer lets us in, or did not answer the last time. */
export const connectionTroubles = ['consent_ended', 'no_answer', 'throttled', 'refused'] as const;

/** When a tracking number goes back: as soon as the label is bought, or once the carrier has the shipment. */
export const reportTimes = ['label', 'pickup'] as const;

export const marketplaceConnection = z.object({
  id: f.id,
  provider: z.enum(marketplaceProviders),
  /** The seller there, e.g. `harbor-tools`; for files the account’s own. */
  seller: z.string(),
  /** `expired`: the seller has to allow us in again. */
  state: z.enum(['active', 'expired', 'disconnected']),
  connected_at: f.instant,
  /** When orders were last brought up to date; null before the first time. */
  imported_at: f.instant.nullable(),
  /** An import is under way, and how many orders it has looked at. */
  importing: z.object({ seen: z.int() }).nullable(),
  trouble: z.enum(connectionTroubles).nullable(),
  /** When it is tried again by itself. */
  next_import_at: f.instant.nullable(),
  report_at: z.enum(reportTimes),
  orders: z.int(),
});
export type MarketplaceConnection = z.infer<typeof marketplaceConnection>;

/** The tracking number on its way back. `refused`: the marketplace declined it, in its own words. */
export const trackingReportStates = ['waiting', 'sending', 'told', 'refused', 'not_told'] as const;

export const trackingReport = z.object({
  state: z.enum(trackingReportStates),
  carrier: z.string().nullable(),
  tracking_number: z.string().nullable(),
  told_at: f.instant.nullable(),
  reason: z.string().nullable(),
});
export type TrackingReport = z.infer<typeof trackingReport>;

export const orderLine = z.object({
  id: z.string(),
  /** The seller’s own number of the item; null where the listing has none. */
  sku: z.string().nullable(),
  title: z.string(),
  quantity: z.int(),
  /** Price of the whole line. */
  total: f.money.nullable(),
  /** The product of the catalog with this number. */
  product_id: f.id.nullable(),
});
export type OrderLine = z.infer<typeof orderLine>;

export const shipTo = z.object({
  name: z.string(),
  company: z.string().nullable(),
  street_lines: z.array(z.string()),
  city: z.string(),
  state: z.string(),
  postal_code: z.string(),
  /** ISO 3166 code of two letters, any country of the world. */
  country: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
});
export type ShipTo = z.infer<typeof shipTo>;

export const marketplaceOrderRow = z.object({
  id: f.id,
  provider: z.enum(marketplaceProviders),
  connection_id: f.id,
  /** The marketplace’s own number, as in `/ebay-quote/{ebayId}`. */
  external_id: z.string(),
  status: z.enum(orderStatuses),
  ordered_at: f.instant,
  /** By when the buyer was promised that it leaves. */
  ship_by: f.instant.nullable(),
  buyer: z.string(),
  ship_to: shipTo.pick({ name: true, city: true, state: true, postal_code: true, country: true }),
  /** First titles, and how many pieces there are of everything. */
  titles: z.array(z.string()),
  pieces: z.int(),
  /** Lines whose SKU the catalog knows, of how many. */
  matched: z.int(),
  lines: z.int(),
  total: f.money.nullable(),
  shipment: z.object({ id: f.id, bol_number: z.string(), carrier_name: z.string() }).nullable(),
  told: trackingReport.nullable(),
  /** Other orders of the same buyer to the same place that are to be shipped as well. */
  together: z.int(),
});
export type MarketplaceOrderRow = z.infer<typeof marketplaceOrderRow>;

export const marketplaceOrder = marketplaceOrderRow.extend({
  /** When its tracking number goes back; null for orders of a file. */
  report_at: z.enum(reportTimes).nullable(),
  ship_to: shipTo,
  items: z.array(orderLine),
  /** What the buyer wrote with the order. */
  note: z.string().nullable(),
  paid: z.boolean(),
  /** What the buyer chose, in the marketplace’s words, e.g. `USPSPriority`. */
  shipping_service: z.string().nullable(),
  delivery_cost: f.money.nullable(),
  changed_at: f.instant,
  imported_at: f.instant,
  marked_at: f.instant.nullable(),
  /** Those counted in `together`. */
  same_buyer: z.array(marketplaceOrderRow),
});
export type MarketplaceOrder = z.infer<typeof marketplaceOrder>;
