import { emailTakeBackDays, type Body, type EmailChangeView, type endpoints, type Query } from '@waybill/contract';
import { changed, runCommand, unchanged } from '../../../../core/command.ts';
import { signedIn, type Context } from '../../../../core/context.ts';
import type { Db, Tx } from '../../../../core/database/database.ts';
import type { Wire } from '../../../../core/http/binding.ts';
import { newSecret } from '../../../../core/ids.ts';
import { addJob } from '../../../../core/jobs/define.ts';
import { consume } from '../../../../core/limits.ts';
import { Refusal } from '../../../../core/refusal.ts';
import { lockPerson } from '../../../../core/sessions/person.ts';
import { endSessionsOf } from '../../../../core/sessions/store.ts';
import { acrossAccounts } from '../across-accounts.ts';
import type { LockedPerson } from '../start-session.ts';
import { takeBackLimit } from '../limits.ts';
import { switchClientsOff } from '../login-access.ts';
import { mailTwoFactor } from '../login-changes.ts';
import { mailEmailRestored } from '../mails.ts';
import { hashPassword } from '../password.ts';
import { sendReset } from '../send-reset.ts';
import { clearTwoFactor } from '../two-factor/secret.ts';
import { isTakeBackLink } from './link.ts';
import { dropPending } from './pending.ts';

type Table = (typeof endpoints)['emailChanges'];
type ById = { readonly params: { readonly id: string } };
type Answer = { readonly data: EmailChangeView };
type Row = { readonly user_id: string; readonly old_email: string; readonly new_email: string } & {
  readonly id: string;
  readonly requested_at: Date;
  readonly confirmed_at: Date | null;
};

/** How long the old address can undo a confirmed change. */
export const takeBackLifetime = emailTakeBackDays * 24 * 60 * 60_000;

/** The change of a link. The same refusal for every reason, so that guessing links reveals nothing. */
async function changeBehind(ctx: Context, db: Db | Tx, id: string, signature: string): Promise<Row> {
  const row = await db
    .selectFrom('email_changes')
    .select(['id', 'user_id', 'old_email', 'new_email', 'requested_at', 'confirmed_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  const late = row?.confirmed_at && ctx.now().getTime() - row.confirmed_at.getTime() >= takeBackLifetime;
  if (row === undefined || late || !isTakeBackLink(ctx.services, id, signature)) throw new Refusal('link_expired');
  return row;
}

const wire = ({ old_email, new_email, confirmed_at }: Row): EmailChangeView => ({
  old_email,
  new_email,
  status: confirmed_at === null ? 'pending' : 'done',
});

/** A change as shown to the owner of the old address. @throws Refusal link_expired; 429 */
export async function showEmailChange(
  outer: Context,
  { params, query }: ById & { readonly query: Query<Table['show']> },
  { request, reply }: Wire,
): Promise<Answer> {
  const ctx = acrossAccounts(outer);
  void reply.headers(await consume(ctx.services, takeBackLimit(request.ip)));
  return { data: wire(await changeBehind(ctx, ctx.db, params.id, query.signature)) };
}

/**
 * Gives a login its old address back after a takeover. The attacker knows the password, so it stops working, every
 * session ends, and the old address is mailed a link for a new one. Anything the attacker could use later is removed: a
 * second factor, which would lock out the owner, API clients, invitations, and later address changes, whose links could
 * undo this.
 */
async function restore(ctx: Context, tx: Tx, person: LockedPerson, row: Row, nobodys: string): Promise<void> {
  await tx
    .updateTable('users')
    .set({ email: row.old_email, email_verified_at: ctx.now(), password_hash: nobodys })
    .where('id', '=', person.id)
    .execute();
  await tx
    .deleteFrom('email_changes')
    .where('user_id', '=', person.id)
    .where((of) => of.or([of('confirmed_at', 'is', null), of('confirmed_at', '>=', row.confirmed_at)]))
    .execute();
  await tx.deleteFrom('password_resets').where('user_id', '=', person.id).execute();
  await endSessionsOf(tx, person.id);
  if (person.two_factor_at !== null && person.two_factor_at >= row.requested_at) {
    await clearTwoFactor(tx, person.id);
    await mailTwoFactor(tx, { ...person, email: row.old_email }, 'off');
  }
  await switchClientsOff(tx, person, row.requested_at);
  for (const table of ['account_invitations', 'staff_invitations'] as const) {
    await tx
      .updateTable(table)
      .set({ revoked_at: ctx.now() })
      .where('invited_by_id', '=', person.id)
      .where('sent_at', '>=', row.requested_at)
      .where('accepted_at', 'is', null)
      .where('revoked_at', 'is', null)
      .execute();
  }
  await mailEmailRestored(tx, person, { old_email: row.old_email, new_email: person.email });
  await addJob(tx, sendReset, { email: row.old_email });
}

/** Whether the login still has the address of its latest change. It has not if it was removed from its account. */
async function stillThere(tx: Tx, person: LockedPerson): Promise<boolean> {
  const newest = await tx
    .selectFrom('email_changes')
    .select('new_email')
    .where('user_id', '=', person.id)
    .where('confirmed_at', 'is not', null)
    .orderBy('confirmed_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest?.new_email === person.email;
}

/**
 * Undoes a change of email by the link mailed to the old address, once: a pending change is dropped, one confirmed in
 * the last seven days is reverted.
 * @throws Refusal link_expired for a link that is altered, used, or too old, or when someone else has the old address
 */
export async function takeEmailChangeBack(
  outer: Context,
  { params, body }: ById & { readonly body: Body<Table['takeBack']> },
  { request, reply }: Wire,
): Promise<Answer> {
  const ctx = acrossAccounts(outer);
  void reply.headers(await consume(ctx.services, takeBackLimit(request.ip)));
  const { user_id: userId } = await changeBehind(ctx, ctx.db, params.id, body.signature);
  const nobodys = await hashPassword(newSecret());
  return runCommand(ctx, 'email.change_taken_back', async (tx) => {
    const person = await lockPerson(tx, userId);
    // Read again with the lock, since it may just have been confirmed or undone.
    const row = await changeBehind(ctx, tx, params.id, body.signature);
    if (person === undefined) throw new Refusal('link_expired');
    if (row.confirmed_at === null) await dropPending(tx, userId);
    else {
      const other = tx.selectFrom('users').select('id').where('email', '=', row.old_email);
      const taken = await other.where('id', '<>', userId).executeTakeFirst();
      if (taken || !(await stillThere(tx, person))) throw new Refusal('link_expired');
      await restore(ctx, tx, person, row, nobodys);
    }
    const note = { subject: 'user', subjectId: userId, accountId: person.account_id };
    const data = wire(row);
    return changed({ data }, { ...note, before: { email: person.email }, after: data });
  });
}

/** Cancels the caller's own pending email change, if any. */
export async function cancelEmailChange(outer: Context): Promise<undefined> {
  const ctx = acrossAccounts(outer);
  const { userId } = signedIn(ctx);
  await runCommand(ctx, 'email.change_canceled', async (tx) => {
    await lockPerson(tx, userId);
    const dropped = await dropPending(tx, userId);
    if (dropped === undefined) return unchanged(undefined);
    return changed(undefined, { subject: 'user', subjectId: userId, before: dropped });
  });
}
