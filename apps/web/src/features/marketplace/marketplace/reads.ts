import { endpoints } from '@waybill/contract';

const { marketplace } = endpoints;

/** What a change of an order or a connection makes stale. */
export const marketplaceReads = [marketplace.overview, marketplace.orders, marketplace.order] as const;
