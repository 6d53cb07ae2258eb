import { changed, runCommand } from '../../../core/command.ts';
import type { Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import type { Wire } from '../../../core/http/binding.ts';
import { newSecret } from '../../../core/ids.ts';
import { clearRemember, sendRemember, sendSession, sentRemember, usedSession } from '../../../core/sessions/cookies.ts';
import { rememberDevice } from '../../../core/sessions/known-device.ts';
import { actorOf, lockPerson, type Person } from '../../../core/sessions/person.ts';
import { endRemember, issueRemember } from '../../../core/sessions/remember.ts';
import { secretHash } from '../../../core/sessions/secret-hash.ts';
import { endSession, openSession } from '../../../core/sessions/store.ts';

export type LockedPerson = NonNullable<Awaited<ReturnType<typeof lockPerson>>>;

export type SignIn = {
  /** The person at the time they authenticated. */
  readonly person: Person;
  readonly remember: boolean;
  /**
   * Checks the person again with the row locked, and throws when the authentication is no longer valid. Its writes,
   * such as using up a code, commit together with the session.
   */
  readonly check: (tx: Tx, person: LockedPerson | undefined) => Promise<LockedPerson>;
};

/**
 * Signs a person in: sends a new session id and token, and ends the session and cookies of the request, in one
 * transaction.
 * @param ctx a context across accounts
 */
export async function startSession(ctx: Context, login: SignIn, { request, reply }: Wire): Promise<void> {
  const value = newSecret();
  const acting: Context = { ...ctx, actor: actorOf(login.person, secretHash(value)) };
  const cookie = await runCommand(acting, 'session.login', async (tx) => {
    const person = await login.check(tx, await lockPerson(tx, login.person.id));
    await endSession(tx, usedSession(ctx.services, request));
    await endRemember(tx, sentRemember(request));
    // Staff must sign in every 12 hours, so they cannot be remembered.
    const remembered = login.remember && person.account_id !== null;
    const holder = { userId: person.id, now: ctx.now() };
    const issued = remembered ? await issueRemember(tx, holder, request) : null;
    await openSession(tx, { value, ...holder, series: issued?.series ?? null }, request);
    return changed(issued?.cookie ?? null, {
      subject: 'user',
      subjectId: person.id,
      accountId: person.account_id,
      after: { remember: remembered, two_factor: person.two_factor_at !== null, ip: request.ip },
    });
  });
  sendSession(ctx.services, request, reply, value);
  rememberDevice(ctx.services, request, reply, login.person.id);
  if (cookie === null) clearRemember(ctx.services, request, reply);
  else sendRemember(ctx.services, reply, cookie);
}
