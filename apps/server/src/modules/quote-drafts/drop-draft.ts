import { changed, unchanged } from '../../core/command.ts';
import type { Context } from '../../core/context.ts';
import type { Tx } from '../../core/database/database.ts';
import { ownerOf } from './owner.ts';

/** Ends a draft of the caller; one that is gone already stays gone. */
export async function dropDraft(ctx: Context, tx: Tx, { params }: { readonly params: { readonly id: string } }) {
  const { accountId, userId } = ownerOf(ctx);
  const { numDeletedRows } = await tx
    .deleteFrom('quote_drafts')
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .where('id', '=', params.id)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) return unchanged(undefined);
  return changed(undefined, { subject: 'quote_draft', subjectId: params.id });
}
