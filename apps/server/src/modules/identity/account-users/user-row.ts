import type { AccountUser } from '@waybill/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../core/database/database.ts';
import { Refusal } from '../../../core/refusal.ts';

/** People of an account who were not removed. */
function usersOf(db: Db | Tx, accountId: string) {
  return db
    .selectFrom('users')
    .select([
      'users.id',
      'users.name',
      'users.email',
      'users.account_role',
      'users.email_verified_at',
      'users.disabled_at',
      'users.created_at',
      sql<Date | null>`(SELECT max(last_seen_at) FROM sessions WHERE sessions.user_id = users.id)`.as('last_seen_at'),
    ])
    .where('users.account_id', '=', accountId)
    .where('users.removed_at', 'is', null);
}
type Row = Awaited<ReturnType<ReturnType<typeof usersOf>['executeTakeFirstOrThrow']>>;

function wire({ email_verified_at, disabled_at, created_at, last_seen_at, ...row }: Row): AccountUser {
  return {
    ...row,
    account_role: row.account_role as AccountUser['account_role'],
    email_verified_at: email_verified_at?.toISOString() ?? null,
    disabled_at: disabled_at?.toISOString() ?? null,
    created_at: created_at.toISOString(),
    last_seen_at: last_seen_at?.toISOString() ?? null,
  };
}

/** People of an account, sorted by name. */
export async function listUsers(db: Db | Tx, accountId: string): Promise<AccountUser[]> {
  const rows = await usersOf(db, accountId)
    .orderBy(sql`lower(users.name)`)
    .orderBy('users.id')
    .execute();
  return rows.map(wire);
}

/** One person of an account. @throws Refusal not_found, also for a person of another account */
export async function findUser(db: Db | Tx, accountId: string, id: string): Promise<AccountUser> {
  const row = await usersOf(db, accountId).where('users.id', '=', id).executeTakeFirst();
  if (row === undefined) throw new Refusal('not_found');
  return wire(row);
}

/** Locks the account until the transaction ends, so that changes of its people run one at a time. */
export async function lockAccount(tx: Tx, accountId: string): Promise<void> {
  await tx.selectFrom('accounts').select('id').where('id', '=', accountId).forNoKeyUpdate().execute();
}

/**
 * Checks that another active owner remains. The account must be locked, or two owners could each rely on the other.
 * @throws Refusal last_owner
 */
export async function assertOtherOwner(tx: Tx, accountId: string, id: string): Promise<void> {
  const other = await usersOf(tx, accountId)
    .where('users.account_role', '=', 'owner')
    .where('users.disabled_at', 'is', null)
    .where('users.id', '<>', id)
    .limit(1)
    .executeTakeFirst();
  if (other === undefined) throw new Refusal('last_owner');
}
