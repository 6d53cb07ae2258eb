import type { Body, endpoints, Params, RolePerson, StaffRole } from '@waybill/contract';
import { changed, runCommand, unchanged, type Outcome } from '../../../core/command.ts';
import { signedIn, type Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { invalidField, Refusal } from '../../../core/refusal.ts';
import { lockPerson, rolesOf } from '../../../core/sessions/person.ts';
import { assertFreshPassword, mailRoles } from '../session/index.ts';
import { findPerson } from './people.ts';

type Change = (typeof endpoints)['roleManagement']['change'];
type Input = { readonly params: Params<Change>; readonly body: Body<Change> };
type Answer = { data: RolePerson };

const sameRoles = (one: readonly StaffRole[], other: readonly StaffRole[]): boolean =>
  one.length === other.length && one.every((role) => other.includes(role));

/**
 * Checks that another super admin who can log in remains. Every super admin's row is locked, so that two people who
 * remove each other's role run one at a time, and the second is refused.
 * @throws Refusal last_super_admin
 */
export async function assertOtherSuperAdmin(tx: Tx, id: string): Promise<void> {
  const holders = await tx
    .selectFrom('user_roles')
    .select('user_id')
    .where('role', '=', 'super_admin')
    .orderBy('user_id')
    .forUpdate()
    .execute();
  const others = holders.map(({ user_id: user }) => user).filter((user) => user !== id);
  if (others.length === 0) throw new Refusal('last_super_admin');
  const other = await tx
    .selectFrom('users')
    .select('id')
    .where('id', 'in', others)
    .where('disabled_at', 'is', null)
    .where('email_verified_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  if (other === undefined) throw new Refusal('last_super_admin');
}

/** Adds and removes only the differences, so that kept roles keep who granted them. */
async function write(ctx: Context, tx: Tx, id: string, before: readonly StaffRole[], after: readonly StaffRole[]) {
  const [given, taken] = [
    after.filter((role) => !before.includes(role)),
    before.filter((role) => !after.includes(role)),
  ];
  if (taken.length > 0) {
    await tx.deleteFrom('user_roles').where('user_id', '=', id).where('role', 'in', taken).execute();
  }
  if (given.length > 0) {
    const by = { granted_at: ctx.now(), granted_by: signedIn(ctx).name };
    await tx
      .insertInto('user_roles')
      .values(given.map((role) => ({ user_id: id, role, ...by })))
      .execute();
  }
}

async function change(ctx: Context, tx: Tx, { params: { id }, body }: Input): Promise<Outcome<Answer>> {
  const person = await lockPerson(tx, id);
  if (person === undefined) throw new Refusal('not_found');
  const [before, after] = [rolesOf(person.roles), rolesOf(body.roles)];
  if (!sameRoles(before, after) && !sameRoles(before, rolesOf(body.was))) throw new Refusal('conflict');
  if (sameRoles(before, after)) return unchanged({ data: await findPerson(tx, id) });
  // A customer's login would then see its account as staff do.
  if (person.account_id !== null && after.some((role) => role !== 'fpg_feature' && !before.includes(role))) {
    throw invalidField('roles', 'role_for_staff');
  }
  if (before.includes('super_admin') && !after.includes('super_admin')) await assertOtherSuperAdmin(tx, id);
  await write(ctx, tx, id, before, after);
  await mailRoles(tx, person, { before, after });
  return changed(
    { data: await findPerson(tx, id) },
    {
      subject: 'user_roles',
      subjectId: id,
      accountId: person.account_id,
      before: { roles: before },
      after: { roles: after, reason: body.reason },
    },
  );
}

/**
 * Sets a person's roles, with a reason. Roles are read at each request, so they apply from the person's next one. The
 * same roles again write nothing.
 * @throws Refusal 423 without a recent password confirmation; not_found; conflict when the roles are not those that
 *   were shown; last_super_admin; 422 under `roles` for a customer's login
 */
export async function changeRoles(ctx: Context, input: Input): Promise<Answer> {
  await assertFreshPassword(ctx);
  return runCommand(ctx, 'roles.changed', (tx) => change(ctx, tx, input));
}
