import { changed, runCommand } from '../../../../core/command.ts';
import type { Context } from '../../../../core/context.ts';
import type { Wire } from '../../../../core/http/binding.ts';
import { newSecret } from '../../../../core/ids.ts';
import { clearRemember, sendSession, sentRemember, usedSession } from '../../../../core/sessions/cookies.ts';
import { lockPerson } from '../../../../core/sessions/person.ts';
import { endRemember } from '../../../../core/sessions/remember.ts';
import { secretHash } from '../../../../core/sessions/secret-hash.ts';
import { endSession } from '../../../../core/sessions/store.ts';
import type { SignIn } from '../start-session.ts';

/**
 * Stores a login with a correct password that still needs the second factor. The browser gets a challenge cookie that
 * only allows to enter the code. Its earlier session and "remember me" cookie end here, so that neither can replace the
 * code.
 * @param ctx a context across accounts
 */
export async function askForSecondFactor(ctx: Context, login: SignIn, { request, reply }: Wire): Promise<void> {
  const value = newSecret();
  await runCommand(ctx, 'session.challenged', async (tx) => {
    const person = await login.check(tx, await lockPerson(tx, login.person.id));
    await endSession(tx, usedSession(ctx.services, request));
    await endRemember(tx, sentRemember(request));
    await tx
      .insertInto('two_factor_challenges')
      .values({ id_hash: secretHash(value), user_id: person.id, remember: login.remember, created_at: ctx.now() })
      .execute();
    return changed(undefined, { subject: 'user', subjectId: person.id, accountId: person.account_id });
  });
  sendSession(ctx.services, request, reply, value);
  clearRemember(ctx.services, request, reply);
}
