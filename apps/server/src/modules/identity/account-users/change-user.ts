import type { AccountRole, AccountUser } from '@waybill/contract';
import { changed, runCommand, unchanged, type Outcome } from '../../../core/command.ts';
import { accountOf, signedIn, type Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { newSecret } from '../../../core/ids.ts';
import { lockPerson } from '../../../core/sessions/person.ts';
import {
  acrossAccounts,
  disableLogin,
  enableLogin,
  endRemovedLogin,
  hashPassword,
  mailRoles,
  notifyOwners,
} from '../session/index.ts';
import { assertOtherOwner, findUser, lockAccount } from './user-row.ts';

type Of<B = undefined> = { readonly params: { readonly id: string }; readonly body: B };
/** A person of the account with a locked row, and their language. */
type Locked = AccountUser & { readonly language: string };
type Answer = { readonly data: AccountUser };

/**
 * Changes one person of the caller's account with their row locked. Sessions belong to people, not accounts, so it uses
 * the database across accounts, and every query names the account.
 */
function changeUser(
  outer: Context,
  action: string,
  id: string,
  verb: (tx: Tx, user: Locked, accountId: string) => Promise<boolean>,
  reason: string | null = null,
): Promise<Answer> {
  const ctx = acrossAccounts(outer);
  const accountId = accountOf(ctx);
  return runCommand(ctx, action, async (tx): Promise<Outcome<Answer>> => {
    await lockAccount(tx, accountId);
    const before = await findUser(tx, accountId, id);
    const person = await lockPerson(tx, id);
    if (!(await verb(tx, { ...before, language: person?.language ?? 'en' }, accountId)))
      return unchanged({ data: before });
    const gone = action === 'account_user.removed';
    const after = gone ? before : await findUser(tx, accountId, id);
    const told = ({ name, email, account_role, disabled_at }: AccountUser) => ({
      name,
      email,
      account_role,
      disabled_at,
    });
    const note = {
      subject: 'user',
      subjectId: id,
      before: told(before),
      after: gone ? null : { ...told(after), ...(reason === null ? {} : { reason }) },
    };
    return changed({ data: after }, note);
  });
}

/** @throws Refusal not_found; last_owner when no other owner would be left */
export function changeRole(
  ctx: Context,
  { params, body }: Of<{ readonly account_role: AccountRole }>,
): Promise<Answer> {
  return changeUser(ctx, 'account_user.role_changed', params.id, async (tx, user, accountId) => {
    const person = await lockPerson(tx, user.id);
    if (person === undefined || user.account_role === body.account_role) return false;
    if (user.account_role === 'owner') await assertOtherOwner(tx, accountId, user.id);
    await tx
      .updateTable('users')
      .set({ account_role: body.account_role })
      .where('account_id', '=', accountId)
      .where('id', '=', user.id)
      .execute();
    if (body.account_role === 'owner' && signedIn(ctx).accountId === null) {
      await notifyOwners(tx, {
        account_id: accountId,
        kind: 'staff_owner',
        by: signedIn(ctx).name,
        client: user.email,
      });
    }
    await mailRoles(tx, person, { before: [user.account_role], after: [body.account_role] });
    return true;
  });
}

/**
 * Disables a login, see `disableLogin`.
 * @param reason given by staff; null from an owner
 * @throws Refusal not_found; last_owner; own_login
 */
export function disableUser(ctx: Context, { params }: Of, reason: string | null = null): Promise<Answer> {
  return changeUser(
    ctx,
    'account_user.disabled',
    params.id,
    async (tx, user, accountId) => {
      if (user.account_role === 'owner' && user.disabled_at === null) await assertOtherOwner(tx, accountId, user.id);
      const right = signedIn(ctx).accountId === null ? 'staff.accounts.write' : 'account.users.write';
      return (await disableLogin(ctx, tx, user, { reason, right })) !== null;
    },
    reason,
  );
}

/** Enables a disabled login. @throws Refusal not_found; login_held */
export function enableUser(ctx: Context, { params }: Of, reason: string | null = null): Promise<Answer> {
  return changeUser(
    ctx,
    'account_user.enabled',
    params.id,
    async (tx, user) => {
      if (user.disabled_at === null) return false;
      await enableLogin(ctx, tx, user);
      return true;
    },
    reason,
  );
}

/**
 * Removes a person for good. The row stays, since quotes and shipments reference it, but its address becomes free, so
 * that the person can be invited again.
 * @throws Refusal not_found; last_owner
 */
export async function removeUser(ctx: Context, { params }: Of): Promise<Answer> {
  const nobodys = await hashPassword(newSecret());
  return changeUser(ctx, 'account_user.removed', params.id, async (tx, user, accountId) => {
    if (user.account_role === 'owner') await assertOtherOwner(tx, accountId, user.id);
    await endRemovedLogin(ctx, tx, user);
    const now = ctx.now();
    await tx
      .updateTable('users')
      .set({
        email: `${user.id}@removed.invalid`,
        email_verified_at: null,
        password_hash: nobodys,
        subscriptions: [],
        disabled_at: user.disabled_at ?? now,
        removed_at: now,
      })
      .where('account_id', '=', accountId)
      .where('id', '=', user.id)
      .execute();
    await tx.deleteFrom('user_roles').where('user_id', '=', user.id).execute();
    return true;
  });
}
