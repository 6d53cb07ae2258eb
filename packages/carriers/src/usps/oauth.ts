import { z } from 'zod';
import { jsonBody, readJson, unclear, done, type TokenSource } from '../kit/index.ts';
import type { UspsCredentials } from './manifest.ts';
import { refusalOf } from './refusal.ts';

const answer = z.object({
  access_token: z.string().min(1),
  expires_in: z.union([z.number(), z.string().regex(/^\d{1,9}$/)]).transform(Number),
});

/** The bearer of every call: client credentials, sent as JSON and not with HTTP Basic. */
export const bearerToken: TokenSource<UspsCredentials> = {
  buildRequest: ({ clientId, clientSecret }) => ({
    server: 'api',
    method: 'POST',
    path: '/oauth2/v3/token',
    body: jsonBody({ grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret }),
    tokens: [],
  }),
  readAnswer: (reply) => {
    if (reply.status !== 200) return refusalOf(reply);
    const read = readJson(reply, answer);
    if (!read.ok) return read.unclear;
    const { access_token: value, expires_in: lifetimeSeconds } = read.value;
    if (!(lifetimeSeconds > 0)) return unclear('The token has run out already');
    return done({ value, lifetimeSeconds });
  },
};
