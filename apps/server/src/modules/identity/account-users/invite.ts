import { invitationDays, type AccountInvitation, type Body, type endpoints } from '@waybill/contract';
import { languages, type Language } from '@waybill/phrases';
import { changed, runCommand, type Outcome } from '../../../core/command.ts';
import { accountOf, signedIn, type Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { reply, type Reply } from '../../../core/http/binding.ts';
import { newId } from '../../../core/ids.ts';
import { addJob } from '../../../core/jobs/define.ts';
import { consume } from '../../../core/limits.ts';
import { letterFrom } from '../../../core/mail/letter.ts';
import { sendMail } from '../../../core/mail/mailer.ts';
import { invalidField, Refusal } from '../../../core/refusal.ts';
import { speakInMail } from '../../../core/speak.ts';
import { acrossAccounts, notifyOwners } from '../session/index.ts';
import { invitationLink } from './invitation-link.ts';
import { invitationWire, lockInvitation, openInvitation, type InvitationRow } from './invitation-row.ts';
import { inviteDayLimit, inviteLimit } from './limits.ts';
import { lockAccount } from './user-row.ts';
import { isOver, senderOf } from '../../../core/sessions/stopped-invitation.ts';

type Answer = { readonly data: AccountInvitation };
const dayMs = 86_400_000;

/** Whether the caller is staff acting for an account, rather than one of its own people. */
const isStaffs = (ctx: Context): boolean => signedIn(ctx).accountId === null;

/** Counts one invitation mail. @throws Refusal 429 after too many in an hour or a day */
async function countInvitation(ctx: Context, accountId: string): Promise<void> {
  for (const limit of [inviteLimit(accountId), inviteDayLimit(accountId)]) await consume(ctx.services, limit);
}

/** Checks that no login uses this address. @throws Refusal 422 `email_taken` */
export async function assertNoLogin(tx: Tx, email: string): Promise<void> {
  const taken = await tx.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
  if (taken) throw invalidField('email', 'email_taken');
}

/** The language that staff chose for the person, else the inviter's language. */
function languageFor(ctx: Context, { preferences }: InvitationRow): Language {
  const told = (preferences as { readonly language?: string } | null)?.language;
  return languages.find((one) => one === told) ?? ctx.language;
}

async function mailInvitation(ctx: Context, tx: Tx, row: InvitationRow): Promise<void> {
  const { name: account } = await tx
    .selectFrom('accounts')
    .select('name')
    .where('id', '=', row.account_id)
    .executeTakeFirstOrThrow();
  const language = languageFor(ctx, row);
  const say = speakInMail(language);
  const words = { inviter: row.invited_by, account, count: invitationDays };
  const told = letterFrom(language, {
    subject: say('account_users.mail_subject', words),
    body: (link) => say('account_users.mail_body', { ...words, link }),
    button: {
      label: say('account_users.mail_button'),
      link: invitationLink(ctx.services, row.id, row.expires_at, language),
    },
  });
  await addJob(tx, sendMail, { to: row.email, ...told });
}

/** Dates of an invitation sent now. Links use whole seconds, so the expiry is rounded to one. */
function freshDates(now: Date) {
  const expires = new Date(now.getTime() + invitationDays * dayMs);
  expires.setMilliseconds(0);
  return { sent_at: now, expires_at: expires };
}

type Invited = Body<typeof endpoints.accountUsers.invite>;

function newInvitation(
  ctx: Context,
  tx: Tx,
  accountId: string,
  { email, account_role }: Invited,
  preferences: object | null = null,
): Promise<InvitationRow> {
  return tx
    .insertInto('account_invitations')
    .values({
      account_id: accountId,
      id: newId(),
      email,
      account_role,
      ...senderOf(ctx),
      preferences: preferences === null ? null : JSON.stringify(preferences),
      created_at: ctx.now(),
      ...freshDates(ctx.now()),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Invites the first person of a new account, in its transaction.
 * @param preferences initial preferences when they accept
 */
export async function putInvitation(
  ctx: Context,
  tx: Tx,
  accountId: string,
  body: Invited,
  preferences: object,
): Promise<void> {
  await mailInvitation(ctx, tx, await newInvitation(ctx, tx, accountId, body, preferences));
}

const told = ({ email, account_role, expires_at }: InvitationRow) => ({ email, account_role, expires_at });

/**
 * Invites a person by mail. Renews an expired invitation instead of adding a second one.
 * @throws Refusal 422 `email_taken` for an address with a login, `already_invited`; 429 after too many mails
 */
export async function invite(
  outer: Context,
  { body }: { readonly body: Body<typeof endpoints.accountUsers.invite> },
): Promise<Reply<Answer>> {
  const ctx = acrossAccounts(outer);
  const accountId = accountOf(ctx);
  await countInvitation(ctx, accountId);
  const answer = await runCommand(ctx, 'account_user.invited', async (tx): Promise<Outcome<Answer>> => {
    await lockAccount(tx, accountId);
    await assertNoLogin(tx, body.email);
    const open = await openInvitation(tx, accountId, body.email);
    if (open && !isOver(open, ctx.now())) throw invalidField('email', 'already_invited');
    const given = { account_role: body.account_role, ...senderOf(ctx), ...freshDates(ctx.now()) };
    const row = open
      ? await tx
          .updateTable('account_invitations')
          .set(given)
          .where('account_id', '=', accountId)
          .where('id', '=', open.id)
          .returningAll()
          .executeTakeFirstOrThrow()
      : await newInvitation(ctx, tx, accountId, body);
    await mailInvitation(ctx, tx, row);
    // The owners are notified when staff invite someone.
    if (isStaffs(ctx)) {
      await notifyOwners(tx, {
        account_id: accountId,
        kind: 'staff_invited',
        by: signedIn(ctx).name,
        client: row.email,
      });
    }
    const data = invitationWire(row, ctx.now());
    return changed({ data }, { subject: 'invitation', subjectId: row.id, after: told(row) });
  });
  return reply(201, answer);
}

type ById = { readonly params: { readonly id: string } };

/**
 * Mails a new link; the previous one stops working.
 * @throws Refusal not_found; 422 `email_taken` when the person got a login otherwise; 429 after too many mails
 */
export async function resendInvitation(outer: Context, { params }: ById): Promise<Answer> {
  const ctx = acrossAccounts(outer);
  const accountId = accountOf(ctx);
  await countInvitation(ctx, accountId);
  return runCommand(ctx, 'account_user.invitation_resent', async (tx) => {
    const before = await lockInvitation(tx, accountId, params.id);
    await assertNoLogin(tx, before.email);
    const row = await tx
      .updateTable('account_invitations')
      .set({ ...senderOf(ctx), ...freshDates(ctx.now()) })
      .where('account_id', '=', accountId)
      .where('id', '=', before.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await mailInvitation(ctx, tx, row);
    const note = { subject: 'invitation', subjectId: row.id, before: told(before), after: told(row) };
    return changed({ data: invitationWire(row, ctx.now()) }, note);
  });
}

/** Revokes an invitation. @throws Refusal not_found, also if it was accepted or revoked */
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
