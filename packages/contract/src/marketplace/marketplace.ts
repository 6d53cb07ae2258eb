import { z } from 'zod';
import * as f from '../fields.ts';
import { importProblemCodes } from '../platform/import-problems.ts';
import { tableTypes, workbookType } from '../file-types.ts';
import { endpoint } from '../kit/endpoint.ts';
import { pageOf, pageQuery } from '../lists.ts';
import { quotePrefill } from './marketplace-prefill.ts';
import {
  marketplaceConnection,
  marketplaceOrder,
  marketplaceOrderRow,
  marketplaceProviders,
  orderCounts,
  orderSorts,
  orderStatuses,
  reportTimes,
} from './marketplace-orders.ts';

const tag = 'Marketplace';

/** Limits of what is asked for at once. */
export const marketplaceLimits = { fileBytes: 8_000_000, fileRows: 20_000, combined: 20 } as const;

const one = z.object({ data: marketplaceOrder });
const connected = z.object({ data: marketplaceConnection });
const params = z.object({ id: f.id });
const provider = z.object({ provider: z.enum(marketplaceProviders) });
/** Our own id of an order, or the marketplace's, e.g. `26-00017-48213`. */
const orderParams = z.object({ id: z.string().trim().min(1).max(80) });
const ids = (most: number) => z.array(f.id).max(most, 'too_many');

/** Why a file does not change an order, beside what can be wrong with a row. */
export const orderHeldCodes = ['order_booked', 'order_in_booking', 'order_shipped'] as const;
export type OrderHeldCode = (typeof orderHeldCodes)[number];

/** A row of an order file that was not taken, and why. */
export const orderFileProblem = z.object({
  /** As a sheet counts: the headings are row 1. */
  row: z.int(),
  order: z.string(),
  field: z.string(),
  value: z.string(),
  code: z.enum([...importProblemCodes, ...orderHeldCodes]),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type OrderFileProblem = z.infer<typeof orderFileProblem>;

/** An order that is marked as shipped by hand: somebody else carried it, or with a number of one's own. */
export const markShippedBody = z.object({
  /** Both or neither are told to the marketplace. */
  carrier: f.optionalText(60),
  tracking_number: f.optionalText(60),
  /** Whether the marketplace is told as well. */
  tell: z.boolean().default(true),
});
export type MarkShipped = z.output<typeof markShippedBody>;

export const marketplace = {
  overview: endpoint({
    method: 'GET',
    path: '/api/marketplaces',
    tag,
    access: 'shipment.read',
    audit: null,
    summary: 'Marketplaces that can be connected, and connected ones',
    answers: {
      200: z.object({
        data: z.object({
          /** `connectable`: whether this installation is registered with it. */
          providers: z.array(
            z.object({ code: z.enum(marketplaceProviders), name: z.string(), connectable: z.boolean() }),
          ),
          connections: z.array(marketplaceConnection),
          counts: orderCounts,
        }),
      }),
    },
    errors: [],
  }),
  consent: endpoint({
    method: 'POST',
    path: '/api/marketplaces/:provider/consent',
    tag,
    access: 'account.manage',
    audit: 'marketplace.consent_asked',
    summary: 'The consent page of the marketplace; it returns to /orders/ebay with `code` and `state`, or `error`',
    params: provider,
    answers: { 201: z.object({ data: z.object({ url: z.url() }) }) },
    errors: ['not_found', 'unavailable'],
  }),
  connect: endpoint({
    method: 'POST',
    path: '/api/marketplaces/:provider/connect',
    tag,
    access: 'account.manage',
    audit: 'marketplace.connected',
    summary:
      'Connects a store with the code that the seller returned with; only in the session that started it, once per state',
    params: provider,
    body: z.object({ code: f.text(2000), state: f.text(200) }),
    answers: { 201: connected },
    errors: ['validation_failed', 'not_found', 'consent_over', 'marketplace_failed', 'unavailable'],
  }),
  importNow: endpoint({
    method: 'POST',
    path: '/api/marketplaces/connections/:id/import',
    tag,
    access: 'shipment.book',
    audit: 'marketplace.import_asked',
    summary: 'Syncs new and changed orders now',
    params,
    answers: { 200: connected },
    errors: ['not_found', 'conflict'],
  }),
  setReportTime: endpoint({
    method: 'PATCH',
    path: '/api/marketplaces/connections/:id',
    tag,
    access: 'account.manage',
    audit: 'marketplace.report_time_set',
    summary: 'Sets when tracking numbers go back to the marketplace',
    params,
    body: z.object({ report_at: z.enum(reportTimes) }),
    answers: { 200: connected },
    errors: ['validation_failed', 'not_found'],
  }),
  disconnect: endpoint({
    method: 'DELETE',
    path: '/api/marketplaces/connections/:id',
    tag,
    access: 'account.manage',
    audit: 'marketplace.disconnected',
    summary: 'Disconnects a store and deletes its credentials; its orders stay',
    params,
    answers: { 200: connected },
    errors: ['not_found'],
  }),
  orders: endpoint({
    method: 'GET',
    path: '/api/marketplaces/orders',
    tag,
    access: 'shipment.read',
    audit: null,
    summary: 'Orders of the account’s marketplaces, a page at a time',
    query: z.object({
      ...pageQuery,
      /** Part of an order number, a buyer, a city, a SKU or a title. */
      search: z.string().trim().max(60).optional(),
      status: z.enum(orderStatuses).optional(),
      connection: f.id.optional(),
      /** Days on which it was ordered, first and last, by the clocks of `time_zone`. */
      from: f.calendarDate.optional(),
      to: f.calendarDate.optional(),
      time_zone: f.timeZone.default('UTC'),
      sort: z.enum(orderSorts).default('-ordered_at'),
    }),
    answers: { 200: pageOf(marketplaceOrderRow) },
    errors: ['validation_failed'],
  }),
  order: endpoint({
    method: 'GET',
    path: '/api/marketplaces/orders/:id',
    tag,
    access: 'shipment.read',
    audit: null,
    summary: 'An order by our id or the marketplace’s',
    params: orderParams,
    answers: { 200: one },
    errors: ['not_found'],
  }),
  packingSlip: endpoint({
    method: 'GET',
    path: '/api/marketplaces/orders/:id/packing-slip',
    tag,
    access: 'shipment.read',
    audit: null,
    summary: 'The packing slip of an order as PDF: its items without prices, in the language of the reader',
    params: orderParams,
    answers: { 200: { bytes: 'application/pdf' } },
    errors: ['not_found'],
  }),
  prefill: endpoint({
    method: 'GET',
    path: '/api/marketplaces/orders/:id/quote',
    tag,
    access: 'shipment.read',
    audit: null,
    summary: 'A quote prefilled from the order: destination, and items as the catalog has them',
    params: orderParams,
    /** Ids of more orders of the same buyer that go along, with commas between them. */
    query: z.object({ with: z.string().trim().max(1000).optional() }),
    answers: { 200: z.object({ data: quotePrefill }) },
    errors: ['not_found', 'validation_failed', 'order_moved'],
  }),
  link: endpoint({
    method: 'PUT',
    path: '/api/marketplaces/shipments/:id/orders',
    tag,
    access: 'shipment.book',
    audit: 'marketplace.orders_linked',
    summary: "Links orders to a shipment by the booking's id, also before the booking is made",
    params,
    body: z.object({ order_ids: ids(marketplaceLimits.combined) }),
    answers: { 200: z.object({ data: z.array(marketplaceOrderRow) }) },
    errors: ['not_found', 'validation_failed', 'order_moved'],
  }),
  shipped: endpoint({
    method: 'POST',
    path: '/api/marketplaces/orders/:id/shipped',
    tag,
    access: 'shipment.book',
    audit: 'marketplace.order_marked',
    summary: 'Marks an order as shipped',
    params: orderParams,
    body: markShippedBody,
    answers: { 200: one },
    errors: ['not_found', 'validation_failed', 'order_moved'],
  }),
  tellAgain: endpoint({
    method: 'POST',
    path: '/api/marketplaces/orders/:id/tell',
    tag,
    access: 'shipment.book',
    audit: 'marketplace.tracking_retried',
    summary: 'Sends the tracking number to the marketplace again after a refusal',
    params: orderParams,
    answers: { 200: one },
    errors: ['not_found'],
  }),
  orderFile: endpoint({
    method: 'POST',
    path: '/api/marketplaces/order-files',
    tag,
    access: 'shipment.book',
    audit: 'marketplace.orders_uploaded',
    summary: 'Imports orders from a CSV or XLSX file; existing orders are updated unless booked or shipped',
    query: z.object({ name: f.fileName().default('orders.csv') }),
    upload: { bytes: 'application/octet-stream', most: marketplaceLimits.fileBytes },
    accepts: { types: [...tableTypes, workbookType], refusal: 'file_not_a_table', parsed: true },
    answers: {
      201: z.object({
        data: z.object({
          orders: z.int(),
          added: z.int(),
          updated: z.int(),
          unchanged: z.int(),
          /** Orders with a problem are left out whole. */
          left_out: z.int(),
          problems: z.array(orderFileProblem).max(500),
        }),
      }),
    },
    errors: ['validation_failed', 'payload_too_large', 'unsupported_media_type', 'too_many_attempts'],
  }),
  orderFileTemplate: endpoint({
    method: 'GET',
    path: '/api/marketplaces/order-files/template',
    tag,
    access: 'shipment.read',
    audit: null,
    summary: 'A template with the headings of an order file',
    answers: { 200: { bytes: 'text/csv' } },
    errors: [],
  }),
} as const;
