import { asLanguage } from '@waybill/phrases';
import { z } from 'zod';
import type { Tx } from '../../../core/database/database.ts';
import { addJob, defineJob, handleJob } from '../../../core/jobs/define.ts';
import { letterFrom, type Letter } from '../../../core/mail/letter.ts';
import { sendMail } from '../../../core/mail/mailer.ts';
import { speakInMail } from '../../../core/speak.ts';
import type { LoginOwner } from './mails.ts';

type Kind = 'password_changed' | 'recovery_codes' | 'two_factor_on' | 'two_factor_off' | 'two_factor_reset';

/**
 * The address of a login, and its previous ones of the last days: an attacker who took over a login must not be the
 * only one who is notified. Old changes are deleted after that time.
 */
async function addressesOf(tx: Tx, { id, email }: LoginOwner): Promise<string[]> {
  const rows = await tx
    .selectFrom('email_changes')
    .select('old_email')
    .where('user_id', '=', id)
    .where('confirmed_at', 'is not', null)
    .execute();
  return [...new Set([email, ...rows.map((row) => row.old_email)])];
}

/**
 * Mails the owner of a login about a change, in case it was not them.
 * @param tx a transaction across accounts
 */
async function mailOwner(tx: Tx, owner: LoginOwner, mail: Letter) {
  for (const to of await addressesOf(tx, owner)) await addJob(tx, sendMail, { to, ...mail });
}

/** Notifies a person that their password, second factor, or recovery codes changed. */
export async function mailLoginChange(tx: Tx, owner: LoginOwner, kind: Kind): Promise<void> {
  const language = asLanguage(owner.language);
  const say = speakInMail(language);
  const told = letterFrom(language, {
    subject: say(`session.mail_${kind}_subject`),
    body: () => say(`session.mail_${kind}_body`, { name: owner.name }),
  });
  await mailOwner(tx, owner, told);
}

/** Notifies a person that their second factor was turned on or off, or reset by staff. */
export async function mailTwoFactor(tx: Tx, owner: LoginOwner, turned: 'on' | 'off' | 'reset'): Promise<void> {
  await mailLoginChange(tx, owner, `two_factor_${turned}`);
}

type Roles = { readonly before: readonly string[]; readonly after: readonly string[] };

/** Notifies a person of their current roles, as staff or in their account. */
export async function mailRoles(tx: Tx, owner: LoginOwner, { before, after }: Roles): Promise<void> {
  const language = asLanguage(owner.language);
  const say = speakInMail(language);
  const named = (roles: readonly string[]) =>
    roles.map((role) => say(`roles.${role}` as 'roles.owner')).join(', ') || say('session.mail_no_roles');
  const told = letterFrom(language, {
    subject: say('session.mail_roles_subject'),
    body: () => say('session.mail_roles_body', { name: owner.name, before: named(before), after: named(after) }),
  });
  await mailOwner(tx, owner, told);
}

const ownersMail = z.object({
  account_id: z.string(),
  kind: z.enum([
    'api_created',
    'api_secret',
    'api_changed',
    'api_ended',
    'api_off',
    'api_on',
    'staff_invited',
    'staff_owner',
  ]),
  by: z.string(),
  /** Name of the API client, or email of the person. */
  client: z.string(),
});

/** Notifies every owner of an account of changes to people or API clients. */
const mailOwners = defineJob('account.mail_owners', ownersMail);

/** Mails the owners of an account after the transaction commits. Also works in a transaction of that account alone. */
export async function notifyOwners(tx: Tx, told: z.infer<typeof ownersMail>): Promise<void> {
  await addJob(tx, mailOwners, told);
}

export const mailOwnersJob = handleJob(mailOwners, async (ctx, { account_id: accountId, kind, by, client }) => {
  await ctx.services.database.staff.transaction().execute(async (tx) => {
    const owners = await tx
      .selectFrom('users')
      .select(['id', 'name', 'email', 'language'])
      .where('account_id', '=', accountId)
      .where('account_role', '=', 'owner')
      .where('disabled_at', 'is', null)
      .orderBy('id')
      .execute();
    for (const owner of owners) {
      const language = asLanguage(owner.language);
      const say = speakInMail(language);
      const told = letterFrom(language, {
        subject: say(`session.mail_${kind}_subject`, { client }),
        body: () => say(`session.mail_${kind}_body`, { name: owner.name, by, client }),
      });
      await mailOwner(tx, owner, told);
    }
  });
});
