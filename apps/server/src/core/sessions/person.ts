import { abilitiesOf, accountRoles, isStaff, staffRoles, type StaffRole } from '@waybill/contract';
import { languages } from '@waybill/phrases';
import { sql } from 'kysely';
import type { Services, UserActor } from '../context.ts';
import type { Db, Tx } from '../database/database.ts';
import type { SessionView } from './view.ts';

/** Data of a person that is read at each request. */
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

/** Valid staff roles, in table order. */
export function rolesOf(held: readonly string[]): StaffRole[] {
  return staffRoles.filter((role) => held.includes(role));
}

/** The actor for a person in one session. */
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

/** Whether this person must use a second factor: staff, if the installation requires it. */
export function needsTwoFactor(
  services: Pick<Services, 'staffTwoFactor'>,
  person: { readonly roles: readonly string[] },
): boolean {
  return services.staffTwoFactor === 'required' && isStaff(person.roles);
}

/**
 * Locks a person's row until the transaction ends. Everything that starts or ends sessions does this first, so that
 * concurrent sign-ins and password changes run one at a time.
 */
export async function lockPerson(tx: Tx, userId: string) {
  return tx
    .selectFrom('users')
    .select([...personColumns, 'users.password_hash'])
    .where('users.id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** A person by lowercase sign-in email. */
export async function personByEmail(db: Db | Tx, email: string) {
  return db
    .selectFrom('users')
    .select([...personColumns, 'users.password_hash'])
    .where('users.email', '=', email)
    .executeTakeFirst();
}
