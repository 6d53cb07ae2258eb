import { createHash } from 'node:crypto';
import type { NewAccount, StaffAccount } from '@waybill/contract';
import { changed, unchanged, type Outcome } from '../../../core/command.ts';
import { signedIn, type Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { reply, type Reply } from '../../../core/http/binding.ts';
import { invalidField, Refusal } from '../../../core/refusal.ts';
import { assertNoLogin, putInvitation } from '../../identity/account-users/index.ts';
import { accountRow } from '../../quoting/sign-up/index.ts';
import { assertPlaces } from '../../platform/places/index.ts';
import { mayOwn } from './sales-people.ts';
import { showAccount } from './show-account.ts';

type Answer = Reply<{ data: StaffAccount }>;

/** Result of an earlier call with the same id. @throws Refusal conflict for an id that was used for something else */
async function madeBefore(ctx: Context, tx: Tx, id: string, hash: Buffer): Promise<Outcome<Answer> | null> {
  const row = await tx
    .selectFrom('account_openings')
    .select(['request_hash', 'account_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return null;
  if (!hash.equals(row.request_hash)) throw new Refusal('conflict');
  return unchanged(reply(201, { data: await showAccount(tx, row.account_id, ctx.now()) }));
}

/** Reserves the id for the new account. @returns false when a concurrent call with the same id was first */
async function claim(ctx: Context, tx: Tx, id: string, hash: Buffer, accountId: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows: inserted } = await tx
    .insertInto('account_openings')
    .values({ id, request_hash: hash, account_id: accountId, by_id: signedIn(ctx).userId, created_at: ctx.now() })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow();
  return inserted === 1n;
}

/**
 * Opens an account for a company and invites its primary contact as its owner, who sets a password and accepts the
 * disclaimer with the invitation. Idempotent by id.
 * @throws Refusal forbidden for terms that the caller may not set; 422 `email_taken` when the person has a login,
 *   and to ask about a place that contradicts itself; conflict
 */
export async function createAccount(
  ctx: Context,
  tx: Tx,
  { body }: { readonly body: NewAccount },
): Promise<Outcome<Answer>> {
  const hash = createHash('sha256').update(JSON.stringify(body)).digest();
  const before = await madeBefore(ctx, tx, body.id, hash);
  if (before !== null) return before;
  if (body.terms !== null && !signedIn(ctx).abilities.has('staff.accounts.terms')) throw new Refusal('forbidden');
  if (body.sales_owner !== null && !(await mayOwn(tx, body.sales_owner))) throw invalidField('sales_owner', 'invalid');
  const { address, accounting_address } = body;
  assertPlaces({ address, accounting_address }, body.place_confirmed);
  await assertNoLogin(tx, body.email);
  const row = accountRow(body, ctx.now());
  await tx
    .insertInto('accounts')
    .values({ ...row, ...body.terms, sales_owner: body.sales_owner })
    .execute();
  if (!(await claim(ctx, tx, body.id, hash, row.id))) {
    const other = await madeBefore(ctx, tx, body.id, hash);
    if (other === null) throw new Refusal('conflict');
    return other;
  }
  const { currency: _, ...preferences } = body.preferences;
  await putInvitation(ctx, tx, row.id, { email: body.email, account_role: 'owner' }, preferences);
  const after = { company: body.company, owner: body.email, sales_owner: body.sales_owner, terms: body.terms };
  return changed(reply(201, { data: await showAccount(tx, row.id, ctx.now()) }), {
    subject: 'account',
    subjectId: row.id,
    accountId: row.id,
    after,
  });
}
