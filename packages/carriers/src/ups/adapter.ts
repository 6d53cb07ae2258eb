import { defineAdapter } from '../kit/index.ts';
import { addressCheck } from './address-check.ts';
import { book } from './book.ts';
import type { upsCredentials } from './credentials.ts';
import { documents } from './documents.ts';
import { find } from './find.ts';
import { upsManifest } from './manifest.ts';
import { cancelPickup, pickup } from './pickup.ts';
import { push } from './push.ts';
import { rate } from './rate.ts';
import { subscribe } from './subscribe.ts';
import { token } from './token.ts';
import { track } from './track.ts';
import { voidShipment } from './void.ts';

const hosts = { production: 'https://onlinetools.ups.com', sandbox: 'https://wwwcie.ups.com' } as const;

/** UPS parcels within the United States. */
export const upsAdapter = defineAdapter<typeof upsCredentials>({
  manifest: upsManifest,
  servers: (_credentials, environment) => ({ auth: hosts[environment], api: `${hosts[environment]}/api` }),
  tokens: { oauth: token },
  // Only the request for the token itself goes out with the client's own secret.
  sign: ({ clientId, clientSecret }, { oauth }) => ({
    authorization: oauth === undefined ? `Basic ${btoa(`${clientId}:${clientSecret}`)}` : `Bearer ${oauth}`,
  }),
  operations: {
    rate,
    book,
    find,
    void: voidShipment,
    pickup,
    cancel_pickup: cancelPickup,
    track,
    subscribe,
    documents,
    address_check: addressCheck,
  },
  push,
});
