import type { Answer, Body, endpoints, Query } from '@waybill/contract';
import { changed, runCommand } from '../../../core/command.ts';
import { signedIn, type Context } from '../../../core/context.ts';
import type { Wire } from '../../../core/http/binding.ts';
import { consume, forget } from '../../../core/limits.ts';
import { acrossAccounts } from './across-accounts.ts';
import { isPasswordFresh } from './fresh-password.ts';
import { ownPasswordLimit } from './limits.ts';
import { assertOwnPassword } from './own-password.ts';

type Confirm = (typeof endpoints)['session']['confirmPassword'];
type Status = (typeof endpoints)['session']['confirmedPasswordStatus'];

/**
 * Records that the person just typed their password in this session.
 * @throws Refusal 422 under `password` when it is wrong; 429 after too many attempts
 */
export async function confirmPassword(
  outer: Context,
  { body }: { readonly body: Body<Confirm> },
  { reply }: Wire,
): Promise<Answer<Confirm>> {
  const ctx = acrossAccounts(outer);
  const actor = signedIn(ctx);
  const limit = ownPasswordLimit(actor.userId, 'password');
  void reply.headers(await consume(ctx.services, limit));
  await assertOwnPassword(ctx, body.password, 'password');
  await runCommand(ctx, 'password.confirmed', async (tx) => {
    await tx
      .updateTable('sessions')
      .set({ password_confirmed_at: ctx.now() })
      .where('id_hash', '=', actor.session)
      .execute();
    return changed(undefined, { subject: 'user', subjectId: actor.userId });
  });
  await forget(ctx.services, limit);
  return '';
}

/** Whether the password was typed in this session in the last 15 minutes, or the given number of seconds. */
export async function confirmedPasswordStatus(
  ctx: Context,
  { query }: { readonly query: Query<Status> },
): Promise<Answer<Status>> {
  return { confirmed: await isPasswordFresh(ctx, query.seconds) };
}
