import type { Answer, Body, endpoints } from '@waybill/contract';
import { changed, runCommand } from '../../../core/command.ts';
import { signedIn, type Context, type UserActor } from '../../../core/context.ts';
import type { Wire } from '../../../core/http/binding.ts';
import { consume, forget } from '../../../core/limits.ts';
import { invalidField } from '../../../core/refusal.ts';
import { sentRemember } from '../../../core/sessions/cookies.ts';
import { lockPerson } from '../../../core/sessions/person.ts';
import { readRemember } from '../../../core/sessions/remember.ts';
import { endSessionsOf } from '../../../core/sessions/store.ts';
import { acrossAccounts } from './across-accounts.ts';
import { assertOwnPassword } from './own-password.ts';
import { ownPasswordLimit } from './limits.ts';
import { mailLoginChange } from './login-changes.ts';
import { hashPassword } from './password.ts';

type UpdatePassword = (typeof endpoints)['session']['updatePassword'];

async function replacePassword(ctx: Context, actor: UserActor, checked: string, next: string, series: string | null) {
  await runCommand(ctx, 'password.changed', async (tx) => {
    const person = await lockPerson(tx, actor.userId);
    // Another session may have changed the password while it was being verified.
    if (person?.password_hash !== checked) throw invalidField('current_password', 'current_password_mismatch');
    await tx
      .updateTable('users')
      .set({ password_hash: next, password_changed_at: ctx.now() })
      .where('id', '=', actor.userId)
      .execute();
    await tx.deleteFrom('password_resets').where('user_id', '=', actor.userId).execute();
    await endSessionsOf(tx, actor.userId, { session: actor.session, series });
    await mailLoginChange(tx, person, 'password_changed');
    return changed(undefined, { subject: 'user', subjectId: actor.userId });
  });
}

/**
 * Changes the password. This session continues; all others of the person end, with their "remember me" cookies.
 * @throws Refusal 422 under `current_password` when that is wrong
 * @throws Refusal 429 under `current_password` after too many attempts
 */
export async function updatePassword(
  outer: Context,
  { body }: { readonly body: Body<UpdatePassword> },
  { request, reply }: Wire,
): Promise<Answer<UpdatePassword>> {
  const ctx = acrossAccounts(outer);
  const actor = signedIn(ctx);
  const limit = ownPasswordLimit(actor.userId, 'current_password');
  void reply.headers(await consume(ctx.services, limit));
  const checked = await assertOwnPassword(ctx, body.current_password, 'current_password');
  const series = readRemember(sentRemember(request))?.series ?? null;
  await replacePassword(ctx, actor, checked, await hashPassword(body.password), series);
  await forget(ctx.services, limit);
  return '';
}
