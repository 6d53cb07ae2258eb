import type { FastifyReply, FastifyRequest } from 'fastify';
import { changed, runCommand, unchanged } from '../command.ts';
import { systemContext, type Context, type Services, type UserActor } from '../context.ts';
import type { Tx } from '../database/database.ts';
import { newSecret } from '../ids.ts';
import { clearRemember, leaveCookies, sendRemember, sendSession, sentRemember } from './cookies.ts';
import { parallelUse } from './lifetimes.ts';
import { actorOf, lockPerson, type Person } from './person.ts';
import { issueRemember, readRemember, type RememberCookie } from './remember.ts';
import { endSessionsOf, findSession, isLive, openSession, viewOf } from './store.ts';

/** Outcome of a "remember me" cookie. */
type Shown =
  | { readonly is: 'good'; readonly actor: UserActor; readonly session: string; readonly cookie: string }
  /** Just replaced by a concurrent request of the same browser, which started this session. */
  | { readonly is: 'parallel'; readonly session: Buffer }
  | { readonly is: 'stolen'; readonly userId: string }
  | { readonly is: 'worthless' };

async function readToken(tx: Tx, { series, tokenHash }: RememberCookie) {
  return tx
    .selectFrom('remember_tokens')
    .select(['user_id', 'used_at', 'expires_at', 'session_hash'])
    .where('series', '=', series)
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
}

async function replaceToken(
  tx: Tx,
  old: RememberCookie,
  person: Person,
  request: FastifyRequest,
  now: Date,
): Promise<Shown & { readonly is: 'good' }> {
  const session = newSecret();
  const idHash = await openSession(tx, { value: session, userId: person.id, now, series: old.series }, request);
  await tx
    .updateTable('remember_tokens')
    .set({ used_at: now, session_hash: idHash })
    .where('series', '=', old.series)
    .where('token_hash', '=', old.tokenHash)
    .execute();
  const { cookie } = await issueRemember(tx, { userId: person.id, now, series: old.series }, request);
  return { is: 'good', actor: actorOf(person, idHash), session, cookie };
}

async function judge(tx: Tx, shown: RememberCookie, request: FastifyRequest, now: Date): Promise<Shown> {
  const owner = await readToken(tx, shown);
  const person = owner && (await lockPerson(tx, owner.user_id));
  // Read again with the lock: a concurrent request may just have replaced it.
  const token = person && (await readToken(tx, shown));
  if (!token || person.disabled_at !== null || token.expires_at <= now) return { is: 'worthless' };
  if (token.used_at === null) return replaceToken(tx, shown, person, request, now);
  if (token.session_hash !== null && now.getTime() - token.used_at.getTime() <= parallelUse) {
    return { is: 'parallel', session: token.session_hash };
  }
  return { is: 'stolen', userId: person.id };
}

async function endAll(ctx: Context, userId: string): Promise<void> {
  ctx.log.warn({ user_id: userId }, 'a replaced remember cookie was shown again; all sessions of its owner end');
  await runCommand(ctx, 'session.remember_reused', async (tx) => {
    await lockPerson(tx, userId);
    await endSessionsOf(tx, userId);
    return changed(undefined, { subject: 'user', subjectId: userId });
  });
}

async function joinParallel(services: Services, session: Buffer): Promise<UserActor | null> {
  const found = await findSession(services.database.staff, session);
  return found && isLive(found, services.clock()) ? actorOf(found, session, viewOf(found)) : null;
}

/**
 * Signs in by the "remember me" cookie: sends a new session and a new cookie. A request concurrent with the one that
 * replaced the cookie uses that one's session and sends no cookies. A cookie replaced earlier is a stolen copy: all
 * sessions and cookies of its owner end.
 * @returns null when the cookie is not valid
 */
export async function resume(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<UserActor | null> {
  const shown = readRemember(sentRemember(request));
  if (shown === null) return null;
  const ctx: Context = { ...systemContext(services, 'remember'), requestId: request.id };
  const result = await runCommand(ctx, 'session.resumed', async (tx) => {
    const found = await judge(tx, shown, request, ctx.now());
    if (found.is !== 'good') return unchanged<Shown>(found);
    return changed<Shown>(found, {
      subject: 'user',
      subjectId: found.actor.userId,
      accountId: found.actor.accountId,
    });
  });
  if (result.is === 'parallel') {
    leaveCookies(request);
    return joinParallel(services, result.session);
  }
  if (result.is === 'good') {
    sendSession(services, request, reply, result.session);
    sendRemember(services, reply, result.cookie);
    return result.actor;
  }
  if (result.is === 'stolen') await endAll(ctx, result.userId);
  clearRemember(services, request, reply);
  return null;
}
