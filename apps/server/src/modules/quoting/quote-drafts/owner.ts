import { accountOf, signedIn, type Context } from '../../../core/context.ts';

/** Owner of drafts: one person in one account. */
export type Owner = { readonly accountId: string; readonly userId: string };

export function ownerOf(ctx: Context): Owner {
  return { accountId: accountOf(ctx), userId: signedIn(ctx).userId };
}
