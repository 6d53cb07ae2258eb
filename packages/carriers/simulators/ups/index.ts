import type { SimulatorDefinition } from '../kit/index.ts';
import { authorize, giveToken } from './access.ts';
import { checkAddress } from './addresses.ts';
import { enterWebhook, pushes, subscribe } from './alerts.ts';
import { refuse } from './errors.ts';
import { recoverLabels } from './labels.ts';
import { cancelPickup, createPickup } from './pickup.ts';
import { giveRates } from './rating.ts';
import { ship } from './shipping.ts';
import { trackByReference, trackOne } from './tracking.ts';
import { voidShipment } from './void.ts';

/** Codes of failures that no route words itself. */
const codes: Readonly<Record<number, string>> = { 404: '404', 429: '10429', 503: '10503' };

/**
 * The simulated UPS: Rating, Shipping and Pickup v2409, Label Recovery v1, Tracking v1, Track Alert v2 and Address
 * Validation v2. From v2409 on every list of an answer is a list, also of one.
 */
export const upsSimulator: SimulatorDefinition = {
  name: 'ups',
  authorize,
  failure: (status, text) => refuse(status, codes[status] ?? String(status), text),
  pushes,
  routes: [
    { method: 'POST', path: '/security/v1/oauth/token', operation: 'token', handle: giveToken },
    { method: 'POST', path: '/api/rating/v2409/:option', operation: 'rate', handle: giveRates },
    { method: 'POST', path: '/api/shipments/v2409/ship', operation: 'book', handle: ship },
    { method: 'DELETE', path: '/api/shipments/v2409/void/cancel/:id', operation: 'void', handle: voidShipment },
    { method: 'POST', path: '/api/labels/v1/recovery', operation: 'documents', handle: recoverLabels },
    { method: 'GET', path: '/api/track/v1/details/:number', operation: 'track', handle: trackOne },
    { method: 'GET', path: '/api/track/v1/reference/details/:reference', operation: 'find', handle: trackByReference },
    { method: 'POST', path: '/api/track/v2/subscription/:type/package', operation: 'subscribe', handle: subscribe },
    { method: 'POST', path: '/api/pickupcreation/v2409/pickup', operation: 'pickup', handle: createPickup },
    { method: 'DELETE', path: '/api/shipments/v2409/pickup/:by', operation: 'cancel_pickup', handle: cancelPickup },
    { method: 'POST', path: '/api/addressvalidation/v2/:option', operation: 'address_check', handle: checkAddress },
    { method: 'PUT', path: '/update-webhook', operation: 'portal', handle: enterWebhook },
  ],
};
