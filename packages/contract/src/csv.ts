import { zoned } from '@waybill/freight';

/** An instant as sheets read it, `2026-11-20 09:05`, by the clock of a zone; null is left empty. */
export function csvTime(instant: string | null, timeZone: string): string | null {
  if (instant === null) return null;
  const { date, minutes } = zoned(Date.parse(instant), timeZone);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${date} ${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** What a cell holds; null is left empty. */
export type CsvValue = string | number | null;

export type CsvColumn<Row> = {
  readonly title: string;
  readonly value: (row: Row) => CsvValue;
  /** How many decimals its figures have, zeros too: two for amounts, as they stand on the page. */
  readonly decimals?: number;
};

// A text that begins like this is worked out as a formula when a sheet opens it: East Asian sheets take the full-width
// and small signs for the plain ones, and spaces or characters that nobody sees may stand before them. One that already
// begins with the guard gets another, so that taking one away always gives back what was there.
const starters = String.raw`(?:\s*[\t\r]|[\s\p{Cc}\p{Cf}]*[=+\-@\uff1d\uff0b\uff0d\uff20\ufe66\ufe62\ufe63\ufe6b\u2212])`;
const formula = new RegExp(`^'*${starters}`, 'u');
const guarded = new RegExp(`^'+${starters}`, 'u');

/** One cell: quoted where it has to be, and never a formula. @param decimals of a figure; as many as it has by itself */
export function csvCell(value: CsvValue, decimals?: number): string {
  if (value === null) return '';
  if (typeof value === 'number') return decimals === undefined ? String(value) : value.toFixed(decimals);
  const text = formula.test(value) ? `'${value}` : value;
  return /[",;\t\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
}

/** What a cell held before it was guarded against being a formula. */
export function withoutGuard(text: string): string {
  return guarded.test(text) ? text.slice(1) : text;
}

/** A line of a file, with its end. */
export function csvLine(cells: readonly CsvValue[]): string {
  return `${cells.map((cell) => csvCell(cell)).join(',')}\r\n`;
}

/** A row of a table as a line of a file. */
export function csvRow<Row>(columns: readonly CsvColumn<Row>[], row: Row): string {
  return `${columns.map(({ value, decimals }) => csvCell(value(row), decimals)).join(',')}\r\n`;
}

/** Stands before the first line: sheets then know that the file is UTF-8. */
export const csvMark = '\ufeff';

/** A table as a file that sheets open as it is. */
export function csvText<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const head = csvLine(columns.map(({ title }) => title));
  return csvMark + head + rows.map((row) => csvRow(columns, row)).join('');
}
