import { accountOf, signedIn, type Context } from '../../../core/context.ts';

/** Whose drafts a call is about: those of one person in one account. */
export type Owner = { readonly accountId: string; readonly userId: string };

export function ownerOf(ctx: Context): Owner {
  return { accountId: accountOf(ctx), userId: signedIn(ctx).userId };
}
