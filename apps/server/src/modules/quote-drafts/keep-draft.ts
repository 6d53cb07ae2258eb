import { mostQuoteDrafts, type Body, type endpoints } from '@waybill/contract';
import { changed, runCommand, unchanged } from '../../core/command.ts';
import type { Context } from '../../core/context.ts';
import type { Tx } from '../../core/database/database.ts';
import { Refusal } from '../../core/refusal.ts';
import { draftOf } from './draft-wire.ts';
import { ownerOf, type Owner } from './owner.ts';

type Given = { readonly params: { readonly id: string }; readonly body: Body<typeof endpoints.quoteDrafts.keep> };

const told = ['id', 'revision', 'writer', 'version', 'saved_at', 'sequence'] as const;

/** Changes a draft that is the one the writer knows, or that the same writer wrote before. Null when there is none such. */
async function change(ctx: Context, { params, body: { base, ...given } }: Given) {
  const { accountId, userId } = ownerOf(ctx);
  const saved = await ctx.db
    .updateTable('quote_drafts')
    .set(({ eb }) => ({ ...given, revision: eb('revision', '+', 1), saved_at: ctx.now() }))
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .where('id', '=', params.id)
    .where(({ and, or, eb }) =>
      or([
        and([eb('revision', '=', base), eb('writer', '<>', given.writer)]),
        and([eb('writer', '=', given.writer), eb('sequence', '<', given.sequence)]),
      ]),
    )
    .returning(told)
    .executeTakeFirst();
  return saved ?? null;
}

/** Makes room for one more draft: the one that was left the longest goes. */
async function makeRoom(tx: Tx, { accountId, userId }: Owner): Promise<void> {
  await tx
    .deleteFrom('quote_drafts')
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .where('id', 'in', (of) =>
      of
        .selectFrom('quote_drafts')
        .select('id')
        .where('account_id', '=', accountId)
        .where('user_id', '=', userId)
        .orderBy('saved_at', 'desc')
        .offset(mostQuoteDrafts - 1),
    )
    .execute();
}

/** Begins a draft, or answers with the one that a repeated or late call finds. @throws Refusal conflict */
async function begin(ctx: Context, tx: Tx, { params, body: { base, ...given } }: Given) {
  const owner = ownerOf(ctx);
  const { accountId: account_id, userId: user_id } = owner;
  const there = await tx
    .selectFrom('quote_drafts')
    .select(told)
    .where('account_id', '=', account_id)
    .where('user_id', '=', user_id)
    .where('id', '=', params.id)
    .executeTakeFirst();
  if (there !== undefined) {
    if (there.writer === given.writer && there.sequence >= given.sequence) return unchanged(draftOf(there));
    throw new Refusal('conflict');
  }
  // It was ended elsewhere while this browser still typed in it.
  if (base !== 0) throw new Refusal('conflict');
  await makeRoom(tx, owner);
  const row = { account_id, user_id, id: params.id, ...given, revision: 1, saved_at: ctx.now() };
  const made = await tx
    .insertInto('quote_drafts')
    .values(row)
    .onConflict((found) => found.doNothing())
    .returning(told)
    .executeTakeFirst();
  if (made === undefined) throw new Refusal('conflict');
  return changed(draftOf(made), { subject: 'quote_draft', subjectId: params.id });
}

/**
 * Keeps what a person has typed, as text that nobody here reads. Compare and set: a draft that another browser has
 * changed since is left alone. The audit trail says when a draft was begun and when it ended; what is typed in between
 * is no business of anybody else, and would be an entry for each pause between two words.
 * @throws Refusal conflict when the draft is not the one that was typed in
 */
export async function keepDraft(ctx: Context, action: string, given: Given) {
  const saved = await change(ctx, given);
  if (saved !== null) return { data: draftOf(saved) };
  return { data: await runCommand(ctx, action, (tx) => begin(ctx, tx, given)) };
}
