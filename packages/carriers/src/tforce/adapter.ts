import { defineAdapter } from '../kit/index.ts';
import { thirdPartyBillTo } from '../ltl/party.ts';
import { book } from './book.ts';
import { documents } from './documents.ts';
import { tforceManifest } from './manifest.ts';
import { pickup } from './pickup.ts';
import { rate } from './rate.ts';
import { token } from './token.ts';

/** TForce Freight: JSON over HTTPS with a bearer token of the customer's own tenant. */
export const tforce = defineAdapter({
  manifest: tforceManifest,
  // Tests and live calls share the host; the version in the query tells them apart.
  servers: ({ tokenUrl }) => ({ api: 'https://api.tforcefreight.com', login: new URL(tokenUrl).origin }),
  tokens: { oauth: token },
  sign: (_, tokens) => (tokens['oauth'] === undefined ? {} : { authorization: `Bearer ${tokens['oauth']}` }),
  billTo: (account) => thirdPartyBillTo(account),
  operations: { rate, book, pickup, documents },
});
