import type { CsvColumn } from '@waybill/contract';

/** How a sheet shows a column: figures are summed up, days sorted, whatever the reader's language. */
export type CellKind = 'text' | 'number' | 'amount' | 'day';

/** A column of a file that is written as CSV or as a workbook. Without a kind, texts are texts and numbers numbers. */
export type SheetColumn<Row> = CsvColumn<Row> & { readonly kind?: CellKind };

/** A sheet as it is handed over to whoever writes it: plain values, told once how each column is meant. */
export type Sheet = {
  readonly name: string;
  readonly columns: readonly { readonly title: string; readonly kind: CellKind | null; readonly width: number }[];
  readonly rows: readonly (readonly (string | number | null)[])[];
};
