import type { Tx } from '../../../core/database/database.ts';
import { newId, newSecret } from '../../../core/ids.ts';
import { secretHash } from '../../../core/sessions/secret-hash.ts';

/** Prefix of our secrets, so that secret scanners recognize leaked ones. */
const secretPrefix = 'wbs_';

type Key = { readonly account_id: string; readonly client_id: string };

/** Creates a secret of a client. It is returned once; only its hash and last four characters are stored. */
export async function addSecret(tx: Tx, key: Key, now: Date): Promise<string> {
  const secret = `${secretPrefix}${newSecret()}`;
  await tx
    .insertInto('oauth_client_secrets')
    .values({ ...key, id: newId(), secret_hash: secretHash(secret), hint: secret.slice(-4), created_at: now })
    .execute();
  return secret;
}

/**
 * Ends the secrets of a client: the current one at `endsAt`, older ones now, so that at most two are valid after a
 * rotation.
 */
export async function endSecrets(tx: Tx, key: Key, now: Date, endsAt: Date): Promise<void> {
  const open = tx
    .updateTable('oauth_client_secrets')
    .where('account_id', '=', key.account_id)
    .where('client_id', '=', key.client_id);
  await open.set({ ends_at: now }).where('ends_at', '>', now).execute();
  await open.set({ ends_at: endsAt }).where('ends_at', 'is', null).execute();
}
