import { changed, runCommand, unchanged } from '../core/command.ts';
import { systemContext, type Context, type Services } from '../core/context.ts';
import type { Tx } from '../core/database/database.ts';
import { newId, newSecret } from '../core/ids.ts';
import { createPasswordSetupLink, hashPassword } from '../modules/identity/session/index.ts';
import { lockInstallation } from '../seed/index.ts';
import { StartError } from './start-error.ts';

const minuteMs = 60_000;
const linkLifetimeMs = 60 * minuteMs;

/** A super admin who has not set a password yet. `mine` if this process created them. */
type Waiting = { readonly id: string; readonly email: string; readonly createdAt: Date; readonly mine: boolean };

async function superAdmins(tx: Tx) {
  return tx
    .selectFrom('users')
    .innerJoin('user_roles', 'user_roles.user_id', 'users.id')
    .select(['users.id', 'users.email', 'users.created_at', 'users.password_changed_at'])
    .where('user_roles.role', '=', 'super_admin')
    .orderBy('users.created_at')
    .execute();
}

/** Creates the first super admin if there is none, with an unknown password. */
async function waitingAdmin(ctx: Context, email: string, passwordHash: string): Promise<Waiting | null> {
  return runCommand<Waiting | null>(ctx, 'user.created', async (tx) => {
    await lockInstallation(tx);
    const admins = await superAdmins(tx);
    const [first] = admins;
    if (first !== undefined) {
      const waits = admins.every((admin) => admin.password_changed_at === null);
      return unchanged(waits ? { id: first.id, email: first.email, createdAt: first.created_at, mine: false } : null);
    }
    const taken = await tx.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
    if (taken !== undefined)
      throw new StartError('ADMIN_EMAIL belongs to somebody who is no super admin; set another address');
    const [id, now] = [newId(), ctx.now()];
    await tx
      .insertInto('users')
      .values({
        id,
        name: 'Administrator',
        email,
        email_verified_at: now,
        password_hash: passwordHash,
        created_at: now,
      })
      .execute();
    await tx.insertInto('user_roles').values({ user_id: id, role: 'super_admin', granted_at: now }).execute();
    return changed(
      { id, email, createdAt: now, mine: true },
      { subject: 'user', subjectId: id, after: { email, roles: ['super_admin'] } },
    );
  });
}

/** Whether another process has created a link that still works, or is about to. */
async function isServed(ctx: Context, admin: Waiting): Promise<boolean> {
  if (admin.mine) return false;
  if (ctx.now().getTime() - admin.createdAt.getTime() < minuteMs) return true;
  const reset = await ctx.db
    .selectFrom('password_resets')
    .select('created_at')
    .where('user_id', '=', admin.id)
    .executeTakeFirst();
  return reset !== undefined && ctx.now().getTime() - reset.created_at.getTime() < linkLifetimeMs;
}

/**
 * Ensures that an installation has a super admin, and returns how to set their first password.
 * @returns lines to print; none once a password is set
 * @throws StartError when the address belongs to someone else
 */
export async function firstAdminLines(services: Services, email: string): Promise<string[]> {
  const ctx = systemContext(services, 'start');
  const admin = await waitingAdmin(ctx, email, await hashPassword(newSecret()));
  if (admin === null) return [];
  if (await isServed(ctx, admin)) {
    return [`${admin.email} has not set a password yet; the link printed earlier works for an hour`];
  }
  const link = await createPasswordSetupLink(ctx, admin.id);
  return [`Set the password of ${admin.email} by this link, which works once and for an hour:`, `  ${link}`];
}
