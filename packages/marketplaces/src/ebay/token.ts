import { done, formBody, readJson, type Operation, type TokenSource } from '@waybill/carriers';
import type { Granted, MarketplaceCredentials } from '../kit/adapter.ts';
import { tokenRefusalOf } from './refusal.ts';
import { ebayToken } from './shapes.ts';

const path = '/identity/v1/oauth2/token';

/** What a seller is asked to allow: their orders and what becomes of them, and who they are. */
export const ebayScopes = [
  'https://api.ebay.com/oauth/api_scope/sell.fulfillment',
  'https://api.ebay.com/oauth/api_scope/commerce.identity.readonly',
] as const;

/** The code a seller came back with, once, for a refresh token of eighteen months. */
export const grant: Operation<{ readonly code: string }, Granted, MarketplaceCredentials> = {
  buildRequest: ({ code }, { redirect }) => ({
    server: 'api',
    method: 'POST',
    path,
    body: formBody({ grant_type: 'authorization_code', code, redirect_uri: redirect }),
    tokens: [],
  }),
  readAnswer: (reply) => {
    if (reply.status !== 200) return tokenRefusalOf(reply);
    const read = readJson(reply, ebayToken.required({ refresh_token: true }));
    if (!read.ok) return read.unclear;
    const { refresh_token: refreshToken, refresh_token_expires_in: lifetime } = read.value;
    return done({ refreshToken, lifetimeSeconds: lifetime ?? null });
  },
};

/** A user token of two hours for the refresh token, which stays the same. */
export const userToken: TokenSource<MarketplaceCredentials> = {
  buildRequest: ({ refreshToken }) => ({
    server: 'api',
    method: 'POST',
    path,
    body: formBody({ grant_type: 'refresh_token', refresh_token: refreshToken ?? '', scope: ebayScopes.join(' ') }),
    tokens: [],
  }),
  readAnswer: (reply) => {
    if (reply.status !== 200) return tokenRefusalOf(reply);
    const read = readJson(reply, ebayToken);
    if (!read.ok) return read.unclear;
    return done({ value: read.value.access_token, lifetimeSeconds: read.value.expires_in });
  },
};
