import { done, jsonBody, readJson, refused, type Operation } from '@waybill/carriers';
import type { MarketplaceCredentials, FulfillmentInput, Fulfillment } from '../kit/adapter.ts';
import { carrierCode } from './carrier-code.ts';
import { refusalOf } from './refusal.ts';
import { ebayFulfillments } from './shapes.ts';

const pathOf = (orderId: string): string => `/order/${encodeURIComponent(orderId)}/shipping_fulfillment`;

/** A tracking number as eBay takes it: letters and digits alone. */
export const bareNumber = (number: string): string => number.replaceAll(/[^A-Za-z0-9]/g, '');

/** Every fulfillment of an order. */
export const listFulfillments: Operation<{ readonly orderId: string }, readonly Fulfillment[], MarketplaceCredentials> =
  {
    buildRequest: ({ orderId }) => ({ server: 'fulfillment', method: 'GET', path: pathOf(orderId) }),
    readAnswer: (reply) => {
      if (reply.status !== 200) return refusalOf(reply);
      const read = readJson(reply, ebayFulfillments);
      if (!read.ok) return read.unclear;
      return done(
        (read.value.fulfillments ?? []).map(({ fulfillmentId, shipmentTrackingNumber, lineItems }) => ({
          externalId: fulfillmentId,
          trackingNumber: shipmentTrackingNumber ?? null,
          lineIds: (lineItems ?? []).map(({ lineItemId }) => lineItemId),
        })),
      );
    },
  };

/** A fulfillment: made once, since a second one would be a second package. Its id stands in the answer's address. */
export const createFulfillment: Operation<
  FulfillmentInput,
  { readonly externalId: string | null },
  MarketplaceCredentials
> = {
  buildRequest: ({ orderId, lines, carrierName, scac, trackingNumber, shippedAt }) => {
    const code = carrierCode(scac, carrierName);
    return {
      server: 'fulfillment',
      method: 'POST',
      path: pathOf(orderId),
      body: jsonBody({
        lineItems: lines.map(({ id, quantity }) => ({ lineItemId: id, quantity })),
        shippedDate: shippedAt,
        ...(trackingNumber === null || code === null
          ? {}
          : { shippingCarrierCode: code, trackingNumber: bareNumber(trackingNumber) }),
      }),
    };
  },
  readAnswer: (reply) => {
    if (reply.status === 201) {
      const id = /\/shipping_fulfillment\/([^/?]+)\/?$/.exec(reply.headers['location'] ?? '')?.[1];
      return done({ externalId: id === undefined ? null : decodeURIComponent(id) });
    }
    // A conflict comes without a text.
    if (reply.status === 409)
      return refused([{ severity: 'error', code: '409', text: 'eBay says that this contradicts what it knows' }]);
    return refusalOf(reply);
  },
};
