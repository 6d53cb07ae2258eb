import { invitationDays, type AccountInvitation, type Body, type endpoints } from '@waybill/contract';
import { changed, runCommand, type Outcome } from '../../core/command.ts';
import { accountOf, signedIn, type Context } from '../../core/context.ts';
import type { Tx } from '../../core/database/database.ts';
import { reply, type Reply } from '../../core/http/binding.ts';
import { newId } from '../../core/ids.ts';
import { addJob } from '../../core/jobs/define.ts';
import { consume } from '../../core/limits.ts';
import { sendMail } from '../../core/mail/mailer.ts';
import { invalidField, Refusal } from '../../core/refusal.ts';
import { speak } from '../../core/speak.ts';
import { acrossAccounts } from '../session/index.ts';
import { invitationLink } from './invitation-link.ts';
import { invitationWire, lockInvitation, openInvitation, type InvitationRow } from './invitation-row.ts';
import { inviteLimit } from './limits.ts';
import { lockAccount } from './user-row.ts';

type Answer = { readonly data: AccountInvitation };
const dayMs = 86_400_000;

/** Nobody has a login with this address. @throws Refusal 422 `email_taken` */
async function assertNoLogin(tx: Tx, email: string): Promise<void> {
  const taken = await tx.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
  if (taken) throw invalidField('email', 'email_taken');
}

async function mailInvitation(ctx: Context, tx: Tx, row: InvitationRow): Promise<void> {
  const { name: account } = await tx
    .selectFrom('accounts')
    .select('name')
    .where('id', '=', row.account_id)
    .executeTakeFirstOrThrow();
  const say = speak(ctx.language);
  const link = invitationLink(ctx.services, row.id, row.expires_at);
  await addJob(tx, sendMail, {
    to: row.email,
    subject: say('account_users.mail_subject', { account }),
    text: say('account_users.mail_body', { inviter: row.invited_by, account, link, count: invitationDays }),
  });
}

/** When an invitation sent now is over. Links name whole seconds, so it ends on one. */
function freshDates(now: Date) {
  const expires = new Date(now.getTime() + invitationDays * dayMs);
  expires.setMilliseconds(0);
  return { sent_at: now, expires_at: expires };
}

const told = ({ email, account_role, expires_at }: InvitationRow) => ({ email, account_role, expires_at });

/**
 * Invites somebody by mail. An invitation that ran out is renewed instead of standing twice.
 * @throws Refusal 422 `email_taken` for an address with a login, `already_invited`; 429 after too many mails
 */
export async function invite(
  outer: Context,
  { body }: { readonly body: Body<typeof endpoints.accountUsers.invite> },
): Promise<Reply<Answer>> {
  const ctx = acrossAccounts(outer);
  const accountId = accountOf(ctx);
  await consume(ctx.services, inviteLimit(accountId));
  const answer = await runCommand(ctx, 'account_user.invited', async (tx): Promise<Outcome<Answer>> => {
    await lockAccount(tx, accountId);
    await assertNoLogin(tx, body.email);
    const open = await openInvitation(tx, accountId, body.email);
    if (open && open.expires_at > ctx.now()) throw invalidField('email', 'already_invited');
    const given = { account_role: body.account_role, invited_by: signedIn(ctx).name, ...freshDates(ctx.now()) };
    const row = open
      ? await tx
          .updateTable('account_invitations')
          .set(given)
          .where('account_id', '=', accountId)
          .where('id', '=', open.id)
          .returningAll()
          .executeTakeFirstOrThrow()
      : await tx
          .insertInto('account_invitations')
          .values({ account_id: accountId, id: newId(), email: body.email, created_at: ctx.now(), ...given })
          .returningAll()
          .executeTakeFirstOrThrow();
    await mailInvitation(ctx, tx, row);
    const data = invitationWire(row, ctx.now());
    return changed({ data }, { subject: 'invitation', subjectId: row.id, after: told(row) });
  });
  return reply(201, answer);
}

type ById = { readonly params: { readonly id: string } };

/**
 * Mails a fresh link, valid from now; the earlier one stops working.
 * @throws Refusal not_found; 422 `email_taken` when the person found another way in; 429 after too many mails
 */
export async function resendInvitation(outer: Context, { params }: ById): Promise<Answer> {
  const ctx = acrossAccounts(outer);
  const accountId = accountOf(ctx);
  await consume(ctx.services, inviteLimit(accountId));
  return runCommand(ctx, 'account_user.invitation_resent', async (tx) => {
    const before = await lockInvitation(tx, accountId, params.id);
    await assertNoLogin(tx, before.email);
    const row = await tx
      .updateTable('account_invitations')
      .set(freshDates(ctx.now()))
      .where('account_id', '=', accountId)
      .where('id', '=', before.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await mailInvitation(ctx, tx, row);
    const note = { subject: 'invitation', subjectId: row.id, before: told(before), after: told(row) };
    return changed({ data: invitationWire(row, ctx.now()) }, note);
  });
}

/** Takes an invitation back. @throws Refusal not_found, also for one that was accepted or taken back already */
export async function revokeInvitation(ctx: Context, tx: Tx, { params }: ById): Promise<Outcome<Answer>> {
  const accountId = accountOf(ctx);
  const row = await lockInvitation(tx, accountId, params.id);
  const { numUpdatedRows } = await tx
    .updateTable('account_invitations')
    .set({ revoked_at: ctx.now() })
    .where('account_id', '=', accountId)
    .where('id', '=', row.id)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Refusal('not_found');
  return changed(
    { data: invitationWire(row, ctx.now()) },
    { subject: 'invitation', subjectId: row.id, before: told(row), after: null },
  );
}
