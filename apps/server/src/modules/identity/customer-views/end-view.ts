import type { endpoints, Params } from '@waybill/contract';
import { changed, runCommand, unchanged } from '../../../core/command.ts';
import { signedIn, type Context } from '../../../core/context.ts';
import { endNote, isNoted } from './view-end.ts';

const none = { view_id: null, view_account_id: null, view_began_at: null, view_asked_by: null, view_asked_how: null };

/** Ends the view that is open in this session. Any other view stays as it is. */
export async function endView(
  outer: Context,
  { params }: { readonly params: Params<typeof endpoints.customerViews.end> },
): Promise<undefined> {
  const ctx: Context = { ...outer, db: outer.services.database.staff };
  await runCommand(ctx, 'account.view_ended', async (tx) => {
    const row = await tx
      .selectFrom('sessions')
      .select(['view_id', 'view_account_id'])
      .where('id_hash', '=', signedIn(ctx).session)
      .where('view_id', '=', params.id)
      .forUpdate()
      .executeTakeFirst();
    const accountId = row?.view_account_id ?? null;
    if (accountId === null) return unchanged(undefined);
    await tx.updateTable('sessions').set(none).where('id_hash', '=', signedIn(ctx).session).execute();
    const view = { id: params.id, accountId };
    return (await isNoted(tx, view.id)) ? unchanged(undefined) : changed(undefined, endNote(view, 'left'));
  });
}
