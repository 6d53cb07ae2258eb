import type { LabelledText } from '../types.ts';

/** A line of a table with an amount; every text is ready to be printed. */
export interface AmountRow {
  readonly label: string;
  /** Soft words below the label. */
  readonly note?: string;
  readonly amount: string;
  /** `sum`: repeats what stands above; `total`: the end of the table. */
  readonly kind: 'line' | 'sum' | 'total';
}

/** A table of an invoice: its two heads and its lines. */
export interface AmountTable {
  readonly head: readonly [string, string];
  readonly rows: readonly AmountRow[];
}

/** One end of the way, or where it was delivered. */
export interface InvoicePlace {
  readonly place: string;
  readonly note: string;
}

/** What an invoice prints. Every figure and date is a text in the reader's language; nothing is computed here. */
export interface InvoiceInput {
  readonly language: string;
  readonly createdAt: Date;
  readonly issuer: string;
  readonly title: string;
  /** `Page {{page}} of {{pages}}`. */
  readonly pageText: string;
  /** Label and number, e.g. `INV 30447`. */
  readonly number: LabelledText;
  /** What a scanner reads: printable ASCII. */
  readonly barcode: string;
  /** Where it came from; left out when the invoice is for no shipment. */
  readonly origin?: InvoicePlace;
  readonly destination: InvoicePlace;
  readonly due: LabelledText;
  readonly balance: LabelledText;
  /** Who is billed, who shipped, who received: a label and lines. */
  readonly parties: readonly LabelledText[];
  readonly facts: readonly LabelledText[];
  readonly tables: readonly AmountTable[];
  readonly notes: readonly string[];
}
