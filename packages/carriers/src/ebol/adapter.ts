import { defineAdapter } from '../kit/index.ts';
import { thirdPartyBillTo } from '../ltl/party.ts';
import { book } from './book.ts';
import { change } from './change.ts';
import { ebolManifest } from './manifest.ts';
import { sign } from './sign.ts';
import { voidBill } from './void.ts';

/** One adapter for every carrier that speaks the standard: the connection says which one, where and how. */
export const ebol = defineAdapter({
  manifest: ebolManifest,
  servers: ({ baseUrl }) => ({ api: baseUrl.replace(/\/+$/, '') }),
  tokens: {},
  sign: (credentials) => sign(credentials),
  billTo: (account) => thirdPartyBillTo(account, account.account),
  operations: { book, change, void: voidBill },
});
