import { mostQuoteDrafts, type Body, type endpoints, type QuoteDraftKind } from '@waybill/contract';
import { changed, unchanged } from '../../../core/command.ts';
import type { Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { Refusal } from '../../../core/refusal.ts';
import { draftFacts, draftOf } from './draft-wire.ts';
import { findDraft } from './find-draft.ts';
import { ownerOf, type Owner } from './owner.ts';

type Begin = Body<typeof endpoints.quoteDrafts.begin>;

/** Deletes the oldest drafts of a page to make room for one more. */
async function makeRoom(tx: Tx, { accountId, userId }: Owner, kind: QuoteDraftKind): Promise<void> {
  const others = tx
    .selectFrom('quote_drafts')
    .select('id')
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .orderBy('saved_at', 'desc')
    .orderBy('id')
    .offset(mostQuoteDrafts);
  await tx
    .deleteFrom('quote_drafts')
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .where('id', 'in', others)
    .execute();
}

/**
 * Starts a draft. Idempotent by id; a later call from the same browser updates it.
 * @throws Refusal conflict when another browser has a draft with this id
 */
export async function startDraft(ctx: Context, tx: Tx, { body: given }: { readonly body: Begin }) {
  const owner = ownerOf(ctx);
  const { accountId: account_id, userId: user_id } = owner;
  const begun = { account_id, user_id, ...given, revision: 1, saved_at: ctx.now() };
  const made = await tx
    .insertInto('quote_drafts')
    .values(begun)
    .onConflict((found) =>
      found
        .columns(['account_id', 'user_id', 'id'])
        .doUpdateSet((row) => ({
          sequence: row.ref('excluded.sequence'),
          version: row.ref('excluded.version'),
          body: row.ref('excluded.body'),
          booking_id: row.ref('excluded.booking_id'),
          saved_at: row.ref('excluded.saved_at'),
          revision: row.eb('quote_drafts.revision', '+', 1),
        }))
        .whereRef('quote_drafts.writer', '=', 'excluded.writer')
        .whereRef('quote_drafts.sequence', '<', 'excluded.sequence'),
    )
    .returning(draftFacts)
    .executeTakeFirst();
  if (made === undefined) {
    const there = await findDraft(tx, owner, given.id);
    if (there?.writer !== given.writer) throw new Refusal('conflict');
    return unchanged({ data: draftOf(there) });
  }
  await makeRoom(tx, owner, given.kind);
  return changed({ data: draftOf(made) }, { subject: 'quote_draft', subjectId: given.id });
}
