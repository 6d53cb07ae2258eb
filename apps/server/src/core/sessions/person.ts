import { abilitiesOf, accountRoles, isStaff, staffRoles, type StaffRole } from '@waybill/contract';
import { languages } from '@waybill/phrases';
import { sql } from 'kysely';
import type { Services, UserActor } from '../context.ts';
import type { Db, Tx } from '../database/database.ts';
import type { SessionView } from './view.ts';

/** What is read of a person at each request. */
export type Person = {
  readonly id: string;
  readonly account_id: string | null;
  readonly account_role: string | null;
  readonly name: string;
  readonly email: string;
  readonly email_verified_at: Date | null;
  readonly two_factor_at: Date | null;
  readonly language: string;
  readonly disabled_at: Date | null;
  readonly roles: readonly string[];
};

/** Columns of a person, for a query that reads from `users`. */
export const personColumns = [
  'users.id',
  'users.account_id',
  'users.account_role',
  'users.name',
  'users.email',
  'users.email_verified_at',
  'users.two_factor_at',
  'users.language',
  'users.disabled_at',
  sql<string[]>`ARRAY(SELECT role FROM user_roles WHERE user_roles.user_id = users.id)`.as('roles'),
] as const;

/** Staff roles held, in the order of the table of roles. */
export function rolesOf(held: readonly string[]): StaffRole[] {
  return staffRoles.filter((role) => held.includes(role));
}

/** The actor that a person is in one session. */
export function actorOf(person: Person, session: Buffer, view: SessionView | null = null): UserActor {
  return {
    kind: 'user',
    userId: person.id,
    accountId: person.account_id,
    name: person.name,
    email: person.email,
    emailVerifiedAt: person.email_verified_at,
    twoFactorAt: person.two_factor_at,
    roles: rolesOf(person.roles),
    accountRole: accountRoles.find((role) => role === person.account_role) ?? null,
    abilities: abilitiesOf(person),
    language: languages.find((language) => language === person.language) ?? 'en',
    session,
    view,
    viewing: null,
  };
}

/** Whether this person has to log in with a second factor: staff of an installation that asks for it. */
export function needsTwoFactor(
  services: Pick<Services, 'staffTwoFactor'>,
  person: { readonly roles: readonly string[] },
): boolean {
  return services.staffTwoFactor === 'required' && isStaff(person.roles);
}

/**
 * Reads a person and holds the row until the transaction ends. Whatever begins or ends sessions does this
 * first, so that a sign-in and a change of password at the same moment happen one after the other.
 */
export async function lockPerson(tx: Tx, userId: string) {
  return tx
    .selectFrom('users')
    .select([...personColumns, 'users.password_hash'])
    .where('users.id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** A person by the email address they sign in with, lower-cased. */
export async function personByEmail(db: Db | Tx, email: string) {
  return db
    .selectFrom('users')
    .select([...personColumns, 'users.password_hash'])
    .where('users.email', '=', email)
    .executeTakeFirst();
}
