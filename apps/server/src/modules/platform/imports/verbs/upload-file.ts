import type { Endpoint, ImportSummary } from '@waybill/contract';
import { changed, runCommand } from '../../../../core/command.ts';
import { accountOf, signedIn, type Context } from '../../../../core/context.ts';
import { readTableFile } from '../../../../core/files/index.ts';
import { newId } from '../../../../core/ids.ts';
import { check } from '../file/check.ts';
import { matchColumns } from '../file/columns.ts';
import { plainCell } from '../file/row-problems.ts';
import { findingColumns, saveFindings } from '../save-findings.ts';
import type { ImportKind } from '../kind.ts';
import { answerOf } from '../stored.ts';

type Given<Body> = {
  readonly kind: ImportKind<Body>;
  readonly endpoint: Endpoint;
  readonly name: string;
  readonly content: Buffer;
};

/** A sample value for each column: the first non-empty cell. */
function examplesOf(records: readonly { readonly cells: readonly string[] }[], width: number): string[] {
  const first = records.slice(0, 50);
  return Array.from({ length: width }, (_, column) => {
    const cell = first.map(({ cells }) => plainCell(cells[column])).find((text) => text !== '');
    return (cell ?? '').slice(0, 60);
  });
}

/**
 * Stores and checks a file without changing records. The result is stored, so that a person can return to it later.
 * @throws Refusal 422 for a file that is not a table
 */
export async function uploadFile<Body>(
  ctx: Context,
  { kind, endpoint, name, content }: Given<Body>,
): Promise<{ data: ImportSummary }> {
  const accountId = accountOf(ctx);
  const id = newId();
  const { table, encoding } = await readTableFile(ctx, content);
  const fields = matchColumns(kind, table.headings);
  const examples = examplesOf(table.records, table.headings.length);
  const columns = table.headings.map((header, at) => ({
    header: header.slice(0, 120),
    example: examples[at] ?? '',
    field: fields[at] ?? null,
  }));
  const decisions = { fields, fixes: {}, duplicateChoice: 'skip', choices: {} } as const;
  const examined = await check({ kind, db: ctx.db, accountId, id }, async () => table, decisions);
  return runCommand(ctx, endpoint.audit ?? '', async (tx) => {
    await tx
      .insertInto('imports')
      .values({
        account_id: accountId,
        id,
        kind: kind.name,
        state: 'checked',
        file_name: name,
        file_size: content.length,
        content,
        encoding,
        delimiter: table.delimiter,
        columns: JSON.stringify(columns),
        ...findingColumns(examined),
        created_by: signedIn(ctx).name,
        created_at: ctx.now(),
      })
      .execute();
    await saveFindings(tx, { accountId, id }, examined);
    const after = { kind: kind.name, file_name: name, rows: examined.rows };
    return changed(await answerOf(ctx, tx, kind, id), { subject: 'import', subjectId: id, after });
  });
}
