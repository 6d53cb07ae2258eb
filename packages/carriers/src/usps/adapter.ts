import { defineAdapter } from '../kit/index.ts';
import { addressCheck } from './address-check.ts';
import { book } from './book.ts';
import { documents } from './documents.ts';
import { uspsManifest } from './manifest.ts';
import { bearerToken } from './oauth.ts';
import { paymentToken } from './payment.ts';
import { cancelPickup, findPickup } from './pickup-again.ts';
import { checkPickup } from './pickup-check.ts';
import { pickup } from './pickup.ts';
import { rate } from './rate.ts';
import { track } from './track.ts';
import { voidLabel } from './void.ts';

/** How the Postal Service is spoken to. Its APIs share a host; each has its own path and version. */
export const uspsAdapter = defineAdapter({
  manifest: uspsManifest,
  servers: (_credentials, environment) => ({
    api: environment === 'production' ? 'https://apis.usps.com' : 'https://apis-tem.usps.com',
  }),
  tokens: { bearer: bearerToken, payment: paymentToken },
  sign: (_credentials, { bearer, payment }) => ({
    ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
    ...(payment === undefined ? {} : { 'x-payment-authorization-token': payment }),
  }),
  operations: {
    rate,
    book,
    void: voidLabel,
    pickup,
    find_pickup: findPickup,
    cancel_pickup: cancelPickup,
    check_pickup: checkPickup,
    track,
    documents,
    address_check: addressCheck,
  },
});
