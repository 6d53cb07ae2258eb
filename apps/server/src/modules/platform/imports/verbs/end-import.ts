import type { ImportSummary } from '@waybill/contract';
import { changed, unchanged, type Outcome } from '../../../../core/command.ts';
import { accountOf, type Context } from '../../../../core/context.ts';
import type { Tx } from '../../../../core/database/database.ts';
import { takenKey } from '../../../../core/database/taken-key.ts';
import { Refusal } from '../../../../core/refusal.ts';
import type { ImportKind } from '../kind.ts';
import { lockImport } from '../lock-import.ts';
import { answerOf, findImport, undoUntil } from '../stored.ts';
import { takeBack } from '../write-records.ts';

type Kind = Pick<ImportKind<never>, 'name' | 'table' | 'required' | 'columns' | 'setBack'>;
type Ended = Outcome<{ data: ImportSummary }>;

/**
 * Cancels an upload that is not committed, even while its commit is running. Idempotent.
 * @throws Refusal not_found, or conflict when its rows are imported
 */
export async function cancelImport(ctx: Context, tx: Tx, kind: Kind, id: string): Promise<Ended> {
  const accountId = accountOf(ctx);
  const { file_name } = await findImport(tx, accountId, kind, id);
  const dropped = await tx
    .updateTable('imports')
    .set({ state: 'canceled', ended_at: ctx.now(), content: null })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('state', '=', 'checked')
    .executeTakeFirst();
  const answer = await answerOf(ctx, tx, kind, id);
  if (answer.data.state !== 'canceled') throw new Refusal('conflict');
  if (dropped.numUpdatedRows === 0n) return unchanged(answer);
  return changed(answer, { subject: 'import', subjectId: id, before: { file_name } });
}

/**
 * Undoes an upload: removes added records and restores changed ones. Records that were changed since then stay and are
 * counted. Idempotent.
 * @throws Refusal not_found, or conflict when it was never committed or the deadline has passed
 */
export async function undoImport(ctx: Context, tx: Tx, kind: Kind, id: string): Promise<Ended> {
  const accountId = accountOf(ctx);
  const now = ctx.now();
  await lockImport(tx, id);
  const record = await findImport(tx, accountId, kind, id);
  if (record.state === 'undone') return unchanged(await answerOf(ctx, tx, kind, id));
  const until = undoUntil(record);
  if (until === null || record.imported_at === null || now > until) throw new Refusal('conflict');
  const undone = await takeBack(tx, kind, { accountId, id, now }, record.imported_at).catch((error: unknown) => {
    if (takenKey(error) !== null) throw new Refusal('conflict', { cause: error });
    throw error;
  });
  const result = { ...(record.result as object), ...undone };
  await tx
    .updateTable('imports')
    .set({ state: 'undone', ended_at: now, result: JSON.stringify(result) })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
  return changed(await answerOf(ctx, tx, kind, id), { subject: 'import', subjectId: id, after: undone });
}
