import { isDeepStrictEqual } from 'node:util';
import type { Body, endpoints, StaffAccount } from '@waybill/contract';
import { changed, unchanged, type Outcome } from '../../../core/command.ts';
import { signedIn, type Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { invalidField, Refusal } from '../../../core/refusal.ts';
import { setCreditTerms } from '../../billing/credit-holds/index.ts';
import { accountDetails, replaceAddress, replaceBilling } from '../../identity/settings/index.ts';
import { assertPlaces } from '../../platform/places/index.ts';
import { mayOwn } from './sales-people.ts';
import { showAccount } from './show-account.ts';

type Verbs = typeof endpoints.staffAccounts;
type About<B> = { readonly params: { readonly id: string }; readonly body: B };
type Answer = Promise<Outcome<{ data: StaffAccount }>>;

/** Locks an account until the transaction ends. @throws Refusal not_found */
export async function lockAccountRow(tx: Tx, id: string) {
  const row = await tx
    .selectFrom('accounts')
    .select(['id', 'name', 'number', 'sales_owner', 'closed_at', 'closed_reason', 'merged_into'])
    .where('id', '=', id)
    .where('house', '=', false)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (row === undefined) throw new Refusal('not_found');
  return row;
}

const about = (id: string) => ({ subject: 'account', subjectId: id, accountId: id });

/**
 * Sets one address or both, each with its contact.
 * @throws Refusal not_found; conflict if somebody changed an address since; 422 to ask about a place that contradicts itself
 */
export async function changeContacts(
  ctx: Context,
  tx: Tx,
  { params, body: { place_confirmed: confirmed, version, ...body } }: About<Body<Verbs['contacts']>>,
): Answer {
  await lockAccountRow(tx, params.id);
  const { address, billing_address, version: now } = await accountDetails(tx, params.id, ctx.now());
  const before = { address, billing_address };
  const after = { ...before, ...body };
  if (isDeepStrictEqual(before, after)) return unchanged({ data: await showAccount(tx, params.id, ctx.now()) });
  if (now !== version) throw new Refusal('conflict');
  assertPlaces(body, confirmed);
  if (body.address !== undefined) await replaceAddress(tx, params.id, body.address);
  if (body.billing_address !== undefined) await replaceBilling(tx, params.id, body.billing_address);
  return changed({ data: await showAccount(tx, params.id, ctx.now()) }, { ...about(params.id), before, after });
}

/** Sets the sales owner of an account. @throws Refusal not_found; 422 for a person who cannot be one */
export async function assignOwner(ctx: Context, tx: Tx, { params, body }: About<Body<Verbs['owner']>>): Answer {
  const { sales_owner: before } = await lockAccountRow(tx, params.id);
  const show = async () => ({ data: await showAccount(tx, params.id, ctx.now()) });
  if (before === body.owner_id) return unchanged(await show());
  if (body.owner_id !== null && !(await mayOwn(tx, body.owner_id))) throw invalidField('owner_id', 'invalid');
  await tx.updateTable('accounts').set({ sales_owner: body.owner_id }).where('id', '=', params.id).execute();
  const note = { before: { sales_owner: before }, after: { sales_owner: body.owner_id } };
  return changed(await show(), { ...about(params.id), ...note });
}

/** Sets credit limit, terms, and grace period with a reason, and re-evaluates the hold. @throws Refusal not_found */
export async function changeTerms(ctx: Context, tx: Tx, { params, body }: About<Body<Verbs['terms']>>): Answer {
  await lockAccountRow(tx, params.id);
  const { reason, ...terms } = body;
  const { audit } = await setCreditTerms(ctx, tx, { params, body: terms });
  const note = [audit ?? []].flat()[0];
  const before = { ...(note?.before as object) };
  const after = { ...before, ...terms };
  if (isDeepStrictEqual(before, after)) return unchanged({ data: await showAccount(tx, params.id, ctx.now()) });
  return changed(
    { data: await showAccount(tx, params.id, ctx.now()) },
    { ...about(params.id), before, after: { ...after, reason } },
  );
}

/** Closes an account: it can neither quote nor book. @throws Refusal not_found; conflict if already closed */
export async function closeAccount(ctx: Context, tx: Tx, { params, body }: About<Body<Verbs['close']>>): Answer {
  const row = await lockAccountRow(tx, params.id);
  if (row.closed_at !== null) throw new Refusal('conflict');
  await tx
    .updateTable('accounts')
    .set({ closed_at: ctx.now(), closed_by_name: signedIn(ctx).name, closed_reason: body.reason })
    .where('id', '=', params.id)
    .execute();
  return changed(
    { data: await showAccount(tx, params.id, ctx.now()) },
    { ...about(params.id), before: { closed: false }, after: { closed: true, reason: body.reason } },
  );
}

/** Reopens a closed account. @throws Refusal not_found; conflict if it is open or was merged */
export async function reopenAccount(ctx: Context, tx: Tx, { params, body }: About<Body<Verbs['reopen']>>): Answer {
  const row = await lockAccountRow(tx, params.id);
  if (row.closed_at === null || row.merged_into !== null) throw new Refusal('conflict');
  await tx
    .updateTable('accounts')
    .set({ closed_at: null, closed_by_name: null, closed_reason: null })
    .where('id', '=', params.id)
    .execute();
  return changed(
    { data: await showAccount(tx, params.id, ctx.now()) },
    {
      ...about(params.id),
      before: { closed: true, closed_reason: row.closed_reason },
      after: { closed: false, reason: body.reason },
    },
  );
}
