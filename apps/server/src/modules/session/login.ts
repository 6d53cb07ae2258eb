import type { Answer, Body, endpoints } from '@waybill/contract';
import type { Context } from '../../core/context.ts';
import type { Wire } from '../../core/http/binding.ts';
import { consume, forget, giveBack } from '../../core/limits.ts';
import { invalidField, type Refusal } from '../../core/refusal.ts';
import { personByEmail } from '../../core/sessions/person.ts';
import { acrossAccounts } from './across-accounts.ts';
import { beginSession, type LockedPerson } from './begin-session.ts';
import { loginByEmailLimit, loginByIpLimit, loginLimit } from './limits.ts';
import { isPassword } from './password.ts';
import { askForSecondFactor } from './two-factor/ask.ts';

type Login = (typeof endpoints)['session']['login'];
type Known = NonNullable<Awaited<ReturnType<typeof personByEmail>>>;

function refused(ctx: Context, person: { readonly id: string } | undefined): Refusal {
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

/**
 * Whether the credentials still count once the person is locked: the password may have been changed while this one
 * was being checked, or a second factor turned on; a disabled person is refused like a wrong password.
 */
function stillGood(ctx: Context, known: Known, person: LockedPerson | undefined): LockedPerson {
  const same =
    person?.password_hash === known.password_hash &&
    (person.two_factor_at === null) === (known.two_factor_at === null) &&
    person.disabled_at === null;
  if (!same) throw refused(ctx, person);
  return person;
}

/**
 * Signs in: a new session id and a new token, and the session and cookies the request came with end. Whoever has a
 * second factor is asked for it first, and is not signed in before.
 * @throws Refusal 422 under `email` for wrong credentials, with no hint which field was wrong
 * @throws Refusal 429 under `email` after too many tries
 */
export async function login(outer: Context, input: { readonly body: Body<Login> }, wire: Wire): Promise<Answer<Login>> {
  const { body } = input;
  const { request, reply } = wire;
  const ctx = acrossAccounts(outer);
  const byIp = loginByIpLimit(request.ip);
  const limits = [loginLimit(body.email, request.ip), loginByEmailLimit(body.email)];
  await consume(ctx.services, byIp);
  const headers = [];
  for (const limit of limits) headers.push(await consume(ctx.services, limit));
  void reply.headers(headers[0] ?? {});
  const known = await authenticate(ctx, body.email, body.password);
  const attempt = {
    person: known,
    remember: body.remember ?? false,
    check: async (_: unknown, person: LockedPerson | undefined) => stillGood(ctx, known, person),
  };
  const asks = known.two_factor_at !== null;
  await (asks ? askForSecondFactor(ctx, attempt, wire) : beginSession(ctx, attempt, wire));
  await Promise.all([giveBack(ctx.services, byIp), ...limits.map((limit) => forget(ctx.services, limit))]);
  return { two_factor: asks };
}
