import { z } from 'zod';
import { done, formBody, readJson, type TokenSource } from '../kit/index.ts';
import { refusalOf } from './answer.ts';

const shape = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });

/** A key of the developer portal. */
export type ApiKey = { readonly clientId: string; readonly clientSecret: string };

/** Gets bearer tokens for a key; they live an hour. Refused where there is no such key. */
export function tokenSource<Credentials>(keyOf: (credentials: Credentials) => ApiKey): TokenSource<Credentials> {
  return {
    buildRequest(credentials) {
      const { clientId, clientSecret } = keyOf(credentials);
      return {
        server: 'api',
        method: 'POST',
        path: '/oauth/token',
        body: formBody({ grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret }),
        tokens: [],
      };
    },
    readAnswer(reply) {
      if (reply.status !== 200) return refusalOf(reply);
      const read = readJson(reply, shape);
      if (!read.ok) return read.unclear;
      return done({ value: read.value.access_token, lifetimeSeconds: read.value.expires_in });
    },
  };
}
