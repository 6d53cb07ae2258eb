import { invalidField } from '../refusal.ts';
import { decode } from './decode.ts';
import { tableLimits } from './limits.ts';
import { delimiters, type Delimiter, type FileRecord, type FileTable } from './types.ts';

type Given = Omit<FileRecord, 'row'>;

/** Blank lines are skipped, but at most this many lines are read per allowed row. */
const blankLines = 10;

const quote = 34;
const lineFeed = 10;
const carriageReturn = 13;

/** A line ends with CR, LF, or both; the last one may end with the text. */
const endsLine = (sign: number): boolean => sign === lineFeed || sign === carriageReturn || Number.isNaN(sign);

/**
 * Reads the rows of a text one by one (RFC 4180) in a single pass. A quotation mark that is not closed within the limit
 * of a cell, or is closed in the middle of one, makes the line a broken row, and reading continues with the next line.
 * So one line cannot swallow the rest of the file, and no line is read again.
 */
class Rows {
  at = 0;
  readonly #text: string;
  readonly #delimiter: string;
  readonly #mark: number;
  /** Position of the last quotation mark of the text. */
  #lastQuote: number;
  row = 0;

  constructor(text: string, delimiter: Delimiter) {
    this.#text = text;
    this.#delimiter = delimiter;
    this.#mark = delimiter.charCodeAt(0);
    this.#lastQuote = text.lastIndexOf('"');
  }

  /** @returns the next row; null at the end */
  next(): Given | null {
    if (this.at >= this.#text.length) return null;
    this.row += 1;
    const begin = this.at;
    const cells: string[] = [];
    for (;;) {
      const cell = this.#text.charCodeAt(this.at) === quote ? this.#quoted() : this.#bare();
      if (cell === null) return this.#broken(begin);
      this.#add(cells, cell);
      if (this.#text.charCodeAt(this.at) !== this.#mark) {
        this.#endLine();
        return { cells, brokenQuotes: false };
      }
      this.at += 1;
    }
  }

  #add(cells: string[], cell: string): void {
    if (cell.length > tableLimits.cell)
      throw invalidField('file', 'file_cell_too_long', { row: this.row, max: tableLimits.cell });
    cells.push(cell);
    // A row may have some more cells than headings, but not many.
    if (cells.length > tableLimits.columns * 2)
      throw invalidField('file', 'file_too_many_columns', { max: tableLimits.columns });
  }

  #endLine(): void {
    const both = this.#text.charCodeAt(this.at) === carriageReturn && this.#text.charCodeAt(this.at + 1) === lineFeed;
    this.at += both ? 2 : 1;
  }

  #bare(): string {
    const from = this.at;
    while (this.at < this.#text.length) {
      const sign = this.#text.charCodeAt(this.at);
      if (sign === this.#mark || endsLine(sign)) break;
      this.at += 1;
    }
    return this.#text.slice(from, this.at);
  }

  /** @returns the text between quotation marks; null when they are broken */
  #quoted(): string | null {
    const from = this.at + 1;
    const most = from + tableLimits.cell * 2;
    let doubled = false;
    for (let at = from; at <= this.#lastQuote && at < most; at += 1) {
      if (this.#text.charCodeAt(at) !== quote) continue;
      if (this.#text.charCodeAt(at + 1) === quote) {
        doubled = true;
        at += 1;
        continue;
      }
      return this.#closed(from, at, doubled);
    }
    return null;
  }

  #closed(from: number, to: number, doubled: boolean): string | null {
    this.at = to + 1;
    // Spaces between the closing quotation mark and the end of the cell are dropped.
    while (this.#text.charCodeAt(this.at) === 32) this.at += 1;
    const after = this.#text.charCodeAt(this.at);
    if (after !== this.#mark && !endsLine(after)) return null;
    const inside = this.#text.slice(from, to).replace(/\r\n?/g, '\n');
    return doubled ? inside.replaceAll('""', '"') : inside;
  }

  #broken(begin: number): Given {
    this.at = begin;
    while (!endsLine(this.#text.charCodeAt(this.at))) this.at += 1;
    const line = this.#text.slice(begin, this.at);
    this.#endLine();
    if (line.length > tableLimits.cell * 2)
      throw invalidField('file', 'file_cell_too_long', { row: this.row, max: tableLimits.cell });
    const cells: string[] = [];
    for (const cell of line.trimEnd().split(this.#delimiter, tableLimits.columns * 2 + 1)) this.#add(cells, cell);
    return { cells, brokenQuotes: true };
  }
}

/** The delimiter that splits the headings into the most cells. */
function delimiterOf(text: string): Delimiter {
  const widths = delimiters.map((delimiter) => ({
    delimiter,
    width: new Rows(text, delimiter).next()?.cells.length ?? 0,
  }));
  return widths.toSorted((one, other) => other.width - one.width)[0]?.delimiter ?? ',';
}

type OpenTable = Pick<FileTable, 'delimiter' | 'headings'> & { readonly rows: Iterable<FileRecord> };

/**
 * Opens a text as a table. Its rows are read lazily, in one pass over the characters.
 * @param mostRows maximum below the headings, without blank ones
 * @throws Refusal 422 for field `file`: file_without_rows, file_too_many_rows, file_too_many_columns,
 *   file_too_many_cells, file_cell_too_long, file_quotes_broken; those about rows while these are read
 */
export function readTable(text: string, mostRows: number = tableLimits.rows): OpenTable {
  const delimiter = delimiterOf(text);
  const rows = new Rows(text, delimiter);
  const headings = (rows.next()?.cells ?? []).map((cell) => cell.trim());
  if (headings.length > tableLimits.columns)
    throw invalidField('file', 'file_too_many_columns', { max: tableLimits.columns });
  return { delimiter, headings, rows: recordsOf(rows, mostRows) };
}

/** The rows that are not blank, counted as they are read. */
function* recordsOf(rows: Rows, mostRows: number): Generator<FileRecord> {
  let [records, cells, broken] = [0, 0, 0];
  for (let row = rows.next(); row !== null; row = rows.next()) {
    // Blank lines cost time, too.
    if (rows.row > mostRows * blankLines) throw invalidField('file', 'file_too_many_rows', { max: mostRows });
    if (!row.brokenQuotes && row.cells.every((cell) => cell.trim() === '')) continue;
    broken += Number(row.brokenQuotes);
    cells += row.cells.length;
    if (broken > tableLimits.brokenLines)
      throw invalidField('file', 'file_quotes_broken', { row: rows.row, max: tableLimits.brokenLines });
    if (records >= mostRows) throw invalidField('file', 'file_too_many_rows', { max: mostRows });
    if (cells > tableLimits.cells) throw invalidField('file', 'file_too_many_cells', { max: tableLimits.cells });
    records += 1;
    yield { row: rows.row, ...row };
  }
  if (records === 0) throw invalidField('file', 'file_without_rows');
}

/**
 * Reads a CSV file. It is read to its end first, so that no rows of a refused file are returned.
 * @throws Refusal as `decode` and `readTable`
 */
export function readCsv(bytes: Buffer, mostRows?: number) {
  const { text, encoding } = decode(bytes);
  for (const _ of readTable(text, mostRows).rows);
  const { rows, ...head } = readTable(text, mostRows);
  return { head: { ...head, encoding }, rows };
}
