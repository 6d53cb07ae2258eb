import type { CsvColumn } from '@waybill/contract';

/** Format of a column: numbers can be summed and days sorted in any language. */
export type CellKind = 'text' | 'number' | 'amount' | 'day';

/** A column of a CSV file or workbook. Without a kind, texts stay texts and numbers stay numbers. */
export type SheetColumn<Row> = CsvColumn<Row> & { readonly kind?: CellKind };

/** A sheet to write: plain values, with the kind of each column. */
export type Sheet = {
  readonly name: string;
  readonly columns: readonly { readonly title: string; readonly kind: CellKind | null; readonly width: number }[];
  readonly rows: readonly (readonly (string | number | null)[])[];
};
