import { apiScopes, type ApiScope } from '@waybill/contract';
import type { ClientActor, Services } from '../context.ts';
import type { Db } from '../database/database.ts';
import { secretHash } from '../sessions/secret-hash.ts';

/** Our tokens begin so, that a scanner of sources can tell one that was left there. */
export const tokenPrefix = 'wbt_';

/** Scopes of those that are kept, in the order of the table; one that is none any more is left out. */
export function scopesOf(kept: readonly string[]): ApiScope[] {
  return apiScopes.filter((scope) => kept.includes(scope));
}

/**
 * The token that a request shows (RFC 6750 2.1). A token in the body or the address is never taken.
 * @returns null without one
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
 * The API client a token speaks for, read at each request: a client that is off or over, a scope that was taken away and
 * a secret that ended count from the next request on.
 * @returns null for a token that opens nothing
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
