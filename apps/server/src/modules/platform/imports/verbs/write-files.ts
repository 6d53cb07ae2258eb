import { Readable } from 'node:stream';
import { csvLine, csvMark, rowProblemCodes, type ImportProblem } from '@waybill/contract';
import { accountOf, type Context } from '../../../../core/context.ts';
import { readTableFile } from '../../../../core/files/index.ts';
import { Refusal } from '../../../../core/refusal.ts';
import { speak } from '../../../../core/speak.ts';
import { headingOf } from '../file/columns.ts';
import { plainCell } from '../file/row-problems.ts';
import type { ImportKind } from '../kind.ts';
import { columnsOf, findImport, readContent, decisionsOf, type AnyKind } from '../stored.ts';

type Exported = Pick<ImportKind<never>, 'name' | 'fields' | 'example' | 'exported' | 'pieces'>;
type Known = Pick<ImportKind<never>, 'name' | 'fields' | 'example'>;

function headLine(ctx: Context, kind: Known, fields: readonly string[]): string {
  return csvMark + csvLine(fields.map((field) => headingOf(kind, field, ctx.language)));
}

/** A template with all headings in the caller's language and one sample row. */
export function templateFile(ctx: Context, kind: Known): Buffer {
  const fields = kind.fields.filter((field) => (kind.example[field] ?? null) !== null);
  const example = csvLine(fields.map((field) => kind.example[field] ?? ''));
  return Buffer.from(headLine(ctx, kind, fields) + example);
}

async function* exportLines(ctx: Context, kind: Exported, search: string): AsyncGenerator<string> {
  const fields = kind.exported;
  yield headLine(ctx, kind, fields);
  for await (const piece of kind.pieces(ctx.db, accountOf(ctx), search)) {
    yield piece.map((cells) => csvLine(fields.map((field) => cells[field] ?? null))).join('');
  }
}

/** Streams the records that match a search as a file. */
export function exportFile(ctx: Context, kind: Exported, search: string): Readable {
  return Readable.from(exportLines(ctx, kind, search), { objectMode: true, highWaterMark: 1 });
}

function reasonOf(ctx: Context, headings: readonly string[], problem: ImportProblem): string {
  const say = speak(ctx.language) as (key: string, params: object) => string;
  const own = (rowProblemCodes as readonly string[]).includes(problem.code);
  const why = say(own ? `imports.problems.${problem.code}.why` : `fields.${problem.code}`, problem.params);
  return problem.column === null ? why : `${headings[problem.column] ?? ''}: ${why}`;
}

/**
 * Rows of an upload that were not imported: their original columns and the reason.
 * @throws Refusal not_found, also after the file was deleted
 */
export async function rejectedFile(ctx: Context, kind: AnyKind, id: string): Promise<Buffer> {
  const accountId = accountOf(ctx);
  const record = await findImport(ctx.db, accountId, kind, id);
  const content = await readContent(ctx.db, accountId, id);
  if (content === null) throw new Refusal('not_found');
  const { table } = await readTableFile(ctx, content);
  const { fixes } = decisionsOf(record);
  const headings = columnsOf(record).map(({ header }) => header);
  const rows = await ctx.db
    .selectFrom('import_rows')
    .select(['row', 'problems'])
    .where('account_id', '=', accountId)
    .where('import_id', '=', id)
    .where('verdict', '=', 'problem')
    .orderBy('row')
    .execute();
  const cellsOf = new Map(table.records.map(({ row, cells }) => [row, cells]));
  const reason = (speak(ctx.language) as (key: string) => string)('imports.reason');
  const lines = rows.map(({ row, problems }) => {
    const cells = fixes[row]?.cells ?? cellsOf.get(row) ?? [];
    const reasons = problems.map((problem) => reasonOf(ctx, headings, problem));
    // A row that has more cells than there are headings keeps them, behind the reason.
    const own = headings.map((_, column) => plainCell(cells[column]));
    return csvLine([...own, reasons.join(' '), ...cells.slice(headings.length).map(plainCell)]);
  });
  return Buffer.from(csvMark + csvLine([...headings, reason]) + lines.join(''));
}
