import { z } from 'zod';
import { done, jsonBody, readJson, type TokenSource } from '../kit/index.ts';
import type { UspsCredentials } from './manifest.ts';
import { refusalOf } from './refusal.ts';

const answer = z.object({ paymentAuthorizationToken: z.string().min(1) });

/** Payment tokens hold for eight hours and are not to be asked for with every label (payments API, its notes). */
const lifetimeSeconds = 8 * 60 * 60;

/** Who pays a label and whose numbers it bears: asked for with the bearer, sent along with everything about labels. */
export const paymentToken: TokenSource<UspsCredentials> = {
  buildRequest: ({ crid, mid, manifestMid, accountNumber, priceType }) => {
    const owner = { CRID: crid, MID: mid, manifestMID: manifestMid };
    const account = { accountType: 'EPS', accountNumber };
    return {
      server: 'api',
      method: 'POST',
      path: '/payments/v3/payment-authorization',
      body: jsonBody({
        roles: [
          { roleName: 'PAYER', ...owner, ...account },
          { roleName: 'LABEL_OWNER', ...owner },
          ...(priceType === 'CONTRACT' ? [{ roleName: 'RATE_HOLDER', CRID: crid, ...account }] : []),
        ],
      }),
      tokens: ['bearer'],
    };
  },
  readAnswer: (reply) => {
    if (reply.status !== 200) return refusalOf(reply);
    const read = readJson(reply, answer);
    return read.ok ? done({ value: read.value.paymentAuthorizationToken, lifetimeSeconds }) : read.unclear;
  },
};
