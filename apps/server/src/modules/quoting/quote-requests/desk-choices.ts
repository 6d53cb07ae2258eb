import type { Context } from '../../../core/context.ts';
import type { Db, Tx } from '../../../core/database/database.ts';
import { deskRoles } from './desk.ts';

/** People who can be assigned a request, sorted by name. */
export async function deskPeople(db: Db | Tx): Promise<{ id: string; name: string }[]> {
  return db
    .selectFrom('users')
    .innerJoin('user_roles', 'user_roles.user_id', 'users.id')
    .select(['users.id', 'users.name'])
    .distinct()
    .where('user_roles.role', 'in', [...deskRoles])
    .where('users.account_id', 'is', null)
    .where('users.disabled_at', 'is', null)
    .orderBy('users.name')
    .execute();
}

/** Choices of the desk, and the number of waiting requests. */
export async function deskChoices(ctx: Context) {
  const { db } = ctx;
  const carriers = await db.selectFrom('carriers').select(['id', 'name', 'scac']).orderBy('name').execute();
  const waiting = await db
    .selectFrom('quote_requests')
    .select((of) => [
      of.fn.countAll<number>().as('waiting'),
      of.fn.countAll<number>().filterWhere('due_at', '<', ctx.now()).as('overdue'),
    ])
    .where('state', 'in', ['new', 'in_progress'])
    .executeTakeFirstOrThrow();
  return { data: { people: await deskPeople(db), carriers, waiting: waiting.waiting, overdue: waiting.overdue } };
}
