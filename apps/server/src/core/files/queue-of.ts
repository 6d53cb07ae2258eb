import type { Context } from '../context.ts';

/** The queue in which a call's files wait: the account's, or that of the person for staff. */
export const queueOf = (ctx: Context): string =>
  ctx.accountId ?? (ctx.actor.kind === 'user' ? ctx.actor.userId : ctx.actor.kind);
