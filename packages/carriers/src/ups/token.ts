import { z } from 'zod';
import { done, formBody, readJson, unclear, type TokenSource } from '../kit/index.ts';
import type { UpsCredentials } from './credentials.ts';
import { refusalOf } from './refusal.ts';

const answer = z.object({
  access_token: z.string().min(1),
  expires_in: z.union([z.string().regex(/^\d{1,9}$/), z.int().min(0)]).transform(Number),
});

/** OAuth 2 client credentials: HTTP Basic with a form, and the account it is for. */
export const token: TokenSource<UpsCredentials> = {
  buildRequest: ({ accountNumber }) => ({
    server: 'auth',
    method: 'POST',
    path: '/security/v1/oauth/token',
    headers: { 'x-merchant-id': accountNumber },
    body: formBody({ grant_type: 'client_credentials' }),
    tokens: [],
  }),
  readAnswer: (reply) => {
    if (reply.status !== 200) return refusalOf(reply);
    const read = readJson(reply, answer);
    if (!read.ok) return read.unclear;
    const { access_token: value, expires_in: lifetimeSeconds } = read.value;
    return lifetimeSeconds > 0 ? done({ value, lifetimeSeconds }) : unclear('The token has run out already');
  },
};
