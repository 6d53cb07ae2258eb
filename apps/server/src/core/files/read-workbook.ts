import { Unzip, UnzipInflate, zipSync, type UnzipFile } from 'fflate';
import readSheet from 'read-excel-file/node';
import { invalidField } from '../refusal.ts';
import { tableLimits, workbookLimits } from './limits.ts';
import type { FileTable } from './types.ts';

/** The parts of a workbook (ECMA-376) that are needed to read the rows of a sheet. */
const needed =
  /^(\[Content_Types\]\.xml|_rels\/\.rels|xl\/(_rels\/)?[\w-]+\.xml(\.rels)?|xl\/worksheets\/[\w-]+\.xml)$/i;

/** Compressed bytes that are decompressed at a time: at most a thousand times as many before they are counted. */
const pieceBytes = 4096;

/** Column number of a cell's letters, from 1. */
const columnOf = (letters: string): number =>
  Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

/** Counts the rows and cells of a sheet during decompression. A single cell far away counts as all rows before it. */
class SheetCount {
  #cells = 0;
  #rest = '';
  readonly #rows: number;

  constructor(rows: number) {
    this.#rows = rows;
  }

  take(bytes: Uint8Array): void {
    const text = this.#rest + Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
    const open = text.lastIndexOf('<');
    // A tag that is split between two pieces is read with the next one.
    const whole = open >= 0 && text.indexOf('>', open) < 0 ? open : text.length;
    this.#rest = text.slice(whole);
    if (this.#rest.length > tableLimits.cell) throw invalidField('file', 'file_not_a_table');
    for (const [, name, attributes = ''] of text.slice(0, whole).matchAll(/<(?:\w+:)?(row|c)([\s/][^<>]*)?>/g)) {
      const [, letters = '', row = ''] = /\sr="([A-Z]{0,3})(\d{1,9})"/.exec(attributes) ?? [];
      this.#cells += Number(name === 'c');
      // Plus one row for the headings.
      if (Number(row) > this.#rows + 1) throw invalidField('file', 'file_too_many_rows', { max: this.#rows });
      if (columnOf(letters) > tableLimits.columns)
        throw invalidField('file', 'file_too_many_columns', { max: tableLimits.columns });
      if (this.#cells > workbookLimits.cells)
        throw invalidField('file', 'file_too_many_cells', { max: workbookLimits.cells });
    }
  }
}

/** Decompresses the needed parts of a workbook while counting. */
function unpack(bytes: Uint8Array, rows: number): Record<string, Uint8Array> {
  const parts = new Map<string, Uint8Array[]>();
  let unpacked = 0;
  const take = (file: UnzipFile): void => {
    if (!needed.test(file.name)) return;
    const pieces: Uint8Array[] = [];
    const count = file.name.startsWith('xl/worksheets/') ? new SheetCount(rows) : null;
    parts.set(file.name, pieces);
    file.ondata = (error, piece) => {
      if (error !== null) throw error;
      unpacked += piece.length;
      if (unpacked > workbookLimits.bytes)
        throw invalidField('file', 'file_unpacks_too_large', { megabytes: workbookLimits.bytes / 1_000_000 });
      count?.take(piece);
      pieces.push(piece);
    };
    file.start();
  };
  const unzip = new Unzip(take);
  unzip.register(UnzipInflate);
  for (let at = 0; at < bytes.length; at += pieceBytes)
    unzip.push(bytes.subarray(at, at + pieceBytes), at + pieceBytes >= bytes.length);
  return Object.fromEntries([...parts].map(([name, pieces]) => [name, Buffer.concat(pieces)]));
}

const midnight = 'T00:00:00.000Z';

/** The value of a cell as text: dates as `YYYY-MM-DD`, everything else as a person would type it. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) {
    const text = value.toISOString();
    // A cell's date has no zone; it is read as midnight in UTC.
    return text.endsWith(midnight) ? text.slice(0, -midnight.length) : text;
  }
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

/** Reads the sheets with the library, which receives only the parts that were counted, repacked without compression. */
async function sheetOf(bytes: Uint8Array, rows: number): Promise<unknown[][]> {
  const parts = unpack(bytes, rows);
  const read: unknown = await readSheet(Buffer.from(zipSync(parts, { level: 0 })));
  const [sheet] = Array.isArray(read) ? (read as unknown[]) : [];
  // The library returns all sheets by name, or the rows of a single one.
  if (Array.isArray(sheet)) return read as unknown[][];
  return ((sheet as { data?: unknown } | undefined)?.data ?? []) as unknown[][];
}

/**
 * Reads the first sheet of a workbook (XLSX) as text, with limits checked during decompression.
 * @throws Refusal 422 for field `file`: file_unpacks_too_large, file_too_many_rows, file_too_many_columns,
 *   file_too_many_cells, file_cell_too_long, file_without_rows; file_not_a_table for a file that is not a workbook
 */
export async function readWorkbook(bytes: Uint8Array, rows: number): Promise<FileTable> {
  const all = (await sheetOf(bytes, rows)).map((row) => row.map(textOf));
  const long = all.findIndex((cells) => cells.some((cell) => cell.length > tableLimits.cell));
  if (long >= 0) throw invalidField('file', 'file_cell_too_long', { row: long + 1, max: tableLimits.cell });
  const [headings = [], ...below] = all;
  const records = below
    .map((cells, at) => ({ row: at + 2, cells, brokenQuotes: false }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  if (records.length === 0) throw invalidField('file', 'file_without_rows');
  return { delimiter: ',', headings: headings.map((cell) => cell.trim()), records };
}
