import type { Tx } from '../../../core/database/database.ts';
import { newId, newSecret } from '../../../core/ids.ts';
import { secretHash } from '../../../core/sessions/secret-hash.ts';

/** Our secrets begin so, that a scanner of sources can tell one that was left there. */
const secretPrefix = 'wbs_';

type Key = { readonly account_id: string; readonly client_id: string };

/** Makes a secret of a client. It is told once; what is kept is its hash and its last four signs. */
export async function addSecret(tx: Tx, key: Key, now: Date): Promise<string> {
  const secret = `${secretPrefix}${newSecret()}`;
  await tx
    .insertInto('oauth_client_secrets')
    .values({ ...key, id: newId(), secret_hash: secretHash(secret), hint: secret.slice(-4), created_at: now })
    .execute();
  return secret;
}

/**
 * Says until when the secrets of a client still open: the one that holds until `endsAt`, and those that had an end
 * already no longer, so that two open at most once there is a new one.
 */
export async function endSecrets(tx: Tx, key: Key, now: Date, endsAt: Date): Promise<void> {
  const open = tx
    .updateTable('oauth_client_secrets')
    .where('account_id', '=', key.account_id)
    .where('client_id', '=', key.client_id);
  await open.set({ ends_at: now }).where('ends_at', '>', now).execute();
  await open.set({ ends_at: endsAt }).where('ends_at', 'is', null).execute();
}
