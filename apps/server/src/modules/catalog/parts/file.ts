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

/** A row of a file that can go in. */
export type Good = { readonly row: number; readonly body: PartInput; readonly there: PartRow | null };

export type Problem = { readonly row: number; readonly field: string; readonly code: string; readonly value: string };

export type Read = { readonly rows: number; readonly good: readonly Good[]; readonly problems: readonly Problem[] };

/** What two parts have in common that are the same one: the item, else the name. */
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

/** What a cell says; the class and the scale of a row that names none are those of the classification's own scale. */
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
 * Reads a file of parts against those in force: what is new, what changes, and what is wrong in which row.
 * @throws Refusal 422 for what is no table of parts at all
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

/** The fields of a part that a row changes; all that are filled in for one that is new. */
export function fieldsChanged({ body, there }: Good): string[] {
  const before = there === null ? null : definitionOf(there);
  return partFileFields.filter((field) =>
    before === null ? body[field] !== null && body[field] !== '' : !isDeepStrictEqual(before[field], body[field]),
  );
}
