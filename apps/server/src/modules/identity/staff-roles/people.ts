import {
  accountRoles,
  staffRoles,
  type endpoints,
  type Query,
  type RolePerson,
  type StaffRole,
} from '@waybill/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../core/database/database.ts';
import { likeContains } from '../../../core/database/like.ts';
import { readPage } from '../../../core/database/read-page.ts';
import { Refusal } from '../../../core/refusal.ts';

type ListQuery = Query<(typeof endpoints)['roleManagement']['people']>;
type Held = { readonly role: string; readonly granted_at: string; readonly granted_by: string | null };

const rolesHeld = sql<readonly Held[]>`(
  SELECT coalesce(jsonb_agg(jsonb_build_object('role', role, 'granted_at', granted_at, 'granted_by', granted_by)), '[]')
  FROM user_roles WHERE user_roles.user_id = users.id)`;
const lastSeen = sql<Date | null>`(SELECT max(last_seen_at) FROM sessions WHERE sessions.user_id = users.id)`;

function peopleOf(db: Db | Tx) {
  return db
    .selectFrom('users')
    .leftJoin('accounts', 'accounts.id', 'users.account_id')
    .where('users.removed_at', 'is', null);
}

function columnsOf(people: ReturnType<typeof peopleOf>) {
  return people.select([
    'users.id',
    'users.name',
    'users.email',
    'users.account_role',
    'users.disabled_at',
    'accounts.name as account_name',
    rolesHeld.as('held'),
    lastSeen.as('last_seen_at'),
  ]);
}
type Row = Awaited<ReturnType<ReturnType<typeof columnsOf>['executeTakeFirstOrThrow']>>;

function wire({ held, disabled_at, last_seen_at, account_role, ...row }: Row): RolePerson {
  const granted = new Map(held.map((one) => [one.role, one]));
  return {
    ...row,
    account_role: accountRoles.find((role) => role === account_role) ?? null,
    roles: staffRoles.flatMap((role) => {
      const one = granted.get(role);
      if (one === undefined) return [];
      return [{ role, granted_at: new Date(one.granted_at).toISOString(), granted_by: one.granted_by }];
    }),
    disabled: disabled_at !== null,
    last_seen_at: last_seen_at?.toISOString() ?? null,
  };
}

function searched(db: Db, { search, role, who }: ListQuery) {
  let people = peopleOf(db);
  if (role !== undefined || who === 'holders') {
    people = people.where((of) => {
      const held = of.selectFrom('user_roles').select('role').whereRef('user_roles.user_id', '=', 'users.id');
      return of.exists(role === undefined ? held : held.where('role', '=', role));
    });
  }
  if (!search) return people;
  const part = likeContains(search);
  return people.where((is) =>
    is.or([is('users.name', 'ilike', part), is('users.email', 'ilike', part), is('accounts.name', 'ilike', part)]),
  );
}

/** One page of people with their roles, sorted by name. */
export async function listPeople(db: Db, query: ListQuery): Promise<{ rows: RolePerson[]; total: number }> {
  const page = columnsOf(searched(db, query))
    .orderBy(sql`lower(users.name)`)
    .orderBy('users.id');
  const { rows, total } = await readPage(db, page, searched(db, query), query);
  return { rows: rows.map(wire), total };
}

/** One person with their roles. @throws Refusal not_found, also for a removed person */
export async function findPerson(db: Db | Tx, id: string): Promise<RolePerson> {
  const row = await columnsOf(peopleOf(db)).where('users.id', '=', id).executeTakeFirst();
  if (row === undefined) throw new Refusal('not_found');
  return wire(row);
}

/** Number of people with each role, including disabled logins. */
export async function countHolders(db: Db): Promise<Record<StaffRole, number>> {
  const rows = await db
    .selectFrom('user_roles')
    .select((of) => ['role', of.fn.countAll<number>().as('holders')])
    .groupBy('role')
    .execute();
  const counted = new Map(rows.map(({ role, holders }) => [role, holders]));
  return Object.fromEntries(staffRoles.map((role) => [role, counted.get(role) ?? 0])) as Record<StaffRole, number>;
}
