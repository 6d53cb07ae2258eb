import type { Context } from '../../../core/context.ts';

/**
 * The same call with the database as staff see it. Sessions, sign-in and what a person keeps about themselves
 * belong to the person, not to an account, and are closed to the role that serves one account; every query
 * here names the user it is about.
 */
export function acrossAccounts(ctx: Context): Context {
  return { ...ctx, db: ctx.services.database.staff };
}
