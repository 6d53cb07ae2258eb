import { staffRoleAbilities, staffRoles } from '@waybill/contract';
import type { Db, Tx } from '../../../core/database/database.ts';

/** Roles that can be the sales owner of accounts. */
const selling = staffRoles.filter((role) => staffRoleAbilities[role].includes('staff.accounts.write'));

function people(db: Db | Tx) {
  return db
    .selectFrom('users')
    .select(['users.id', 'users.name'])
    .where('users.account_id', 'is', null)
    .where('users.disabled_at', 'is', null)
    .where((is) =>
      is.exists(
        is
          .selectFrom('user_roles')
          .select('user_roles.role')
          .whereRef('user_roles.user_id', '=', 'users.id')
          .where('user_roles.role', 'in', selling),
      ),
    );
}

/** Staff who can be the sales owner of an account, sorted by name. */
export function salesPeople(db: Db | Tx): Promise<{ id: string; name: string }[]> {
  return people(db).orderBy('users.name').orderBy('users.id').execute();
}

/** Whether a person can be the sales owner of an account. */
export async function mayOwn(db: Db | Tx, id: string): Promise<boolean> {
  return (await people(db).where('users.id', '=', id).executeTakeFirst()) !== undefined;
}
