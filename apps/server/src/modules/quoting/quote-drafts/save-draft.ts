import type { Body, endpoints } from '@waybill/contract';
import type { Context } from '../../../core/context.ts';
import { Refusal } from '../../../core/refusal.ts';
import { draftFacts, draftOf } from './draft-wire.ts';
import { findDraft } from './find-draft.ts';
import { ownerOf } from './owner.ts';

type Given = { readonly params: { readonly id: string }; readonly body: Body<typeof endpoints.quoteDrafts.keep> };

/**
 * Saves a draft's text, which the server does not interpret. Compare and set: accepted when the writer has the current
 * version or was the last writer. A draft changed by another browser stays as it is. Late and duplicate saves of the
 * same writer have no effect.
 * @throws Refusal conflict when another browser wrote in between; not_found when the draft was deleted elsewhere
 */
export async function saveDraft(ctx: Context, { params, body: { base, ...given } }: Given) {
  const owner = ownerOf(ctx);
  const saved = await ctx.db
    .updateTable('quote_drafts')
    .set(({ eb }) => ({ ...given, revision: eb('revision', '+', 1), saved_at: ctx.now() }))
    .where('account_id', '=', owner.accountId)
    .where('user_id', '=', owner.userId)
    .where('id', '=', params.id)
    .where((row) =>
      row.or([
        row.and([row.eb('writer', '=', given.writer), row.eb('sequence', '<', given.sequence)]),
        row.and([row.eb('writer', '<>', given.writer), row.eb('revision', '=', base)]),
      ]),
    )
    .returning(draftFacts)
    .executeTakeFirst();
  if (saved !== undefined) return { data: draftOf(saved) };
  const there = await findDraft(ctx.db, owner, params.id);
  if (there === undefined) throw new Refusal('not_found');
  if (there.writer !== given.writer) throw new Refusal('conflict');
  return { data: draftOf(there) };
}
