import { secretHash } from '../../../core/sessions/secret-hash.ts';
import type { Db } from '../../../core/database/database.ts';

/** Credentials of a client. */
export type Proof = { readonly clientId: string; readonly secret: string };

/** `none`: no credentials; `twice`: both in the header and the body, which RFC 6749 2.3 forbids. */
export type Shown = Proof | 'none' | 'twice';

/** Both parts of the header are form-encoded (RFC 6749 2.3.1). */
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

/** Reads a client's credentials from HTTP Basic or the body. */
export function presentedCredentials(
  authorization: string | undefined,
  body: { readonly clientId: string | null; readonly secret: string | null },
): Shown {
  const header = ofHeader(authorization);
  if (header !== null && body.secret !== null) return 'twice';
  // The body may repeat the client id, but must not name another one.
  if (header !== null) return body.clientId === null || body.clientId === header.clientId ? header : 'twice';
  if (body.clientId === null || body.secret === null) return 'none';
  return { clientId: body.clientId, secret: body.secret };
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The authenticated client and the secret it used; undefined for a wrong secret or a client that is off or revoked. */
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
