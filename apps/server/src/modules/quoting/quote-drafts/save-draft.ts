import type { Body, endpoints } from '@waybill/contract';
import type { Context } from '../../../core/context.ts';
import { Refusal } from '../../../core/refusal.ts';
import { draftFacts, draftOf } from './draft-wire.ts';
import { findDraft } from './find-draft.ts';
import { ownerOf } from './owner.ts';

type Given = { readonly params: { readonly id: string }; readonly body: Body<typeof endpoints.quoteDrafts.keep> };

/**
 * Keeps what a person has typed, as text that nobody here reads. Compare and set: it goes in when the writer knows the
 * draft as it is, or wrote it last; a draft that another browser has changed since is left alone. What the same writer
 * sends late or twice changes nothing.
 * @throws Refusal conflict when another browser wrote in between; not_found when the draft was ended elsewhere
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
