import type { CustomerView, endpoints, MergedAccount, Params } from '@waybill/contract';
import { runCommand } from '../../../core/command.ts';
import { accountOf, type Context } from '../../../core/context.ts';
import { Refusal } from '../../../core/refusal.ts';
import { mergedInto } from '../account-family/index.ts';
import { startView } from './start-view.ts';

/** The caller cannot read these accounts, so they are read as staff, restricted to the caller's account. */
const ofCaller = async (ctx: Context): Promise<MergedAccount[]> =>
  mergedInto(ctx.services.database.staff, accountOf(ctx));

/** Accounts merged into the caller's, directly or indirectly, latest first. */
export async function listMerged(ctx: Context): Promise<{ data: MergedAccount[] }> {
  return { data: await ofCaller(ctx) };
}

/**
 * Starts a read-only view of an account that was merged into the caller's, like the views of staff.
 * @throws Refusal not_found for any other account
 */
export async function viewMerged(
  outer: Context,
  given: { readonly params: Params<typeof endpoints.mergedAccounts.view> },
): Promise<{ data: CustomerView }> {
  const merged = await ofCaller(outer);
  if (!merged.some(({ id }) => id === given.params.id)) throw new Refusal('not_found');
  const ctx: Context = { ...outer, db: outer.services.database.staff };
  return runCommand(ctx, 'account.view_began', async (tx) => startView(ctx, tx, given));
}
