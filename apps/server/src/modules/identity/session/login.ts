import type { Answer, Body, endpoints } from '@waybill/contract';
import type { Context } from '../../../core/context.ts';
import type { Wire } from '../../../core/http/binding.ts';
import { consume, forget, giveBack, type Limit } from '../../../core/limits.ts';
import { invalidField, Refusal } from '../../../core/refusal.ts';
import { knownDevice } from '../../../core/sessions/known-device.ts';
import { personByEmail } from '../../../core/sessions/person.ts';
import { acrossAccounts } from './across-accounts.ts';
import { startSession, type LockedPerson } from './start-session.ts';
import { loginByDeviceLimit, loginByEmailLimit, loginByIpLimit, loginLimit } from './limits.ts';
import { isPassword } from './password.ts';
import { askForSecondFactor } from './two-factor/ask.ts';

type Login = (typeof endpoints)['session']['login'];
type Known = NonNullable<Awaited<ReturnType<typeof personByEmail>>>;

function refused(ctx: Context, person: { readonly id: string } | undefined): Refusal {
  ctx.log.warn({ user_id: person?.id ?? null }, 'sign-in refused');
  return invalidField('email', 'credentials_mismatch');
}

/** Verifies the password. @returns the person */
async function authenticate(ctx: Context, person: Known | undefined, password: string): Promise<Known> {
  const matches = await isPassword(person?.password_hash, password);
  if (!person || !matches) throw refused(ctx, person);
  return person;
}

type Counted = {
  /** Counters to reset after a successful sign-in. */
  readonly limits: readonly Limit[];
  readonly headers: Readonly<Record<string, string>>;
  /** The limit of the address is exceeded, so only a sign-in with a second factor is allowed. */
  readonly over: Refusal | null;
};

/** Counts an attempt. @throws Refusal 429 under `email` after too many from this IP or device */
async function countTry(ctx: Context, email: string, ip: string, device: string | null): Promise<Counted> {
  if (device !== null) {
    const limits = [loginByDeviceLimit(device)] as const;
    return { limits, headers: await consume(ctx.services, limits[0]), over: null };
  }
  const [byMachine, byEmail] = [loginLimit(email, ip), loginByEmailLimit(email)];
  await consume(ctx.services, loginByIpLimit(ip));
  const headers = await consume(ctx.services, byMachine);
  try {
    await consume(ctx.services, byEmail);
    return { limits: [byMachine, byEmail], headers, over: null };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { limits: [byMachine], headers, over: error };
  }
}

/**
 * Checks the credentials again with the person locked: the password may have changed meanwhile, or a second factor been
 * turned on. A disabled person is refused like a wrong password.
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
 * Signs in with a new session and token, and ends the session and cookies of the request. With a second factor, it is
 * asked for first, and the person is not signed in before. Wrong passwords from elsewhere lock out neither a known
 * browser nor a person with a second factor.
 * @throws Refusal 422 under `email` for wrong credentials, with no hint which field was wrong
 * @throws Refusal 429 under `email` after too many attempts
 */
export async function login(outer: Context, input: { readonly body: Body<Login> }, wire: Wire): Promise<Answer<Login>> {
  const { body } = input;
  const { request, reply } = wire;
  const ctx = acrossAccounts(outer);
  const asked = await personByEmail(ctx.db, body.email);
  const device = asked ? knownDevice(ctx.services, request, asked.id) : null;
  const { limits, headers, over } = await countTry(ctx, body.email, request.ip, device);
  void reply.headers(headers);
  const known = await authenticate(ctx, asked, body.password).catch((error: unknown) => {
    throw over ?? error;
  });
  if (over !== null && known.two_factor_at === null) throw over;
  const attempt = {
    person: known,
    remember: body.remember ?? false,
    check: async (_: unknown, person: LockedPerson | undefined) => stillGood(ctx, known, person),
  };
  const asks = known.two_factor_at !== null;
  await (asks ? askForSecondFactor(ctx, attempt, wire) : startSession(ctx, attempt, wire));
  if (device === null) await giveBack(ctx.services, loginByIpLimit(request.ip));
  await Promise.all(limits.map((limit) => forget(ctx.services, limit)));
  return { two_factor: asks };
}
