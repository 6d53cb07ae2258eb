import type { ImportMode, ImportSummary } from '@waybill/contract';
import { changed, unchanged, type Outcome } from '../../../../core/command.ts';
import { accountOf, type Context } from '../../../../core/context.ts';
import type { Tx } from '../../../../core/database/database.ts';
import { takenKey } from '../../../../core/database/taken-key.ts';
import { readTableFile } from '../../../../core/files/index.ts';
import { invalidField, Refusal } from '../../../../core/refusal.ts';
import { check } from '../file/check.ts';
import { findingColumns, saveFindings } from '../save-findings.ts';
import type { ImportKind } from '../kind.ts';
import { lockCommits, lockImport } from '../lock-import.ts';
import { answerOf, decisionsOf, findImport, readContent } from '../stored.ts';
import { writeAdds, writeUpdates } from '../write-records.ts';
import { Progress } from './progress.ts';

type Given = { readonly id: string; readonly mode: ImportMode };

/** A concurrent write took a number or name that a row needs. */
function conflictOr(error: unknown): never {
  if (takenKey(error) !== null) throw new Refusal('conflict', { cause: error });
  throw error;
}

/**
 * Imports the rows of an upload in one transaction, so that a failure or a cancellation leaves none. The file is
 * checked again first, since records may have changed. Idempotent.
 * @throws Refusal not_found; conflict when it was canceled; 422 when all rows were requested and some have problems
 */
export async function commitImport<Body>(
  ctx: Context,
  tx: Tx,
  kind: ImportKind<Body>,
  { id, mode }: Given,
): Promise<Outcome<{ data: ImportSummary }>> {
  const accountId = accountOf(ctx);
  await lockCommits(tx, accountId, kind.name);
  await lockImport(tx, id);
  const record = await findImport(tx, accountId, kind, id);
  if (record.state === 'imported') return unchanged(await answerOf(ctx, tx, kind, id));
  const content = await readContent(tx, accountId, id);
  if (record.state !== 'checked' || content === null) throw new Refusal('conflict');
  const examined = await check(
    { kind, db: tx, accountId, id },
    async () => (await readTableFile(ctx, content)).table,
    decisionsOf(record),
  );
  const found = findingColumns(examined);
  if (mode === 'all' && found.problem_count > 0) {
    throw invalidField('mode', 'rows_need_a_fix', { count: found.problem_count });
  }
  const { adds, updates, plan } = examined;
  if (adds.length + updates.length === 0) throw invalidField('mode', 'file_without_rows');
  const now = ctx.now();
  const progress = new Progress(ctx, { accountId, id, total: adds.length + updates.length });
  const key = { accountId, id, now };
  try {
    const added = await writeAdds(tx, kind, key, adds, (done) => progress.tell(done)).catch(conflictOr);
    const updated = await writeUpdates(tx, kind, key, updates, (done) => progress.tell(added + done)).catch(conflictOr);
    const result = {
      added,
      updated,
      unchanged: updates.length - updated,
      skipped: plan.skip,
      rejected: found.problem_count,
      removed: 0,
      restored: 0,
      kept: 0,
    };
    await saveFindings(tx, key, examined);
    const ended = await tx
      .updateTable('imports')
      .set({ state: 'imported', imported_at: now, ended_at: now, result: JSON.stringify(result), ...found })
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .where('state', '=', 'checked')
      .executeTakeFirst();
    if (ended.numUpdatedRows === 0n) throw new Refusal('conflict');
    const after = { kind: kind.name, file_name: record.file_name, ...result };
    return changed(await answerOf(ctx, tx, kind, id), { subject: 'import', subjectId: id, after });
  } catch (error) {
    await progress.forget();
    throw error;
  }
}
