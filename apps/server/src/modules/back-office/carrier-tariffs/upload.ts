import { withoutGuard, type Answer, type endpoints, type Params, type Query } from '@waybill/contract';
import { readTariffSheet, sheetHeadings, type SheetRow } from '@waybill/freight';
import { changed, runCommand, unchanged } from '../../../core/command.ts';
import type { Context } from '../../../core/context.ts';
import { fileOf, type Wire } from '../../../core/http/binding.ts';
import { readTableFile } from '../../../core/files/index.ts';
import { invalidField } from '../../../core/refusal.ts';
import { todayOf } from '../staff-carriers/index.ts';
import { holdBase, saveDraft } from './draft.ts';
import { overviewOf } from './versions.ts';

type Upload = (typeof endpoints)['carrierTariffs']['upload'];
type Input = { readonly params: Params<Upload>; readonly query: Query<Upload> };

/** Maximum number of reported problems. */
const mostProblems = 300;

/** Removes the guard that our downloads put before cells that look like a formula, such as negative days. */
const bare = (cells: readonly string[]): string[] => cells.map(withoutGuard);

async function rowsOf(ctx: Context, content: Buffer): Promise<SheetRow[]> {
  const { table } = await readTableFile(ctx, content, { workbooks: true });
  if ((table.headings[0] ?? '').toLowerCase() !== sheetHeadings[0]) throw invalidField('file', 'not_a_tariff_file');
  return table.records.map(({ row, cells }) => ({ row, cells: bare(cells) }));
}

/**
 * Reads a CSV or XLSX file into the draft. Any problem rejects the whole file, and every problem is reported with its
 * row and column. Record types that the file does not contain stay unchanged.
 * @throws Refusal not_found, conflict; for field `file`: file_not_a_table, not_a_tariff_file
 */
export async function uploadTariff(ctx: Context, { params, query }: Input, wire: Wire): Promise<Answer<Upload>> {
  const rows = await rowsOf(ctx, fileOf(wire).content);
  const today = todayOf(ctx.now());
  return runCommand(ctx, 'tariff.file_read', async (tx) => {
    const base = await holdBase(ctx, tx, params.id, query.revision ?? null);
    const { tariff, problems } = readTariffSheet(rows, base.tariff);
    const answer = async () => ({
      data: {
        ...(await overviewOf(tx, params.id, today)),
        rows: rows.length,
        // Sheets count columns from 1.
        problems: problems
          .slice(0, mostProblems)
          .map(({ column, ...problem }) => ({ ...problem, column: column === null ? null : column + 1 })),
        problem_count: problems.length,
      },
    });
    if (problems.length > 0) return unchanged(await answer());
    const change = { tariff, basedOn: base.basedOn, source: 'file', fileName: query.name } as const;
    await saveDraft(ctx, tx, params.id, base, change);
    const after = { file_name: query.name, rows: rows.length };
    return changed(await answer(), { subject: 'carrier', subjectId: params.id, after });
  });
}
