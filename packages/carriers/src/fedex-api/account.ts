import { z } from 'zod';
import type { CarrierEnvironment, CarrierRequest, Tokens } from '../kit/index.ts';
import { jsonBody } from '../kit/index.ts';
import { tokenSource } from './token.ts';

/** What every FedEx service needs to know of us. */
export const accountShape = z.object({
  clientId: z.string().min(1),
  clientSecret: z.string().min(1),
  accountNumber: z.string().regex(/^\d{9}$/),
  /** Key for tracking, where the portal keeps it apart from the key for shipping. */
  trackClientId: z.string().default(''),
  trackClientSecret: z.string().default(''),
});
export type Account = z.output<typeof accountShape>;

/** Fields of an account that are never shown again. */
export const accountSecrets = ['clientSecret', 'trackClientSecret'] as const;

const hosts = { production: 'https://apis.fedex.com', sandbox: 'https://apis-sandbox.fedex.com' } as const;

export const servers = (_: Account, environment: CarrierEnvironment) => ({ api: hosts[environment] });

export const tokens = {
  api: tokenSource<Account>((account) => account),
  track: tokenSource<Account>(({ trackClientId, trackClientSecret }) => {
    return { clientId: trackClientId, clientSecret: trackClientSecret };
  }),
};

/** The bearer token of the one source that a request names. */
export function sign(_: Account, got: Tokens): Record<string, string> {
  const token = got['track'] ?? got['api'];
  return token === undefined ? {} : { authorization: `Bearer ${token}` };
}

/** A call with a JSON body. @param transaction our own number, which comes back with the answer */
export function call(
  method: 'POST' | 'PUT',
  path: string,
  body: unknown,
  transaction: string | null = null,
): CarrierRequest {
  return {
    server: 'api',
    method,
    path,
    headers: {
      'x-locale': 'en_US',
      ...(transaction === null ? {} : { 'x-customer-transaction-id': transaction }),
    },
    body: jsonBody(body),
    tokens: ['api'],
  };
}

/** A call to the tracking service: signed with the key for it, where there is one of its own. */
export function trackCall(path: string, body: unknown, { trackClientId, trackClientSecret }: Account): CarrierRequest {
  const apart = trackClientId !== '' && trackClientSecret !== '';
  return { ...call('POST', path, body), tokens: [apart ? 'track' : 'api'] };
}
