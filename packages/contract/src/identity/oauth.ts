import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';

/** For so long a token is good, in seconds. */
export const tokenSeconds = 3600;

/** Requests for a token that a client, and an address, may make in a minute. */
export const tokenLimits = { byClient: 30, byAddress: 60 } as const;

/** Calls that a client may make with its tokens in a minute, whichever process answers them. */
export const callLimit = { calls: 1200, seconds: 60 } as const;

/** A parameter that is sent twice comes as a list, and is refused (RFC 6749 3.2). */
const parameter = z.union([z.string().max(2000), z.array(z.string())]).nullish();

const oauthError = z.object({
  /** As RFC 6749 5.2 names them. */
  error: z.enum([
    'invalid_request',
    'invalid_client',
    'unauthorized_client',
    'unsupported_grant_type',
    'invalid_scope',
  ]),
  error_description: z.string(),
});
export type OauthError = z.infer<typeof oauthError>;

export const oauth = {
  token: endpoint({
    method: 'POST',
    path: '/oauth/token',
    tag: 'OAuth',
    access: 'public',
    audit: 'api_client.token_issued',
    summary:
      'A token for an API client (RFC 6749, client credentials); the client proves itself by HTTP Basic or in the body',
    form: true,
    body: z.looseObject({
      grant_type: parameter,
      scope: parameter,
      client_id: parameter,
      client_secret: parameter,
    }),
    answers: {
      200: z.object({
        access_token: z.string(),
        token_type: z.literal('Bearer'),
        /** Seconds from now. */
        expires_in: z.int(),
        /** What was granted, in words with blanks between them. */
        scope: z.string(),
      }),
      400: oauthError,
      401: oauthError,
    },
    errors: ['too_many_attempts'],
  }),
} as const;
