import {
  staffInvitationDays,
  type Body,
  type endpoints,
  type StaffInvitation,
  type StaffRole,
} from '@waybill/contract';
import { changed, runCommand, type Outcome } from '../../../core/command.ts';
import { signedIn, type Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { takenKey } from '../../../core/database/taken-key.ts';
import { reply, type Reply } from '../../../core/http/binding.ts';
import { newId } from '../../../core/ids.ts';
import { addJob } from '../../../core/jobs/define.ts';
import { consume } from '../../../core/limits.ts';
import { letterFrom } from '../../../core/mail/letter.ts';
import { sendMail } from '../../../core/mail/mailer.ts';
import { invalidField } from '../../../core/refusal.ts';
import { rolesOf } from '../../../core/sessions/person.ts';
import { speakInMail } from '../../../core/speak.ts';
import { assertFreshPassword } from '../session/index.ts';
import {
  invitationWire,
  joinLink,
  lockInvitation,
  openInvitationOf,
  type StaffInvitationRow,
} from './invitation-row.ts';
import { staffInviteLimit } from './limits.ts';
import { isOver, senderOf } from '../../../core/sessions/stopped-invitation.ts';

type Answer = { readonly data: StaffInvitation };
type ById = { readonly params: { readonly id: string } };
const dayMs = 86_400_000;
const subject = 'staff_invitation';

/** Checks that no login uses this address. @throws Refusal 422 `email_taken` */
async function assertNoLogin(tx: Tx, email: string): Promise<void> {
  const taken = await tx.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
  if (taken) throw invalidField('email', 'email_taken');
}

async function mailInvitation(ctx: Context, tx: Tx, row: StaffInvitationRow): Promise<void> {
  const say = speakInMail(ctx.language);
  const roles = rolesOf(row.roles)
    .map((role: StaffRole) => say(`roles.${role}`))
    .join(', ');
  const told = letterFrom(ctx.language, {
    subject: say('staff_roles.mail_subject'),
    body: (link) => say('staff_roles.mail_body', { inviter: row.invited_by, roles, link, count: staffInvitationDays }),
    button: { label: say('staff_roles.mail_button'), link: joinLink(ctx.services, row, ctx.language) },
  });
  await addJob(tx, sendMail, { to: row.email, ...told });
}

/** Dates of an invitation sent now. Links use whole seconds, so the expiry is rounded to one. */
function freshDates(now: Date) {
  const expires = new Date(now.getTime() + staffInvitationDays * dayMs);
  expires.setMilliseconds(0);
  return { sent_at: now, expires_at: expires };
}

const told = ({ email, roles }: StaffInvitationRow) => ({ email, roles });

/**
 * Invites a person to the staff by mail. Renews an expired invitation instead of adding a second one.
 * @throws Refusal 423 without a recent password confirmation; 422 `email_taken` for an address with a login,
 *   `already_invited`; 429 after too many mails
 */
export async function inviteStaff(
  ctx: Context,
  { body }: { readonly body: Body<typeof endpoints.roleManagement.invite> },
): Promise<Reply<Answer>> {
  await assertFreshPassword(ctx);
  await consume(ctx.services, staffInviteLimit(signedIn(ctx).userId));
  const invited = runCommand(ctx, 'staff.invited', async (tx): Promise<Outcome<Answer>> => {
    await assertNoLogin(tx, body.email);
    const open = await openInvitationOf(tx, body.email);
    if (open && !isOver(open, ctx.now())) throw invalidField('email', 'already_invited');
    const given = { roles: rolesOf(body.roles), ...senderOf(ctx), ...freshDates(ctx.now()) };
    const row = open
      ? await tx
          .updateTable('staff_invitations')
          .set(given)
          .where('id', '=', open.id)
          .returningAll()
          .executeTakeFirstOrThrow()
      : await tx
          .insertInto('staff_invitations')
          .values({ id: newId(), email: body.email, created_at: ctx.now(), ...given })
          .returningAll()
          .executeTakeFirstOrThrow();
    await mailInvitation(ctx, tx, row);
    const note = { subject, subjectId: row.id, after: { ...told(row), reason: body.reason } };
    return changed({ data: invitationWire(row, ctx.now()) }, note);
  });
  return reply(201, await invited.catch(invitedTwice));
}

/** Handles the race of two invitations to one address: the unique index rejects the second. */
function invitedTwice(error: unknown): never {
  throw takenKey(error) === 'staff_invitations_open' ? invalidField('email', 'already_invited') : error;
}

/**
 * Mails a new link; the previous one stops working.
 * @throws Refusal 423 without a recent password confirmation; not_found; 422 `email_taken`; 429 after too many mails
 */
export async function resendStaffInvitation(ctx: Context, { params }: ById): Promise<Answer> {
  await assertFreshPassword(ctx);
  await consume(ctx.services, staffInviteLimit(signedIn(ctx).userId));
  return runCommand(ctx, 'staff.invitation_resent', async (tx) => {
    const before = await lockInvitation(tx, params.id);
    await assertNoLogin(tx, before.email);
    const row = await tx
      .updateTable('staff_invitations')
      .set({ ...senderOf(ctx), ...freshDates(ctx.now()) })
      .where('id', '=', before.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await mailInvitation(ctx, tx, row);
    return changed({ data: invitationWire(row, ctx.now()) }, { subject, subjectId: row.id, after: told(row) });
  });
}

/** Revokes an invitation. @throws Refusal not_found, also if it was accepted or revoked */
export async function revokeStaffInvitation(ctx: Context, tx: Tx, { params }: ById): Promise<Outcome<Answer>> {
  const row = await lockInvitation(tx, params.id);
  await tx.updateTable('staff_invitations').set({ revoked_at: ctx.now() }).where('id', '=', row.id).execute();
  return changed({ data: invitationWire(row, ctx.now()) }, { subject, subjectId: row.id, before: told(row) });
}
