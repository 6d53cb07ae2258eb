import type { SimulatorAnswer, SimulatorCall, SimulatorDefinition, SimulatorState } from '@waybill/carriers/simulators';
import { giveToken, sellerOf } from './access.ts';
import { answerConsent, consentPage } from './consent.ts';
import { controls } from './control.ts';
import { createFulfillment, listFulfillments } from './fulfillments.ts';
import { listOrders, oneOrder } from './orders.ts';
import { sellers } from './records.ts';
import { refuse } from './wire.ts';

export { simulatedEbayApp } from './access.ts';
export { demoPermission, demoSeller } from './demo.ts';
export { goods, type Good } from './goods.ts';

const fulfillment = '/sell/fulfillment/v1';

function whoIs(call: SimulatorCall, state: SimulatorState): SimulatorAnswer {
  const seller = state.get(sellers, sellerOf(call, state) ?? '');
  if (seller === undefined) return refuse(404, 1004, 'User not found');
  return {
    status: 200,
    body: { ...seller, accountType: 'BUSINESS', registrationMarketplaceId: 'EBAY_US', status: 'CONFIRMED' },
  };
}

/**
 * The part of eBay that we use: OAuth with its consent page, the Identity API, and the Fulfillment API v1, on this
 * machine only. For demo mode, tests, and fault runs.
 */
export const ebaySimulator: SimulatorDefinition = {
  name: 'ebay',
  routes: [
    { method: 'GET', path: '/oauth2/authorize', operation: 'page', handle: consentPage },
    { method: 'POST', path: '/oauth2/consent', operation: 'page', handle: answerConsent },
    { method: 'POST', path: '/identity/v1/oauth2/token', operation: 'token', handle: giveToken },
    { method: 'GET', path: '/commerce/identity/v1/user/', operation: 'seller', handle: whoIs },
    { method: 'GET', path: `${fulfillment}/order`, operation: 'orders', handle: listOrders },
    { method: 'GET', path: `${fulfillment}/order/:id`, operation: 'order', handle: oneOrder },
    {
      method: 'GET',
      path: `${fulfillment}/order/:id/shipping_fulfillment`,
      operation: 'told',
      handle: listFulfillments,
    },
    {
      method: 'POST',
      path: `${fulfillment}/order/:id/shipping_fulfillment`,
      operation: 'tell',
      handle: createFulfillment,
    },
    ...controls,
  ],
  authorize: (call, { operation }, state) => {
    if (['page', 'token', 'control'].includes(operation) || sellerOf(call, state) !== null) return null;
    return refuse(401, 1001, 'Invalid access token');
  },
  failure: (status, text) => refuse(status, status === 429 ? 2001 : status >= 500 ? 30_500 : 2002, text),
};
