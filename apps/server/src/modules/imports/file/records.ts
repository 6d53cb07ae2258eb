import { importLimits } from '@waybill/contract';
import Papa from 'papaparse';
import { invalidField } from '../../../core/refusal.ts';

export const delimiters = [',', ';', '\t'] as const;
export type Delimiter = (typeof delimiters)[number];

/** A row of a file. */
export type FileRecord = {
  /** As a sheet counts: the headings are row 1. */
  readonly row: number;
  readonly cells: readonly string[];
  /** A quotation mark that was never closed, or stands where none can. */
  readonly brokenQuotes: boolean;
};

export type FileTable = {
  readonly delimiter: Delimiter;
  readonly headings: readonly string[];
  readonly records: readonly FileRecord[];
};

/** A file with more broken lines than this is something else. */
const mostBroken = 1000;

/** The mark that makes the most of the headings; headings hold none of the others. */
function delimiterOf(text: string): Delimiter {
  const widths = delimiters.map((delimiter) => {
    const { data } = Papa.parse<string[]>(text, { delimiter, newline: '\n', preview: 1 });
    return { delimiter, width: data[0]?.length ?? 0 };
  });
  return widths.toSorted((one, other) => other.width - one.width)[0]?.delimiter ?? ',';
}

type Piece = { readonly records: string[][]; readonly ends: number[]; readonly brokenAt: number };

/** Reads on until the end, or until quotation marks make no sense any more. */
function readPiece(text: string, delimiter: Delimiter): Piece {
  const records: string[][] = [];
  const ends: number[] = [];
  let brokenAt = -1;
  Papa.parse<string[]>(text, {
    delimiter,
    newline: '\n',
    step: ({ data, errors, meta }, parser) => {
      if (errors.some(({ type }) => type === 'Quotes')) {
        brokenAt = ends.at(-1) ?? 0;
        parser.abort();
        return;
      }
      records.push(data);
      ends.push(meta.cursor);
    },
  });
  return { records, ends, brokenAt };
}

function endOfLine(text: string, from: number): number {
  const at = text.indexOf('\n', from);
  return at < 0 ? text.length : at + 1;
}

function isBlank(cells: readonly string[]): boolean {
  return cells.every((cell) => cell.trim() === '');
}

/**
 * Reads a text as a table. A line whose quotation marks make no sense is kept as a broken row by itself, and reading
 * goes on at the next line, so that it cannot swallow those behind it.
 * @throws Refusal 422 `file_without_rows`, `file_too_many_rows`, `file_too_many_columns` or `file_not_a_table`
 */
export function readTable(given: string): FileTable {
  const text = given.replace(/\r\n?/g, '\n');
  const delimiter = delimiterOf(text);
  const all: { cells: readonly string[]; brokenQuotes: boolean }[] = [];
  let broken = 0;
  for (let from = 0; from < text.length;) {
    const rest = from === 0 ? text : text.slice(from);
    const { records, brokenAt } = readPiece(rest, delimiter);
    for (const cells of records) all.push({ cells, brokenQuotes: false });
    if (brokenAt < 0) break;
    const end = endOfLine(rest, brokenAt);
    all.push({ cells: rest.slice(brokenAt, end).trimEnd().split(delimiter), brokenQuotes: true });
    from += end;
    broken += 1;
    if (broken > mostBroken) throw invalidField('file', 'file_not_a_table');
  }
  const [head, ...body] = all;
  const records = body
    .map((record, index) => ({ ...record, row: index + 2 }))
    .filter(({ cells, brokenQuotes }) => brokenQuotes || !isBlank(cells));
  if (head === undefined || records.length === 0) throw invalidField('file', 'file_without_rows');
  if (records.length > importLimits.rows) throw invalidField('file', 'file_too_many_rows', { max: importLimits.rows });
  const headings = head.cells.map((cell) => cell.trim());
  if (headings.length > importLimits.columns) {
    throw invalidField('file', 'file_too_many_columns', { max: importLimits.columns });
  }
  return { delimiter, headings, records };
}
