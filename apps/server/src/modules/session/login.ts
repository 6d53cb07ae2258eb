import type { Answer, Body, endpoints } from '@waybill/contract';
import type { FastifyRequest } from 'fastify';
import { changed, runCommand } from '../../core/command.ts';
import type { Context } from '../../core/context.ts';
import type { Wire } from '../../core/http/binding.ts';
import { newSecret } from '../../core/ids.ts';
import { consume, forget, giveBack } from '../../core/limits.ts';
import { invalidField, type Refusal } from '../../core/refusal.ts';
import { clearRemember, sendRemember, sendSession, sentRemember, usedSession } from '../../core/sessions/cookies.ts';
import { actorOf, lockPerson, personByEmail } from '../../core/sessions/person.ts';
import { endRemember, issueRemember } from '../../core/sessions/remember.ts';
import { secretHash } from '../../core/sessions/secret-hash.ts';
import { endSession, openSession } from '../../core/sessions/store.ts';
import { acrossAccounts } from './across-accounts.ts';
import { loginByEmailLimit, loginByIpLimit, loginLimit } from './limits.ts';
import { isPassword } from './password.ts';

type Login = (typeof endpoints)['session']['login'];
type Known = NonNullable<Awaited<ReturnType<typeof personByEmail>>>;

function refused(ctx: Context, person: Known | undefined): Refusal {
  ctx.log.warn({ user_id: person?.id ?? null }, 'sign-in refused');
  return invalidField('email', 'credentials_mismatch');
}

/** The person these credentials belong to. */
async function authenticate(ctx: Context, email: string, password: string): Promise<Known> {
  const person = await personByEmail(ctx.db, email);
  const matches = await isPassword(person?.password_hash, password);
  if (!person || !matches) throw refused(ctx, person);
  return person;
}

async function begin(ctx: Context, known: Known, remember: boolean, request: FastifyRequest) {
  const value = newSecret();
  const acting: Context = { ...ctx, actor: actorOf(known, secretHash(value)) };
  return runCommand(acting, 'session.login', async (tx) => {
    const person = await lockPerson(tx, known.id);
    // The password may have been changed while this one was being checked; a disabled person is refused like a wrong one.
    if (person?.password_hash !== known.password_hash || person.disabled_at !== null) throw refused(ctx, person);
    await endSession(tx, usedSession(ctx.services, request));
    await endRemember(tx, sentRemember(request));
    await openSession(tx, { value, userId: person.id, now: ctx.now() }, request);
    // Staff sign in anew every 12 hours; a remembered sign-in would go around that.
    const remembered = remember && person.account_id !== null;
    const cookie = remembered ? await issueRemember(tx, { userId: person.id, now: ctx.now() }) : null;
    return changed(
      { value, cookie },
      {
        subject: 'user',
        subjectId: person.id,
        accountId: person.account_id,
        after: { remember: remembered, ip: request.ip },
      },
    );
  });
}

/**
 * Signs in: a new session id and a new token, and the session and cookies the request came with end.
 * @throws Refusal 422 under `email` for wrong credentials, with no hint which field was wrong
 * @throws Refusal 429 under `email` after too many tries
 */
export async function login(
  outer: Context,
  { body }: { readonly body: Body<Login> },
  { request, reply }: Wire,
): Promise<Answer<Login>> {
  const ctx = acrossAccounts(outer);
  const byIp = loginByIpLimit(request.ip);
  const limits = [loginLimit(body.email, request.ip), loginByEmailLimit(body.email)];
  await consume(ctx.services, byIp);
  const headers = [];
  for (const limit of limits) headers.push(await consume(ctx.services, limit));
  void reply.headers(headers[0] ?? {});
  const person = await authenticate(ctx, body.email, body.password);
  const { value, cookie } = await begin(ctx, person, body.remember ?? false, request);
  await Promise.all([giveBack(ctx.services, byIp), ...limits.map((limit) => forget(ctx.services, limit))]);
  sendSession(ctx.services, request, reply, value);
  if (cookie === null) clearRemember(ctx.services, request, reply);
  else sendRemember(ctx.services, reply, cookie);
  return { two_factor: false };
}
