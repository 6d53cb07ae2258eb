import type { ImportChange, ImportSummary } from '@waybill/contract';
import { changed, type Outcome } from '../../../../core/command.ts';
import { accountOf, type Context } from '../../../../core/context.ts';
import type { Tx } from '../../../../core/database/database.ts';
import { readTableFile, type FileTable } from '../../../../core/files/index.ts';
import { invalidField, Refusal } from '../../../../core/refusal.ts';
import { check } from '../file/check.ts';
import type { Decisions } from '../file/examine.ts';
import type { Fix } from '../file/row-problems.ts';
import { findingColumns, saveFindings } from '../save-findings.ts';
import type { ImportKind } from '../kind.ts';
import { lockImport } from '../lock-import.ts';
import { answerOf, columnsOf, decisionsOf, findImport, readContent } from '../stored.ts';

type Given = { readonly id: string; readonly change: ImportChange };
type Fixes = { [row: string]: Fix };

/** @throws Refusal 422 for a field that the kind does not have, or one with two columns */
function matchedFields(
  { fields: known }: Pick<ImportKind<never>, 'fields'>,
  now: readonly (string | null)[],
  change: ImportChange,
) {
  const fields = change.fields ?? now;
  const used = fields.filter((field) => field !== null);
  if (fields.length !== now.length || used.some((field) => !known.includes(field)))
    throw invalidField('fields', 'invalid');
  const twice = used.find((field, at) => used.indexOf(field) !== at);
  if (twice !== undefined) throw invalidField('fields', 'column_taken_twice');
  return fields;
}

async function takenSuggestions(
  tx: Tx,
  key: { accountId: string; id: string },
  take: ImportChange['take'],
): Promise<Fixes> {
  if (take === undefined) return {};
  const rows = tx
    .selectFrom('import_rows')
    .select(['row', 'suggested'])
    .where('account_id', '=', key.accountId)
    .where('import_id', '=', key.id)
    .where('suggested', 'is not', null);
  const found = await (take === 'all' ? rows : rows.where('row', 'in', take.length === 0 ? [0] : take)).execute();
  return Object.fromEntries(found.map(({ row, suggested }) => [row, { cells: suggested as string[], typed: [] }]));
}

/** Merges edited cells into the current corrections. */
function withTyped(fixes: Fixes, { records, headings }: FileTable, cells: NonNullable<ImportChange['cells']>): Fixes {
  const byRow = new Map(records.map((record) => [record.row, record.cells]));
  const typed = { ...fixes };
  for (const { row, column, value } of cells) {
    const original = byRow.get(row);
    if (original === undefined || column >= headings.length) throw invalidField('cells', 'invalid');
    const before = typed[row] ?? { cells: headings.map((_, at) => original[at] ?? ''), typed: [] };
    typed[row] = { cells: before.cells.with(column, value ?? ''), typed: [...new Set([...before.typed, column])] };
  }
  return typed;
}

/**
 * Sets columns, corrections, and decisions about duplicates, and checks the file again.
 * @throws Refusal not_found; conflict after the upload was committed or canceled; 422 for invalid changes
 */
export async function changeImport<Body>(
  ctx: Context,
  tx: Tx,
  kind: ImportKind<Body>,
  { id, change }: Given,
): Promise<Outcome<{ data: ImportSummary }>> {
  const accountId = accountOf(ctx);
  await lockImport(tx, id);
  const record = await findImport(tx, accountId, kind, id);
  const content = await readContent(tx, accountId, id);
  if (record.state !== 'checked' || content === null) throw new Refusal('conflict');
  const { table } = await readTableFile(ctx, content);
  const before = decisionsOf(record);
  const taken = await takenSuggestions(tx, { accountId, id }, change.take);
  const chosen = change.duplicates === undefined ? before.choices : {};
  const decisions: Decisions = {
    fields: matchedFields(kind, before.fields, change),
    fixes: withTyped({ ...before.fixes, ...taken }, table, change.cells ?? []),
    duplicateChoice: change.duplicates ?? before.duplicateChoice,
    choices: { ...chosen, ...Object.fromEntries((change.choices ?? []).map(({ row, choice }) => [row, choice])) },
  };
  const examined = await check({ kind, db: tx, accountId, id }, async () => table, decisions);
  const columns = columnsOf(record).map((column, at) => ({ ...column, field: decisions.fields[at] ?? null }));
  await tx
    .updateTable('imports')
    .set({
      columns: JSON.stringify(columns),
      fixes: JSON.stringify(decisions.fixes),
      duplicate_choice: decisions.duplicateChoice,
      choices: JSON.stringify(decisions.choices),
      ...findingColumns(examined),
    })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('state', '=', 'checked')
    .execute();
  await saveFindings(tx, { accountId, id }, examined);
  return changed(await answerOf(ctx, tx, kind, id), { subject: 'import', subjectId: id, after: change });
}
