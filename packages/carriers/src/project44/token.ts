import { z } from 'zod';
import { done, formBody, readJson, type TokenSource } from '../kit/index.ts';
import { failureOf } from './failure.ts';
import type { Project44Credentials } from './manifest.ts';

const tokenShape = z.object({ access_token: z.string().min(1), expires_in: z.coerce.number().int().positive() });

/** `POST /api/v4/oauth2/token`: OAuth client credentials, as form fields. */
export const token: TokenSource<Project44Credentials> = {
  buildRequest: ({ clientId, clientSecret }) => ({
    server: 'api',
    method: 'POST',
    path: '/api/v4/oauth2/token',
    body: formBody({ grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret }),
    tokens: [],
  }),
  readAnswer: (reply) => {
    if (reply.status !== 200) return failureOf(reply);
    const read = readJson(reply, tokenShape);
    return read.ok ? done({ value: read.value.access_token, lifetimeSeconds: read.value.expires_in }) : read.unclear;
  },
};
