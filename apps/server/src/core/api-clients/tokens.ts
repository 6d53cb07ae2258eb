import { apiScopes, type ApiScope } from '@waybill/contract';
import type { ClientActor, Services } from '../context.ts';
import type { Db } from '../database/database.ts';
import { secretHash } from '../sessions/secret-hash.ts';

/** Prefix of our tokens, so that secret scanners recognize leaked ones. */
export const tokenPrefix = 'wbt_';

/** Stored scopes that still exist, in table order. */
export function scopesOf(kept: readonly string[]): ApiScope[] {
  return apiScopes.filter((scope) => kept.includes(scope));
}

/**
 * The bearer token of a request (RFC 6750 2.1). Tokens in the body or the URL are never accepted.
 * @returns null if there is none
 */
export function presentedToken(authorization: string | undefined): string | null {
  const shown = /^bearer +(\S.*)$/i.exec(authorization ?? '')?.[1]?.trim();
  return shown ?? null;
}

async function readToken(db: Db, token: string) {
  return db
    .selectFrom('oauth_tokens')
    .innerJoin('oauth_clients', 'oauth_clients.id', 'oauth_tokens.client_id')
    .innerJoin('oauth_client_secrets', (on) =>
      on
        .onRef('oauth_client_secrets.account_id', '=', 'oauth_clients.account_id')
        .onRef('oauth_client_secrets.client_id', '=', 'oauth_clients.id')
        .onRef('oauth_client_secrets.id', '=', 'oauth_tokens.secret_id'),
    )
    .select([
      'oauth_clients.id',
      'oauth_clients.account_id',
      'oauth_clients.name',
      'oauth_clients.scopes as held',
      'oauth_clients.enabled',
      'oauth_clients.revoked_at',
      'oauth_client_secrets.ends_at',
      'oauth_tokens.scopes as granted',
      'oauth_tokens.expires_at',
    ])
    .where('oauth_tokens.token_hash', '=', secretHash(token))
    .executeTakeFirst();
}

/**
 * The API client of a token. Read at each request, so that disabling a client, removing a scope, or ending a secret
 * takes effect at once.
 * @returns null for an invalid token
 */
export async function clientOfToken({ database, clock }: Services, token: string): Promise<ClientActor | null> {
  if (!token.startsWith(tokenPrefix)) return null;
  const row = await readToken(database.staff, token);
  const now = clock();
  if (row === undefined || !row.enabled || row.revoked_at !== null) return null;
  if (row.expires_at <= now || (row.ends_at !== null && row.ends_at <= now)) return null;
  return {
    kind: 'client',
    clientId: row.id,
    accountId: row.account_id,
    name: row.name,
    scopes: scopesOf(row.granted.filter((scope) => row.held.includes(scope))),
  };
}
