/** What a cell holds; null is left empty. */
export type CsvValue = string | number | null;

export type CsvColumn<Row> = { readonly title: string; readonly value: (row: Row) => CsvValue };

// A text that begins like this is worked out as a formula when a sheet opens it.
const formula = /^[\s]*[=+\-@\t\r]/;

/** One cell: quoted where it has to be, and never a formula. */
export function csvCell(value: CsvValue): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = formula.test(value) ? `'${value}` : value;
  return /[",\t\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A table as a file that sheets open as it is: its mark says that it is UTF-8. */
export function csvText<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const lines = [
    columns.map(({ title }) => csvCell(title)),
    ...rows.map((row) => columns.map(({ value }) => csvCell(value(row)))),
  ];
  return `\ufeff${lines.map((cells) => cells.join(',')).join('\r\n')}\r\n`;
}
