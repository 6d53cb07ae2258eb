import type { Context } from '../context.ts';

/** Key of the queue for a call's files: the account, or the person for staff. */
export const queueOf = (ctx: Context): string =>
  ctx.accountId ?? (ctx.actor.kind === 'user' ? ctx.actor.userId : ctx.actor.kind);
