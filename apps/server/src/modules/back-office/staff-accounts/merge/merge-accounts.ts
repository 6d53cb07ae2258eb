import type { Body, endpoints, MergePreview } from '@waybill/contract';
import { sql } from 'kysely';
import { changed, unchanged, type Outcome } from '../../../../core/command.ts';
import { signedIn, type Context } from '../../../../core/context.ts';
import type { Tx } from '../../../../core/database/database.ts';
import { Refusal } from '../../../../core/refusal.ts';
import { endSessionsOf } from '../../../../core/sessions/store.ts';
import { lockAccountRow } from '../change-account.ts';
import { addressesToMove, invitationsToMove, previewMerge, productsToMove } from './preview-merge.ts';

type Given = {
  readonly params: { readonly id: string };
  readonly body: Body<typeof endpoints.accountMerges.merge>;
};
type Answer = Promise<Outcome<{ data: MergePreview }>>;
type Pair = { readonly merged: string; readonly survivor: string };

/** Result of an earlier merge with the same id. @throws Refusal conflict for an id that was used for something else */
async function mergedBefore(tx: Tx, id: string, pair: Pair): Promise<MergePreview | null> {
  const row = await tx.selectFrom('account_merges').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) return null;
  if (row.merged !== pair.merged || row.survivor !== pair.survivor) throw new Refusal('conflict');
  return row.moved;
}

/** Moves the people, who have to log in again. Disclaimers they accepted count for the survivor as well. */
async function movePeople(tx: Tx, { merged, survivor }: Pair): Promise<void> {
  await sql`INSERT INTO disclaimer_acceptances (account_id, id, user_id, disclaimer, version, accepted_at, ip)
    SELECT ${survivor}::uuid, id, user_id, disclaimer, version, accepted_at, ip FROM disclaimer_acceptances
    WHERE account_id = ${merged}::uuid ON CONFLICT DO NOTHING`.execute(tx);
  const people = await tx
    .updateTable('users')
    .set({ account_id: survivor })
    .where('account_id', '=', merged)
    .where('removed_at', 'is', null)
    .returning('id')
    .execute();
  for (const { id } of people) await endSessionsOf(tx, id);
}

/** Moves open invitations, the address book, and the catalog, except for what the survivor already has. */
async function moveBooks(tx: Tx, pair: Pair): Promise<void> {
  const { merged, survivor } = pair;
  await sql`UPDATE account_invitations SET account_id = ${survivor}::uuid
    WHERE account_id = ${merged}::uuid AND id IN (SELECT a.id FROM ${invitationsToMove(pair)})`.execute(tx);
  await sql`UPDATE addresses SET account_id = ${survivor}::uuid, import_id = NULL
    WHERE account_id = ${merged}::uuid AND id IN (SELECT a.id FROM ${addressesToMove(pair)})`.execute(tx);
  await sql`UPDATE products SET account_id = ${survivor}::uuid, import_id = NULL
    WHERE account_id = ${merged}::uuid AND id IN (SELECT a.id FROM ${productsToMove(pair)})`.execute(tx);
}

/**
 * Merges an account into another, in one transaction: its people, invitations, address book, and catalog move, it is
 * closed and points to the survivor, and its documents stay as they are
 * (`docs/decisions/0035-a-merged-account-points-on.md`). Both rows are locked first, and every booking locks its
 * account's row, so no booking can slip in.
 * @throws Refusal not_found; conflict for an account and itself, a closed survivor, or where either was merged already;
 *   merge_blocked while something of it is open
 */
export async function mergeAccounts(ctx: Context, tx: Tx, { params, body }: Given): Answer {
  const pair = { merged: body.merged, survivor: params.id };
  for (const id of Object.values(pair).toSorted()) await lockAccountRow(tx, id);
  const before = await mergedBefore(tx, body.id, pair);
  if (before !== null) return unchanged({ data: before });
  const survivor = await lockAccountRow(tx, pair.survivor);
  const preview = await previewMerge(tx, pair);
  if (survivor.closed_at !== null) throw new Refusal('conflict');
  if (preview.obstacles.length > 0) throw new Refusal('merge_blocked');
  await movePeople(tx, pair);
  await moveBooks(tx, pair);
  const { userId, name } = signedIn(ctx);
  const now = ctx.now();
  await tx
    .updateTable('accounts')
    .set({
      closed_at: now,
      closed_by_name: name,
      closed_reason: body.reason,
      merged_into: pair.survivor,
      merged_at: now,
    })
    .where('id', '=', pair.merged)
    .execute();
  await tx
    .insertInto('account_merges')
    .values({
      id: body.id,
      ...pair,
      reason: body.reason,
      moved: JSON.stringify(preview),
      by_id: userId,
      by_name: name,
      merged_at: now,
    })
    .execute();
  const after = {
    merged: preview.merged.number,
    survivor: preview.survivor.number,
    ...preview.moves,
    reason: body.reason,
  };
  const note = (id: string) => ({ subject: 'account', subjectId: id, accountId: id, before: null, after });
  return changed({ data: preview }, [note(pair.merged), note(pair.survivor)]);
}
