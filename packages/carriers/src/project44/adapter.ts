import { defineAdapter } from '../kit/index.ts';
import { thirdPartyBillTo } from '../ltl/party.ts';
import { book } from './book.ts';
import { project44Manifest } from './manifest.ts';
import { rate } from './rate.ts';
import { token } from './token.ts';
import { voidShipment } from './void.ts';

/** project44: JSON over HTTPS with a bearer token, for one of the many carriers behind it. */
export const project44 = defineAdapter({
  manifest: project44Manifest,
  servers: (_, environment) => ({
    api: environment === 'production' ? 'https://na12.api.project44.com' : 'https://na12.api.sandbox.p-44.com',
  }),
  tokens: { oauth: token },
  sign: (_, tokens) => (tokens['oauth'] === undefined ? {} : { authorization: `Bearer ${tokens['oauth']}` }),
  billTo: (account) => thirdPartyBillTo(account),
  operations: { rate, book, void: voidShipment },
});
