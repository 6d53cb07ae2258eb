import writeXlsxFile, { type Cell } from 'write-excel-file/node';
import type { CellKind, Sheet } from './types.ts';

/** A day of the calendar at midnight UTC, which is what the library writes it as. */
const dayOf = (text: string): Date => new Date(`${text}T00:00:00Z`);

// Every text is written as a text, so that none of it is ever worked out as a formula.
function cellOf(value: string | number | null, kind: CellKind | null): Cell {
  if (value === null) return null;
  if (kind === 'day' && typeof value === 'string') return { type: Date, value: dayOf(value), format: 'yyyy-mm-dd' };
  if (typeof value === 'string') return { type: String, value };
  return kind === 'amount' ? { type: Number, value, format: '#,##0.00' } : { type: Number, value };
}

/** A sheet as a workbook (XLSX), its first row standing still above the others. */
export async function writeSheet({ name, columns, rows }: Sheet): Promise<Buffer> {
  const head = columns.map(({ title, kind }) => ({
    type: String,
    value: title,
    fontWeight: 'bold' as const,
    ...(kind === 'amount' || kind === 'number' ? { align: 'right' as const } : {}),
  }));
  const cells = rows.map((row) => row.map((value, at) => cellOf(value, columns[at]?.kind ?? null)));
  return writeXlsxFile([head, ...cells], {
    sheet: name,
    columns: columns.map(({ width }) => ({ width })),
    stickyRowsCount: 1,
  }).toBuffer();
}
