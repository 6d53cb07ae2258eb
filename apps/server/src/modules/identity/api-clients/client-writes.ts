import type { ApiClientDetail, Body, endpoints, Params } from '@waybill/contract';
import type { AuditNote } from '../../../core/audit.ts';
import { changed, unchanged, type Outcome } from '../../../core/command.ts';
import { signedIn, type Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { newId } from '../../../core/ids.ts';
import { invalidField, Refusal } from '../../../core/refusal.ts';
import { notifyOwners } from '../session/index.ts';
import { holdClient, showClient } from './client-rows.ts';
import { addSecret, endSecrets } from './secrets.ts';

type Own = (typeof endpoints)['apiClients'];
type Shown = Outcome<{ data: ApiClientDetail }>;
type Told = Outcome<{ data: ApiClientDetail; secret: string | null }>;
type Named = { readonly params: Params<Own['revoke']> };
type Held = Awaited<ReturnType<typeof holdClient>>;

/** Maximum number of active clients per account. */
export const mostClients = 50;
const hourMs = 60 * 60 * 1000;

const note = (id: string, accountId: string, more: Pick<AuditNote, 'before' | 'after'> = {}) => ({
  subject: 'api_client',
  subjectId: id,
  accountId,
  ...more,
});
/** Notifies the account's owners of a change to its API clients. */
const tell = (
  ctx: Context,
  tx: Tx,
  kind: 'created' | 'secret' | 'changed' | 'ended',
  of: Pick<Held, 'account_id' | 'name'>,
) => notifyOwners(tx, { account_id: of.account_id, kind: `api_${kind}`, by: signedIn(ctx).name, client: of.name });

const keyOf = (row: Held) => ({ account_id: row.account_id, client_id: row.id });

async function holdOpen(tx: Tx, id: string): Promise<Held> {
  const row = await holdClient(tx, id);
  if (row.revoked_at !== null) throw new Refusal('conflict');
  return row;
}

async function assertRoom(tx: Tx, accountId: string): Promise<void> {
  // Locks the account, so that concurrent calls cannot exceed the limit together.
  const account = await tx
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (account === undefined) throw invalidField('account_id', 'invalid');
  const { open } = await tx
    .selectFrom('oauth_clients')
    .select((of) => of.fn.countAll<number>().as('open'))
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (open >= mostClients) throw invalidField('name', 'too_many', { max: mostClients });
}

type Wanted = Body<Own['create']>;

/** The client created by an earlier call with this id. @throws Refusal conflict when the name differs */
async function madeBefore(ctx: Context, tx: Tx, accountId: string, { id, name }: Wanted): Promise<Told> {
  const there = await tx
    .selectFrom('oauth_clients')
    .select(['id', 'name'])
    .where('account_id', '=', accountId)
    .where('request_id', '=', id)
    .executeTakeFirstOrThrow();
  if (there.name !== name) throw new Refusal('conflict');
  return unchanged({ data: await showClient(tx, there.id, ctx.now()), secret: null });
}

/**
 * Creates a client of an account with its first secret. The client id is generated here, since it must be unique over
 * all accounts. Idempotent by the request id: a repeated call returns the client without a secret.
 * @throws Refusal conflict for an earlier request with another name, 422 `too_many`
 */
export async function createClient(ctx: Context, tx: Tx, accountId: string, wanted: Wanted): Promise<Told> {
  const { name, scopes } = wanted;
  await assertRoom(tx, accountId);
  const id = newId();
  const made = await tx
    .insertInto('oauth_clients')
    .values({
      account_id: accountId,
      id,
      request_id: wanted.id,
      name,
      scopes: [...new Set(scopes)],
      created_at: ctx.now(),
      created_by_name: signedIn(ctx).name,
      created_by: signedIn(ctx).userId,
    })
    .onConflict((conflict) => conflict.columns(['account_id', 'request_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made === undefined) return madeBefore(ctx, tx, accountId, wanted);
  const secret = await addSecret(tx, { account_id: accountId, client_id: id }, ctx.now());
  await tell(ctx, tx, 'created', { account_id: accountId, name });
  const data = await showClient(tx, id, ctx.now());
  return changed({ data, secret }, note(id, accountId, { after: { name, scopes } }));
}

/**
 * Renames a client, changes its scopes, or turns it on or off.
 * @throws Refusal not_found, conflict for a revoked one
 */
export async function updateClient(
  ctx: Context,
  tx: Tx,
  { params, body }: Named & { readonly body: Body<Own['update']> },
): Promise<Shown> {
  const row = await holdOpen(tx, params.id);
  const change = { name: body.name, scopes: [...new Set(body.scopes)], enabled: body.enabled };
  const before = { name: row.name, scopes: row.scopes, enabled: row.enabled };
  const same = (of: typeof before) => JSON.stringify([of.name, of.scopes.toSorted(), of.enabled]);
  if (same(before) === same(change)) return unchanged({ data: await showClient(tx, row.id, ctx.now()) });
  await tx
    .updateTable('oauth_clients')
    // Once turned on by hand, it no longer depends on its creator's login.
    .set(change.enabled ? { ...change, off_with_login: false } : change)
    .where('account_id', '=', row.account_id)
    .where('id', '=', row.id)
    .execute();
  await tell(ctx, tx, 'changed', row);
  const data = await showClient(tx, row.id, ctx.now());
  return changed({ data }, note(row.id, row.account_id, { before, after: change }));
}

/** Creates a new secret. The current one stays valid for the given hours. @throws Refusal not_found, conflict */
export async function rotateSecret(
  ctx: Context,
  tx: Tx,
  { params, body }: Named & { readonly body: Body<Own['rotate']> },
): Promise<Told> {
  const row = await holdOpen(tx, params.id);
  const endsAt = new Date(ctx.now().getTime() + body.overlap_hours * hourMs);
  await endSecrets(tx, keyOf(row), ctx.now(), endsAt);
  const secret = await addSecret(tx, keyOf(row), ctx.now());
  await tell(ctx, tx, 'secret', row);
  const data = await showClient(tx, row.id, ctx.now());
  return changed({ data, secret }, note(row.id, row.account_id, { after: { old_ends_at: endsAt.toISOString() } }));
}

/** Ends an old secret before its time. @throws Refusal not_found, conflict for the current one */
export async function endSecret(
  ctx: Context,
  tx: Tx,
  { params }: { readonly params: Params<Own['endSecret']> },
): Promise<Shown> {
  const row = await holdOpen(tx, params.id);
  const secrets = tx
    .selectFrom('oauth_client_secrets')
    .select('ends_at')
    .where('account_id', '=', row.account_id)
    .where('client_id', '=', row.id)
    .where('id', '=', params.secret);
  const secret = await secrets.executeTakeFirst();
  if (secret === undefined) throw new Refusal('not_found');
  // Without its current secret the client could not call at all; revoke it instead.
  if (secret.ends_at === null) throw new Refusal('conflict');
  if (secret.ends_at <= ctx.now()) return unchanged({ data: await showClient(tx, row.id, ctx.now()) });
  await tx
    .updateTable('oauth_client_secrets')
    .set({ ends_at: ctx.now() })
    .where('account_id', '=', row.account_id)
    .where('client_id', '=', row.id)
    .where('id', '=', params.secret)
    .execute();
  await tell(ctx, tx, 'ended', row);
  const data = await showClient(tx, row.id, ctx.now());
  return changed({ data }, note(row.id, row.account_id, { before: { ends_at: secret.ends_at.toISOString() } }));
}

/** Revokes a client for good. Idempotent. @throws Refusal not_found */
export async function revokeClient(
  ctx: Context,
  tx: Tx,
  { params, body }: Named & { readonly body: Body<Own['revoke']> },
): Promise<Shown> {
  const row = await holdClient(tx, params.id);
  if (row.revoked_at !== null) return unchanged({ data: await showClient(tx, row.id, ctx.now()) });
  await endSecrets(tx, keyOf(row), ctx.now(), ctx.now());
  await tx
    .updateTable('oauth_clients')
    .set({ revoked_at: ctx.now(), revoked_by_name: signedIn(ctx).name, revoke_reason: body.reason })
    .where('account_id', '=', row.account_id)
    .where('id', '=', row.id)
    .execute();
  await tell(ctx, tx, 'ended', row);
  const data = await showClient(tx, row.id, ctx.now());
  return changed({ data }, note(row.id, row.account_id, { after: { reason: body.reason } }));
}
