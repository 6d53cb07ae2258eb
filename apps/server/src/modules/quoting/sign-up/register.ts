import { fields, type Answer, type Body, type endpoints } from '@waybill/contract';
import { changed, runCommand } from '../../../core/command.ts';
import type { Context } from '../../../core/context.ts';
import { takenKey } from '../../../core/database/taken-key.ts';
import type { Wire } from '../../../core/http/binding.ts';
import { consume, type Limit } from '../../../core/limits.ts';
import { invalidField } from '../../../core/refusal.ts';
import { personByEmail, type Person } from '../../../core/sessions/person.ts';
import {
  acrossAccounts,
  startSession,
  hashPassword,
  isPassword,
  mailVerification,
  verificationLink,
  type LockedPerson,
} from '../../identity/session/index.ts';
import { assertPlaces } from '../../platform/places/index.ts';
import { claimGuestQuote } from '../public-quotes/index.ts';
import { acceptanceRow, accountRow, ownerRow } from './account-rows.ts';

type Register = (typeof endpoints)['signUp']['register'];
type SignUp = Body<Register>;
type Owner = Person & { readonly password_hash: string };

/** Sign-ups from one IP. The limit is low, since the response reveals whether an email has a login. */
function signUpLimit(ip: string): Limit {
  return { name: 'sign-up', key: ip, points: 10, seconds: 15 * 60, field: 'email' };
}

/**
 * Tells whether an email can still sign up, so that nobody fills in a whole form for nothing. It reveals what a sign-up
 * reveals, and counts as one.
 * @throws Refusal 422 `email_taken`; 429 under `email`, as `register` does
 */
export async function checkEmail(
  outer: Context,
  { body }: { readonly body: Body<(typeof endpoints)['signUp']['checkEmail']> },
  { request, reply }: Wire,
): Promise<undefined> {
  const ctx = acrossAccounts(outer);
  void reply.headers(await consume(ctx.services, signUpLimit(request.ip)));
  if ((await personByEmail(ctx.db, body.email)) !== undefined) throw invalidField('email', 'email_taken');
  return undefined;
}

/** Adds company and owner, records the accepted disclaimer, and mails the verification link, all or nothing. */
async function open(ctx: Context, body: SignUp, passwordHash: string, key: string | null, ip: string): Promise<void> {
  await runCommand(ctx, 'account.signed_up', async (tx) => {
    const now = ctx.now();
    const account = accountRow(body, now);
    const owner = ownerRow(body, account.id, passwordHash, key, now);
    await tx.insertInto('accounts').values(account).execute();
    await tx.insertInto('users').values(owner).execute();
    await tx
      .insertInto('disclaimer_acceptances')
      .values(acceptanceRow(account.id, owner.id, ip, now))
      .execute();
    const carried = await claimGuestQuote(ctx, tx, owner, body.quote);
    await mailVerification(tx, owner, verificationLink(ctx.services, owner, now));
    return changed(undefined, {
      subject: 'account',
      subjectId: account.id,
      accountId: account.id,
      after: { company: body.company, owner: owner.id, email: body.email, ip, quote: carried },
    });
  });
}

/** Whether a write failed because the email is taken or the sign-up was sent before. */
function isTaken(error: unknown): boolean {
  return ['users_email_key', 'users_sign_up_key_key'].includes(takenKey(error) ?? '');
}

/** The owner created by an earlier call of this sign-up: same email, browser key, and password. */
async function madeBefore(ctx: Context, body: SignUp, key: string | null): Promise<Owner | null> {
  const owner = await personByEmail(ctx.db, body.email);
  if (!owner || owner.disabled_at !== null || owner.two_factor_at !== null) return null;
  const { sign_up_key: kept } = await ctx.db
    .selectFrom('users')
    .select('sign_up_key')
    .where('id', '=', owner.id)
    .executeTakeFirstOrThrow();
  const same = kept !== null && kept === key && (await isPassword(owner.password_hash, body.password));
  return same ? owner : null;
}

/**
 * Opens an account for a company with its owner, who is signed in and gets a verification link. The same sign-up again
 * (a double click, a lost answer) signs in to the existing account.
 * @throws Refusal 422 `email_taken` when someone has the address, and to ask about a place that contradicts itself; 429 under `email` after ten in 15 minutes
 */
export async function register(
  outer: Context,
  { body }: { readonly body: SignUp },
  wire: Wire,
): Promise<Answer<Register>> {
  const { request, reply } = wire;
  const ctx = acrossAccounts(outer);
  void reply.headers(await consume(ctx.services, signUpLimit(request.ip)));
  const { address, accounting_address } = body;
  assertPlaces({ address, accounting_address }, body.place_confirmed);
  const given = fields.id.safeParse(request.headers['idempotency-key']);
  const key = given.success ? given.data : null;
  const passwordHash = await hashPassword(body.password);
  const opened = await open(ctx, body, passwordHash, key, request.ip).then(
    () => true,
    (error: unknown) => {
      if (isTaken(error)) return false;
      throw error;
    },
  );
  const mine = opened ? await personByEmail(ctx.db, body.email) : await madeBefore(ctx, body, key);
  if (!mine) {
    ctx.log.warn({ ip: request.ip }, 'sign-up with an address that is taken');
    throw invalidField('email', 'email_taken');
  }
  const check = async (_: unknown, person: LockedPerson | undefined) => {
    if (person?.password_hash !== mine.password_hash || person.disabled_at !== null) {
      throw invalidField('email', 'email_taken');
    }
    return person;
  };
  await startSession(ctx, { person: mine, remember: body.remember ?? false, check }, wire);
  return '';
}
