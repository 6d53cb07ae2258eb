import type { Answer, Body, endpoints } from '@waybill/contract';
import { changed, runCommand } from '../../../core/command.ts';
import type { Context } from '../../../core/context.ts';
import type { Wire } from '../../../core/http/binding.ts';
import { consume } from '../../../core/limits.ts';
import { invalidField } from '../../../core/refusal.ts';
import { rememberDevice } from '../../../core/sessions/known-device.ts';
import { lockPerson, personByEmail } from '../../../core/sessions/person.ts';
import { endSessionsOf } from '../../../core/sessions/store.ts';
import { speak } from '../../../core/speak.ts';
import { acrossAccounts } from './across-accounts.ts';
import type { LockedPerson } from './start-session.ts';
import { resetLimit } from './limits.ts';
import { mailLoginChange } from './login-changes.ts';
import { hashPassword } from './password.ts';
import { isResetToken, useResetToken } from './reset-token.ts';

type Reset = (typeof endpoints)['session']['resetPassword'];

async function replacePassword(ctx: Context, body: Body<Reset>, passwordHash: string): Promise<LockedPerson> {
  const known = await personByEmail(ctx.db, body.email);
  return runCommand(ctx, 'password.reset', async (tx) => {
    const person = known && (await lockPerson(tx, known.id));
    if (!person || person.disabled_at !== null || !(await useResetToken(tx, person.id, body.token, ctx.now()))) {
      throw invalidField('email', 'reset_token_invalid');
    }
    await tx
      .updateTable('users')
      .set({ password_hash: passwordHash, password_changed_at: ctx.now() })
      .where('id', '=', person.id)
      .execute();
    await endSessionsOf(tx, person.id);
    await mailLoginChange(tx, person, 'password_changed');
    return changed(person, { subject: 'user', subjectId: person.id, accountId: person.account_id });
  });
}

/**
 * Tells whether a mailed token can still set a password, before one is typed.
 * @throws Refusal 429 under `email`, as `resetPassword` does
 */
export async function checkResetToken(
  outer: Context,
  { body }: { readonly body: Body<(typeof endpoints)['session']['checkResetToken']> },
  { request, reply }: Wire,
): Promise<{ data: { works: boolean } }> {
  const ctx = acrossAccounts(outer);
  void reply.headers(await consume(ctx.services, resetLimit(request.ip)));
  const known = await personByEmail(ctx.db, body.email);
  const works =
    known !== undefined && known.disabled_at === null && (await isResetToken(ctx.db, known.id, body.token, ctx.now()));
  return { data: { works } };
}

/**
 * Sets a new password by a mailed token. Ends every session and "remember me" cookie of the person.
 * @throws Refusal 422 under `email` for a token of another address, or one that is used or older than 60 minutes
 */
export async function resetPassword(
  outer: Context,
  { body }: { readonly body: Body<Reset> },
  { request, reply }: Wire,
): Promise<Answer<Reset>> {
  const ctx = acrossAccounts(outer);
  void reply.headers(await consume(ctx.services, resetLimit(request.ip)));
  const person = await replacePassword(ctx, body, await hashPassword(body.password));
  // A person who reads the mail counts as a known browser, so others' wrong passwords cannot lock them out. Not with a
  // second factor: each browser that resets the password would allow new guesses at it.
  if (person.two_factor_at === null) rememberDevice(ctx.services, request, reply, person.id);
  const message = speak(ctx.language)('session.password_was_reset');
  return { message, status: message };
}
