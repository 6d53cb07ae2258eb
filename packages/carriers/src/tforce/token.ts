import { z } from 'zod';
import { done, formBody, readJson, refused, unclear, type TokenSource } from '../kit/index.ts';
import type { TforceCredentials } from './manifest.ts';

const tokenShape = z.object({ access_token: z.string().min(1), expires_in: z.coerce.number().int().positive() });
const failureShape = z.object({ error: z.string(), error_description: z.string().nullish() });

/** OAuth client credentials at the customer's own tenant (Microsoft's sign-in platform). */
export const token: TokenSource<TforceCredentials> = {
  buildRequest: ({ tokenUrl, clientId, clientSecret, scope }) => ({
    server: 'login',
    method: 'POST',
    path: new URL(tokenUrl).pathname,
    body: formBody({ grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret, scope }),
    tokens: [],
  }),
  readAnswer: (reply) => {
    if (reply.status === 200) {
      const read = readJson(reply, tokenShape);
      return read.ok ? done({ value: read.value.access_token, lifetimeSeconds: read.value.expires_in }) : read.unclear;
    }
    const read = readJson(reply, failureShape);
    if (reply.status >= 500 || !read.ok) return unclear(`No token: the answer is ${reply.status}`);
    return refused([
      { severity: 'error', code: read.value.error, text: read.value.error_description ?? read.value.error },
    ]);
  },
};
