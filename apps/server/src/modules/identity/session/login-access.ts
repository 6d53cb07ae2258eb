import { asLanguage } from '@waybill/phrases';
import { signedIn, type Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { addJob } from '../../../core/jobs/define.ts';
import { letterFrom } from '../../../core/mail/letter.ts';
import { sendMail } from '../../../core/mail/mailer.ts';
import { Refusal } from '../../../core/refusal.ts';
import { endSessionsOf } from '../../../core/sessions/store.ts';
import { speakInMail } from '../../../core/speak.ts';
import { notifyOwners } from './login-changes.ts';

type Holder = { readonly id: string; readonly name: string; readonly email: string; readonly language: string };

/** Notifies the holder that their login was disabled, enabled, or removed. Reasons are not included. */
async function mailHolder(ctx: Context, tx: Tx, holder: Holder, what: 'disabled' | 'enabled' | 'removed') {
  const language = asLanguage(holder.language);
  const say = speakInMail(language);
  const told = letterFrom(language, {
    subject: say(`login_access.${what}_subject`),
    body: (link) => say(`login_access.${what}_body`, { name: holder.name, by: signedIn(ctx).name, link }),
    button: { label: say('login_access.enabled_button'), link: ctx.services.publicUrl },
  });
  await addJob(tx, sendMail, { to: holder.email, ...told });
}

type Switched = { readonly id: string; readonly account_id: string; readonly name: string };

/** Notifies the owners of the affected accounts. @returns the ids of the API clients */
async function tellOfClients(tx: Tx, by: string, kind: 'api_off' | 'api_on', clients: readonly Switched[]) {
  for (const { account_id, name } of clients) await notifyOwners(tx, { account_id, kind, by, client: name });
  return clients.map(({ id }) => id);
}

/**
 * Turns off the API clients that a person created, since they know the secrets, and notifies the owners of the
 * accounts.
 * @param since leaves older clients on
 * @returns the ids of the API clients
 */
export async function switchClientsOff(
  tx: Tx,
  creator: { readonly id: string; readonly name: string },
  since = new Date(0),
): Promise<string[]> {
  const off = await tx
    .updateTable('oauth_clients')
    .set({ enabled: false, off_with_login: true })
    .where('created_by', '=', creator.id)
    .where('created_at', '>=', since)
    .where('enabled', '=', true)
    .where('revoked_at', 'is', null)
    .returning(['id', 'account_id', 'name'])
    .execute();
  return tellOfClients(tx, creator.name, 'api_off', off);
}

/** Ends all sessions, and any way to sign in without the password. */
async function endAccess(tx: Tx, holder: Holder): Promise<string[]> {
  await endSessionsOf(tx, holder.id);
  await tx.deleteFrom('password_resets').where('user_id', '=', holder.id).execute();
  return switchClientsOff(tx, holder);
}

/** Abilities that can disable and enable logins, lowest first. */
const rights = ['account.users.write', 'staff.accounts.write', 'staff.users'] as const;
type Right = (typeof rights)[number];

const rankOf = (right: string | null): number => rights.findIndex((one) => one === right);

async function stateOf(tx: Tx, id: string) {
  return tx
    .selectFrom('users')
    .select(['disabled_at', 'disabled_right'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

type Disabling = {
  /** Given by staff; null from an owner. */
  readonly reason: string | null;
  /** The ability used. Enabling requires the same or a higher one. */
  readonly right: Right;
};

/**
 * Disables a login: ends sessions, "remember me" cookies, unfinished logins, and reset links, turns off the API clients
 * that the person created, and notifies them by mail. The person's row must be locked. A login already disabled with a
 * lower ability is upgraded to the higher one.
 * @returns the ids of the API clients turned off; null when it was already disabled with the same or a higher ability
 * @throws Refusal own_login for the caller's own login
 */
export async function disableLogin(
  ctx: Context,
  tx: Tx,
  holder: Holder,
  { reason, right }: Disabling,
): Promise<string[] | null> {
  const { userId, name } = signedIn(ctx);
  if (holder.id === userId) throw new Refusal('own_login');
  const before = await stateOf(tx, holder.id);
  if (before.disabled_at !== null && rankOf(before.disabled_right) >= rankOf(right)) return null;
  await tx
    .updateTable('users')
    .set({
      disabled_at: before.disabled_at ?? ctx.now(),
      disabled_by: name,
      disabled_reason: reason,
      disabled_right: right,
    })
    .where('id', '=', holder.id)
    .execute();
  if (before.disabled_at === null) await mailHolder(ctx, tx, holder, 'disabled');
  return endAccess(tx, holder);
}

/**
 * Enables a login, and turns on the API clients that were turned off with it. Sessions stay ended.
 * @returns the ids of the API clients turned on
 * @throws Refusal login_held when it was disabled with a higher ability than the caller has
 */
export async function enableLogin(ctx: Context, tx: Tx, holder: Holder): Promise<string[]> {
  const { abilities } = signedIn(ctx);
  const { disabled_right: right } = await stateOf(tx, holder.id);
  if (rights.findLastIndex((one) => abilities.has(one)) < rankOf(right)) throw new Refusal('login_held');
  await tx
    .updateTable('users')
    .set({ disabled_at: null, disabled_by: null, disabled_reason: null, disabled_right: null })
    .where('id', '=', holder.id)
    .execute();
  await mailHolder(ctx, tx, holder, 'enabled');
  const on = await tx
    .updateTable('oauth_clients')
    .set({ enabled: true, off_with_login: false })
    .where('created_by', '=', holder.id)
    .where('off_with_login', '=', true)
    .where('revoked_at', 'is', null)
    .returning(['id', 'account_id', 'name'])
    .execute();
  return tellOfClients(tx, holder.name, 'api_on', on);
}

/** Ends the access of a person who is being removed, and notifies their previous address. */
export async function endRemovedLogin(ctx: Context, tx: Tx, holder: Holder): Promise<void> {
  await mailHolder(ctx, tx, holder, 'removed');
  await endAccess(tx, holder);
}
