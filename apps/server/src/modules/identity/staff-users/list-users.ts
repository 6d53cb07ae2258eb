import { accountRoles, isSuperAdmin, type endpoints, type Query, type StaffUserRow } from '@waybill/contract';
import { sql } from 'kysely';
import { signedIn, type Context, type UserActor } from '../../../core/context.ts';
import { likeContains } from '../../../core/database/like.ts';
import { readPage } from '../../../core/database/read-page.ts';
import { rolesOf } from '../../../core/sessions/person.ts';

type ListQuery = Query<(typeof endpoints)['staffUsers']['list']>;

/** No one can reset their own second factor, and only super admins that of a super admin. */
export function mayReset(
  actor: UserActor,
  person: { readonly id: string; readonly roles: readonly string[] },
): boolean {
  return person.id !== actor.userId && (!isSuperAdmin(person.roles) || isSuperAdmin(actor.roles));
}

const rolesHeld = sql<string[]>`ARRAY(SELECT role FROM user_roles WHERE user_roles.user_id = users.id)`;

function searched({ services }: Context, { search }: ListQuery) {
  const all = services.database.staff
    .selectFrom('users')
    .leftJoin('accounts', 'accounts.id', 'users.account_id')
    .where('users.removed_at', 'is', null);
  if (!search) return all;
  const part = likeContains(search);
  return all.where((is) =>
    is.or([is('users.name', 'ilike', part), is('users.email', 'ilike', part), is('accounts.name', 'ilike', part)]),
  );
}

/** One page of people who can log in, sorted by name. */
export async function listUsers(ctx: Context, query: ListQuery): Promise<{ rows: StaffUserRow[]; total: number }> {
  const actor = signedIn(ctx);
  const page = searched(ctx, query)
    .select([
      'users.id',
      'users.name',
      'users.email',
      'users.account_role',
      'users.two_factor_at',
      'users.disabled_at',
      'users.disabled_by',
      'users.disabled_reason',
      'accounts.name as account_name',
      rolesHeld.as('roles'),
    ])
    .orderBy(sql`lower(users.name)`)
    .orderBy('users.id');
  const db = ctx.services.database.staff;
  const { rows: found, total } = await readPage(db, page, searched(ctx, query), query);
  const rows = found.map((row): StaffUserRow => ({
    id: row.id,
    name: row.name,
    email: row.email,
    account_name: row.account_name,
    account_role: accountRoles.find((role) => role === row.account_role) ?? null,
    roles: rolesOf(row.roles),
    two_factor_at: row.two_factor_at?.toISOString() ?? null,
    disabled:
      row.disabled_at === null
        ? null
        : { at: row.disabled_at.toISOString(), by: row.disabled_by, reason: row.disabled_reason },
    may_reset: mayReset(actor, row),
    may_manage: mayReset(actor, row),
  }));
  return { rows, total };
}
