import argon2 from '@node-rs/argon2';
import { bookingDisclaimer, type AccountRole, type StaffRole } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../core/context.ts';
import { newId } from '../core/ids.ts';
import { openBrowser, type Browser } from './browser.ts';

/** Everyone's password in these tests. */
export const password = 'Blue-Harbor-42';
/** Uses the lowest cost, which is part of the hash, so that sign-ins are fast. */
const hashed = argon2.hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });

type Given = {
  readonly email?: string;
  readonly roles?: readonly StaffRole[];
  /** Creates a customer in a new account. */
  readonly accountRole?: AccountRole;
  /** Adds the customer to this account instead of a new one. */
  readonly accountId?: string;
  readonly verified?: boolean;
  readonly language?: 'en' | 'es';
  /** Has not accepted the booking disclaimer yet. */
  readonly newToBooking?: boolean;
};

type Site = { readonly services: Services };

async function addAccount({ services }: Site): Promise<string> {
  const id = newId();
  await services.database.staff
    .insertInto('accounts')
    .values({ id, name: 'Harbor Tools', margin_bp: 1200, created_at: services.clock() })
    .execute();
  return id;
}

async function acceptDisclaimer({ services }: Site, accountId: string, userId: string): Promise<void> {
  await services.database.staff
    .insertInto('disclaimer_acceptances')
    .values({
      account_id: accountId,
      id: newId(),
      user_id: userId,
      disclaimer: 'booking',
      version: bookingDisclaimer,
      accepted_at: services.clock(),
    })
    .execute();
}

/** Adds a person: staff with the given roles, or a customer. */
export async function addPerson(site: Site, given: Given = {}): Promise<{ id: string; email: string }> {
  const { database, clock } = site.services;
  const id = newId();
  const email = given.email ?? `${id}@harbor.example`;
  const accountId = given.accountRole === undefined ? null : (given.accountId ?? (await addAccount(site)));
  await database.staff
    .insertInto('users')
    .values({
      id,
      email,
      name: 'Ana Reyes',
      password_hash: await hashed,
      created_at: clock(),
      account_id: accountId,
      account_role: given.accountRole ?? null,
      language: given.language ?? 'en',
      email_verified_at: given.verified === false ? null : clock(),
    })
    .execute();
  for (const role of given.roles ?? []) {
    await database.staff.insertInto('user_roles').values({ user_id: id, role, granted_at: clock() }).execute();
  }
  if (accountId !== null && !given.newToBooking) await acceptDisclaimer(site, accountId, id);
  return { id, email };
}

/** A browser signed in as a person. */
export async function signIn(app: FastifyInstance, email: string, remember = false): Promise<Browser> {
  const browser = await openBrowser(app);
  const answer = await browser.post('/login', { email, password, ...(remember ? { remember } : {}) });
  if (answer.status !== 200) throw new Error(`Sign-in failed: ${answer.text}`);
  return browser;
}

/** A browser signed in as a new person. */
export async function signInAs(site: Site & { readonly app: FastifyInstance }, given: Given = {}): Promise<Browser> {
  return signIn(site.app, (await addPerson(site, given)).email);
}

/** Confirms the password of the signed-in person. */
export async function confirmPassword(browser: Browser): Promise<void> {
  const answer = await browser.post('/user/confirm-password', { password });
  if (answer.status !== 201) throw new Error(`Password not confirmed: ${answer.text}`);
}

/** A signed-in browser with a recent password confirmation. */
export async function signInFresh(app: FastifyInstance, email: string): Promise<Browser> {
  const browser = await signIn(app, email);
  await confirmPassword(browser);
  return browser;
}

/** The account of the signed-in person. */
export async function accountIdOf(browser: Browser): Promise<string> {
  const { body } = await browser.get('/api/user');
  const account = body.data?.['account'] as { readonly id: string } | null | undefined;
  if (account === null || account === undefined) throw new Error('Nobody of an account is signed in');
  return account.id;
}
