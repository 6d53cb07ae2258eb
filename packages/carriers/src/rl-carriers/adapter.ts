import { defineAdapter } from '../kit/index.ts';
import { thirdPartyBillTo } from '../ltl/party.ts';
import { book } from './book.ts';
import { documents } from './documents.ts';
import { find } from './find.ts';
import { rlManifest } from './manifest.ts';
import { pickup } from './pickup.ts';
import { rate } from './rate.ts';
import { track } from './track.ts';

/** R+L Carriers: JSON over HTTPS, signed with one key in a header. */
export const rlCarriers = defineAdapter({
  manifest: rlManifest,
  servers: (_, environment) => ({
    api: environment === 'production' ? 'https://api.rlc.com' : 'https://apisandbox.rlc.com',
  }),
  tokens: {},
  sign: ({ apiKey }) => ({ apiKey }),
  billTo: (account) => thirdPartyBillTo(account),
  operations: { rate, book, find, pickup, track, documents },
});
