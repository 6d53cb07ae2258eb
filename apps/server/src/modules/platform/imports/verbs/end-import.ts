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
 * Drops an upload that has not gone in; rows that are going in at this moment do not. One that was dropped before
 * stays so.
 * @throws Refusal not_found, or conflict when its rows are in
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
 * Takes everything back that an upload did: what it put in leaves, what it changed is as it was. Records that
 * somebody changed since stay, and are counted. One that was undone before stays so.
 * @throws Refusal not_found, or conflict when it never went in or its time is over
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
  const result = { ...(record.result as object), kept: undone.kept };
  await tx
    .updateTable('imports')
    .set({ state: 'undone', ended_at: now, result: JSON.stringify(result) })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
  return changed(await answerOf(ctx, tx, kind, id), { subject: 'import', subjectId: id, after: undone });
}
