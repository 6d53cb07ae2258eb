import { secretHash } from '../../../core/sessions/secret-hash.ts';
import type { Db } from '../../../core/database/database.ts';

/** What a client shows to prove who it is. */
export type Proof = { readonly clientId: string; readonly secret: string };

/** `none`: it shows nothing; `twice`: in the header and in the body, which RFC 6749 2.3 forbids. */
export type Shown = Proof | 'none' | 'twice';

/** The header carries both as a form would (RFC 6749 2.3.1). */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part.replaceAll('+', ' '));
  } catch {
    return part;
  }
}

function ofHeader(authorization: string | undefined): Proof | null {
  const sent = /^basic +([\w+/=-]+)$/i.exec(authorization?.trim() ?? '')?.[1];
  if (sent === undefined) return null;
  const text = Buffer.from(sent, 'base64').toString('utf8');
  const colon = text.indexOf(':');
  return colon < 0 ? null : { clientId: decoded(text.slice(0, colon)), secret: decoded(text.slice(colon + 1)) };
}

/** Reads what a client shows, from HTTP Basic or from the body. */
export function presentedCredentials(
  authorization: string | undefined,
  body: { readonly clientId: string | null; readonly secret: string | null },
): Shown {
  const header = ofHeader(authorization);
  if (header !== null && body.secret !== null) return 'twice';
  // A client may name itself in the body as well, but not as somebody else.
  if (header !== null) return body.clientId === null || body.clientId === header.clientId ? header : 'twice';
  if (body.clientId === null || body.secret === null) return 'none';
  return { clientId: body.clientId, secret: body.secret };
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The client that a proof is of, with the secret that opened; undefined for a wrong one, and for a client that may not. */
export async function provenClient(db: Db, { clientId, secret }: Proof, now: Date) {
  if (!uuid.test(clientId)) return undefined;
  return db
    .selectFrom('oauth_clients as client')
    .innerJoin('oauth_client_secrets as secret', (on) =>
      on.onRef('secret.account_id', '=', 'client.account_id').onRef('secret.client_id', '=', 'client.id'),
    )
    .select(['client.id', 'client.account_id', 'client.name', 'client.scopes', 'secret.id as secret_id'])
    .where('client.id', '=', clientId)
    .where('client.enabled', '=', true)
    .where('client.revoked_at', 'is', null)
    .where('secret.secret_hash', '=', secretHash(secret))
    .where((is) => is.or([is('secret.ends_at', 'is', null), is('secret.ends_at', '>', now)]))
    .executeTakeFirst();
}
