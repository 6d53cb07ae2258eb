import type { MarketplaceAdapter } from '../kit/adapter.ts';
import { createFulfillment, listFulfillments } from './fulfillment.ts';
import { orders, pageSize } from './orders.ts';
import { seller } from './seller.ts';
import { ebayScopes, grant, userToken } from './token.ts';

const minute = 60_000;
const hostsOf = (infix: string) => ({
  consent: `https://auth.${infix}ebay.com`,
  api: `https://api.${infix}ebay.com`,
  identity: `https://apiz.${infix}ebay.com/commerce/identity/v1`,
  fulfillment: `https://api.${infix}ebay.com/sell/fulfillment/v1`,
});

/** eBay: OAuth 2.0, Fulfillment API v1 and Identity API v1, as published. */
export const ebay: MarketplaceAdapter = {
  manifest: {
    code: 'ebay',
    name: 'eBay',
    hosts: ['api.ebay.com', 'apiz.ebay.com', 'api.sandbox.ebay.com', 'apiz.sandbox.ebay.com'],
    pageSize,
    overlapMs: 10 * minute,
    // What the list goes back to by itself.
    firstMs: 90 * 24 * 60 * minute,
  },
  servers: (_, environment) => hostsOf(environment === 'sandbox' ? 'sandbox.' : ''),
  tokens: { user: userToken },
  sign: ({ clientId, clientSecret }, { user }) => ({
    authorization: user === undefined ? `Basic ${btoa(`${clientId}:${clientSecret}`)}` : `Bearer ${user}`,
  }),
  consentPath: ({ clientId, redirect }, state) => {
    const query = new URLSearchParams({
      client_id: clientId,
      redirect_uri: redirect,
      response_type: 'code',
      scope: ebayScopes.join(' '),
      state,
    });
    return `/oauth2/authorize?${query.toString()}`;
  },
  operations: { grant, seller, orders, told: listFulfillments, tell: createFulfillment },
};
