import type { InvoiceStrip } from '../invoice/head.ts';
import type { InvoiceInput } from '../invoice/types.ts';
import type { LabelledText } from '../types.ts';

/** A table column. Its width is its share of all shares. */
export interface SheetColumn {
  readonly head: string;
  readonly share: number;
  readonly align?: 'left' | 'right';
}

/** A table row: one text per column; a note goes below the first one. */
export interface SheetRow {
  readonly cells: readonly string[];
  readonly note?: string;
  /** `sum`: a subtotal; `total`: the last line of the table. Default: a plain line. */
  readonly kind?: 'sum' | 'total';
}

export type SheetPart =
  | {
      readonly kind: 'fields';
      readonly title?: string;
      readonly fields: readonly LabelledText[];
      readonly inRow: number;
    }
  | {
      readonly kind: 'table';
      readonly title?: string;
      readonly columns: readonly SheetColumn[];
      readonly rows: readonly SheetRow[];
    }
  | { readonly kind: 'notes'; readonly title?: string; readonly lines: readonly string[] }
  | { readonly kind: 'signatures'; readonly labels: readonly string[] };

/** Data of a document that is a sequence of parts. Every number and date is formatted in the reader's language. */
export interface SheetInput extends Pick<InvoiceInput, 'language' | 'createdAt' | 'issuer' | 'title' | 'pageText'> {
  /** The waybill strip at the top: number with barcode, route, and two values on the right. */
  readonly strip?: InvoiceStrip;
  readonly parts: readonly SheetPart[];
}
