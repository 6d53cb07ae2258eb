import { isDeepStrictEqual } from 'node:util';
import { fieldProblems, partFileFields, partInput, type PartFileField, type PartInput } from '@waybill/contract';
import { languages } from '@waybill/phrases';
import type { Context } from '../../../core/context.ts';
import type { Db, Tx } from '../../../core/database/database.ts';
import { invalidField } from '../../../core/refusal.ts';
import { readTableFile } from '../../../core/files/index.ts';
import { speak } from '../../../core/speak.ts';
import { plain } from '../../platform/imports/index.ts';
import { definitionOf, partColumns, type PartRow } from './part-row.ts';

/** A valid row of a file. */
export type Good = { readonly row: number; readonly body: PartInput; readonly there: PartRow | null };

export type Problem = { readonly row: number; readonly field: string; readonly code: string; readonly value: string };

export type Read = { readonly rows: number; readonly good: readonly Good[]; readonly problems: readonly Problem[] };

/** The key by which two parts count as duplicates: NMFC item, else name. */
const keyOf = ({ number, sub, description }: Pick<PartInput, 'number' | 'sub' | 'description'>): string =>
  number === null ? `name:${description.toLowerCase()}` : `item:${number}-${sub ?? ''}`;

function columnsOf(headings: readonly string[]): Map<PartFileField, number> {
  const columns = new Map<PartFileField, number>();
  for (const field of partFileFields) {
    const own = languages.map((language) => speak(language)(`parts.file.${field}`));
    const names = new Set([field, ...own].map(plain));
    const at = headings.findIndex((heading) => names.has(plain(heading)));
    if (at >= 0) columns.set(field, at);
  }
  if (!columns.has('description')) throw invalidField('file', 'file_not_a_table');
  return columns;
}

/** Values of a row. Class and scale default to those of the classification. */
function givenOf(cells: readonly string[], columns: ReadonlyMap<PartFileField, number>): Record<string, string | null> {
  const cell = (field: PartFileField): string => (cells[columns.get(field) ?? -1] ?? '').trim();
  const { 0: number = '', 1: sub = '' } = cell('number').split('-');
  const scale = cell('density_scale');
  return {
    number: number === '' ? null : number,
    sub: cell('sub') || sub || null,
    description: cell('description'),
    keywords: cell('keywords'),
    freight_class: cell('freight_class') || null,
    ...(scale === '' ? {} : { density_scale: scale }),
    note: cell('note') || null,
  };
}

async function partsThere(db: Db | Tx): Promise<Map<string, PartRow>> {
  const rows = await db.selectFrom('parts').select(partColumns).where('retired_at', 'is', null).execute();
  return new Map(rows.map((row) => [keyOf(definitionOf(row)), row]));
}

/**
 * Compares a file with the active parts: new ones, changes, and errors by row.
 * @throws Refusal 422 for a file that is not a table of parts
 */
export async function readPartFile(ctx: Context, db: Db | Tx, content: Buffer): Promise<Read> {
  const { table } = await readTableFile(ctx, content);
  const columns = columnsOf(table.headings);
  const there = await partsThere(db);
  const seen = new Set<string>();
  const [good, problems]: [Good[], Problem[]] = [[], []];
  for (const { row, cells, brokenQuotes } of table.records) {
    const given = givenOf(cells, columns);
    const parsed = partInput.safeParse(given);
    if (brokenQuotes || !parsed.success) {
      const found = parsed.success ? [{ field: 'description', code: 'invalid' }] : fieldProblems(parsed.error);
      for (const { field, code } of found) problems.push({ row, field, code, value: given[field] ?? '' });
      continue;
    }
    const key = keyOf(parsed.data);
    if (seen.has(key))
      problems.push({ row, field: 'number', code: 'part_taken', value: given['number'] ?? given['description'] ?? '' });
    else good.push({ row, body: parsed.data, there: there.get(key) ?? null });
    seen.add(key);
  }
  return { rows: table.records.length, good, problems };
}

/** Fields that a row changes; for a new part, all filled fields. */
export function fieldsChanged({ body, there }: Good): string[] {
  const before = there === null ? null : definitionOf(there);
  return partFileFields.filter((field) =>
    before === null ? body[field] !== null && body[field] !== '' : !isDeepStrictEqual(before[field], body[field]),
  );
}
