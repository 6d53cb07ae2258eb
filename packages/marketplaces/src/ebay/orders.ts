import { done, readJson, unclear, type Operation } from '@waybill/carriers';
import type { MarketplaceCredentials, OrdersInput, OrdersPage } from '../kit/adapter.ts';
import { orderOf } from './order.ts';
import { refusalOf } from './refusal.ts';
import { ebayOrders } from './shapes.ts';

/** The most that eBay gives at once. */
export const pageSize = 200;

/** Orders by when they last changed, a page at a time. */
export const orders: Operation<OrdersInput, OrdersPage, MarketplaceCredentials> = {
  buildRequest: ({ from, until, offset }) => ({
    server: 'fulfillment',
    method: 'GET',
    path: '/order',
    query: { filter: `lastmodifieddate:[${from}..${until}]`, limit: String(pageSize), offset: String(offset) },
  }),
  readAnswer: (reply, { offset }) => {
    if (reply.status !== 200) return refusalOf(reply);
    const read = readJson(reply, ebayOrders);
    if (!read.ok) return read.unclear;
    // A page that was answered before would count as this one, and this one's orders would be missed.
    if (read.value.offset !== offset) return unclear(`Asked for ${offset} on, told from ${read.value.offset} on`);
    return done({ orders: (read.value.orders ?? []).map(orderOf), total: read.value.total });
  },
};
