import { changed } from '../../../core/command.ts';
import type { Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { Refusal } from '../../../core/refusal.ts';
import { ownerOf } from './owner.ts';

/** Deletes a draft of the caller. @throws Refusal not_found, also if it is already gone */
export async function dropDraft(ctx: Context, tx: Tx, { params }: { readonly params: { readonly id: string } }) {
  const { accountId, userId } = ownerOf(ctx);
  const { numDeletedRows } = await tx
    .deleteFrom('quote_drafts')
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .where('id', '=', params.id)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) throw new Refusal('not_found');
  return changed({ data: { id: params.id } }, { subject: 'quote_draft', subjectId: params.id });
}
