import { languages } from '@waybill/phrases';
import { signedIn, type Context } from '../../core/context.ts';
import type { Tx } from '../../core/database/database.ts';
import { addJob } from '../../core/jobs/define.ts';
import { sendMail } from '../../core/mail/mailer.ts';
import { Refusal } from '../../core/refusal.ts';
import { endSessionsOf } from '../../core/sessions/store.ts';
import { speakInMail } from '../../core/speak.ts';

type Holder = { readonly id: string; readonly name: string; readonly email: string; readonly language: string };

/** Tells the holder of a login that it was disabled, enabled, or removed. Reasons stay inside. */
async function mailHolder(ctx: Context, tx: Tx, holder: Holder, what: 'disabled' | 'enabled' | 'removed') {
  const say = speakInMail(languages.find((language) => language === holder.language) ?? 'en');
  await addJob(tx, sendMail, {
    to: holder.email,
    subject: say(`login_access.${what}_subject`),
    text: say(`login_access.${what}_body`, { name: holder.name, by: signedIn(ctx).name, link: ctx.services.publicUrl }),
  });
}

/** Ends everything by which somebody is logged in, or could log in without their password. */
async function endAccess(tx: Tx, id: string): Promise<string[]> {
  await endSessionsOf(tx, id);
  await tx.deleteFrom('password_resets').where('user_id', '=', id).execute();
  // The person knows the secrets of the API clients they created.
  const off = await tx
    .updateTable('oauth_clients')
    .set({ enabled: false, off_with_login: true })
    .where('created_by', '=', id)
    .where('enabled', '=', true)
    .where('revoked_at', 'is', null)
    .returning('id')
    .execute();
  return off.map((client) => client.id);
}

/**
 * Disables a login: sessions, "remember me" cookies, unfinished logins, and reset links end, the API clients that the
 * person created are switched off, and a mail tells them. The person's row must be locked.
 * @returns the ids of the API clients that were switched off
 * @throws Refusal own_login for one's own
 */
export async function disableLogin(ctx: Context, tx: Tx, holder: Holder, reason: string | null): Promise<string[]> {
  const { userId, name } = signedIn(ctx);
  if (holder.id === userId) throw new Refusal('own_login');
  await tx
    .updateTable('users')
    .set({ disabled_at: ctx.now(), disabled_by: name, disabled_reason: reason })
    .where('id', '=', holder.id)
    .execute();
  await mailHolder(ctx, tx, holder, 'disabled');
  return endAccess(tx, holder.id);
}

/**
 * Lets a disabled person log in again, and switches on the API clients that were switched off with the login. Sessions
 * stay ended.
 * @returns the ids of the API clients that were switched on
 */
export async function enableLogin(ctx: Context, tx: Tx, holder: Holder): Promise<string[]> {
  await tx
    .updateTable('users')
    .set({ disabled_at: null, disabled_by: null, disabled_reason: null })
    .where('id', '=', holder.id)
    .execute();
  await mailHolder(ctx, tx, holder, 'enabled');
  const on = await tx
    .updateTable('oauth_clients')
    .set({ enabled: true, off_with_login: false })
    .where('created_by', '=', holder.id)
    .where('off_with_login', '=', true)
    .where('revoked_at', 'is', null)
    .returning('id')
    .execute();
  return on.map((client) => client.id);
}

/** Ends the access of somebody who is being removed, and tells them at the address they had. */
export async function endRemovedLogin(ctx: Context, tx: Tx, holder: Holder): Promise<void> {
  await mailHolder(ctx, tx, holder, 'removed');
  await endAccess(tx, holder.id);
}
