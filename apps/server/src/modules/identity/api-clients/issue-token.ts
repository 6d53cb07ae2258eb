import {
  tokenLimits,
  tokenSeconds,
  type ApiScope,
  type Body,
  type endpoints,
  type OauthError,
} from '@waybill/contract';
import { scopesOf, tokenPrefix } from '../../../core/api-clients/tokens.ts';
import { changed, runCommand } from '../../../core/command.ts';
import type { Context } from '../../../core/context.ts';
import { reply, type Reply, type Wire } from '../../../core/http/binding.ts';
import { newSecret } from '../../../core/ids.ts';
import { consume } from '../../../core/limits.ts';
import { secretHash } from '../../../core/sessions/secret-hash.ts';
import { provenClient, presentedCredentials } from './client-proof.ts';

type Token = (typeof endpoints)['oauth']['token'];
type Granted = { access_token: string; token_type: 'Bearer'; expires_in: number; scope: string };
type Answered = Reply<OauthError> | Reply<Granted>;
type Proven = NonNullable<Awaited<ReturnType<typeof provenClient>>>;

/** Tokens must not be cached (RFC 6749 5.1). */
const uncached = { 'cache-control': 'no-store', pragma: 'no-cache' };

function refused(error: OauthError['error'], description: string): Reply<OauthError> {
  const body = { error, error_description: description };
  if (error !== 'invalid_client') return reply(400, body, uncached);
  return reply(401, body, { ...uncached, 'www-authenticate': 'Basic realm="waybill"' });
}

/** A parameter that occurs at most once; null if missing, undefined if repeated. */
function once(value: string | string[] | null | undefined): string | null | undefined {
  return Array.isArray(value) ? undefined : (value ?? null);
}

/** Requested scopes, by default all of the client. @returns null if the client lacks one */
function scopesAsked(asked: string | null, held: readonly string[]): ApiScope[] | null {
  if (asked === null) return scopesOf(held);
  const names = asked.split(' ').filter(Boolean);
  return names.every((name) => held.includes(name)) ? scopesOf(names) : null;
}

async function grant(ctx: Context, client: Proven, scopes: readonly ApiScope[]): Promise<Reply<Granted>> {
  const token = `${tokenPrefix}${newSecret()}`;
  const { id, account_id: accountId, name } = client;
  const theirs: Context = { ...ctx, actor: { kind: 'client', clientId: id, accountId, name, scopes } };
  await runCommand(theirs, 'api_client.token_issued', async (tx) => {
    await tx
      .insertInto('oauth_tokens')
      .values({
        token_hash: secretHash(token),
        client_id: id,
        secret_id: client.secret_id,
        scopes: [...scopes],
        issued_at: ctx.now(),
        expires_at: new Date(ctx.now().getTime() + tokenSeconds * 1000),
      })
      .execute();
    return changed(undefined, { subject: 'api_client', subjectId: id, accountId, after: { scopes } });
  });
  const body = {
    access_token: token,
    token_type: 'Bearer',
    expires_in: tokenSeconds,
    scope: scopes.join(' '),
  } as const;
  return reply(200, body, uncached);
}

/**
 * Issues a token to an API client (RFC 6749 4.4). Errors follow 5.2, except 429 for too many requests: counted by IP
 * before anything is checked, and by client only after authentication, so that no one else can lock it out.
 * @throws Refusal too_many_attempts
 */
export async function issueToken(
  ctx: Context,
  { body }: { readonly body: Body<Token> },
  { request }: Wire,
): Promise<Answered> {
  const { byAddress, byClient } = tokenLimits;
  await consume(ctx.services, { name: 'oauth_address', key: request.ip, points: byAddress, seconds: 60 });
  const [grantType, scope, clientId, secret] = [body.grant_type, body.scope, body.client_id, body.client_secret].map(
    once,
  );
  if (grantType === undefined || scope === undefined || clientId === undefined || secret === undefined) {
    return refused('invalid_request', 'A parameter is sent twice.');
  }
  if (grantType === null) return refused('invalid_request', 'grant_type is missing.');
  if (grantType !== 'client_credentials') {
    return refused('unsupported_grant_type', 'Only client_credentials is offered.');
  }
  const shown = presentedCredentials(request.headers.authorization, { clientId, secret });
  if (shown === 'twice') return refused('invalid_request', 'The client proves itself in more than one way.');
  const client = shown === 'none' ? undefined : await provenClient(ctx.db, shown, ctx.now());
  if (client === undefined) return refused('invalid_client', 'No client has this client_id and client_secret.');
  await consume(ctx.services, { name: 'oauth_client', key: client.id, points: byClient, seconds: 60 });
  const scopes = scopesAsked(scope, client.scopes);
  if (scopes === null || scopes.length === 0) return refused('invalid_scope', 'The client does not have this scope.');
  return grant(ctx, client, scopes);
}
