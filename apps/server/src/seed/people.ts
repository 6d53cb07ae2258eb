import type { Tx } from '../core/database/database.ts';
import { findPlace } from '../modules/platform/places/index.ts';
import { hashPassword } from '../modules/identity/session/index.ts';
import { demoAccounts, demoPassword, demoStaff, type DemoAccount } from './demo/accounts.ts';
import { insertRows } from '../core/database/insert-rows.ts';
import { seededIds } from './seeded-ids.ts';

/** A seeded demo account: its id and its users' ids, in table order. */
export type SeededAccount = { readonly id: string; readonly account: DemoAccount; readonly userIds: readonly string[] };

const dayMs = 86_400_000;
/** Age of the demo accounts in days. */
const accountAgeDays = 180;

async function putAccounts(tx: Tx, accounts: readonly SeededAccount[], since: Date): Promise<void> {
  await insertRows(
    tx,
    'accounts',
    accounts.map(({ id, account }) => {
      const place = findPlace('US', account.postalCode);
      if (place === null) throw new Error(`No such ZIP code: ${account.postalCode}`);
      return {
        id,
        name: account.name,
        credit_status: account.creditStatus,
        currency: 'USD',
        terms_days: 30,
        margin_bp: 1200,
        street_lines: [account.street],
        city: place.city,
        state: place.state,
        postal_code: account.postalCode,
        country: 'US',
        phone: account.phone,
        created_at: since,
      };
    }),
  );
}

/** Adds a staff person per role and the demo accounts with their people, all with the demo password. */
export async function seedPeople(tx: Tx, now: Date): Promise<SeededAccount[]> {
  const since = new Date(now.getTime() - accountAgeDays * dayMs);
  const newId = seededIds('people');
  const staff = demoStaff.map((person) => ({ id: newId(since), ...person }));
  const accounts = demoAccounts.map((account): SeededAccount => ({
    id: newId(since),
    account,
    userIds: account.users.map(() => newId(since)),
  }));
  await putAccounts(tx, accounts, since);
  const people = [
    ...staff.map(({ id, name, email }) => ({
      id,
      name,
      email,
      accountId: null,
      role: null,
      verified: true,
      language: 'en',
    })),
    ...accounts.flatMap(({ id: accountId, account, userIds }) =>
      account.users.map((user, index) => ({ ...user, id: userIds[index] as string, accountId })),
    ),
  ];
  const hashes = await Promise.all(people.map(() => hashPassword(demoPassword)));
  await insertRows(
    tx,
    'users',
    people.map((person, index) => ({
      id: person.id,
      account_id: person.accountId,
      account_role: person.role,
      name: person.name,
      email: person.email,
      email_verified_at: person.verified ? since : null,
      password_hash: hashes[index] as string,
      password_changed_at: since,
      language: person.language,
      unit_system: 'imperial',
      currency: 'USD',
      per_page: 20,
      created_at: since,
    })),
  );
  await insertRows(
    tx,
    'user_roles',
    staff.flatMap(({ id, roles }) => roles.map((role) => ({ user_id: id, role, granted_at: since }))),
  );
  return accounts;
}

/** A member of the demo staff. */
export async function staffNamed(tx: Tx, email: string): Promise<{ id: string; name: string }> {
  return tx.selectFrom('users').select(['id', 'name']).where('email', '=', email).executeTakeFirstOrThrow();
}
