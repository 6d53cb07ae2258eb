import writeXlsxFile, { type Cell } from 'write-excel-file/node';
import type { CellKind, Sheet } from './types.ts';

/** A calendar day as midnight UTC, as the library expects. */
const dayOf = (text: string): Date => new Date(`${text}T00:00:00Z`);

// Texts are always written as text, so that none is evaluated as a formula.
function cellOf(value: string | number | null, kind: CellKind | null): Cell {
  if (value === null) return null;
  if (kind === 'day' && typeof value === 'string') return { type: Date, value: dayOf(value), format: 'yyyy-mm-dd' };
  if (typeof value === 'string') return { type: String, value };
  return kind === 'amount' ? { type: Number, value, format: '#,##0.00' } : { type: Number, value };
}

/** Writes a sheet as a workbook (XLSX) with a frozen first row. */
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
