import type { Context } from '../../../core/context.ts';

/**
 * The same context with the staff database role. Sessions, sign-in, and personal settings belong to the person, not to
 * an account, so the role of a single account cannot access them. Every query in this folder names its user.
 */
export function acrossAccounts(ctx: Context): Context {
  return { ...ctx, db: ctx.services.database.staff };
}
