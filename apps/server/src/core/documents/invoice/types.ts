import type { LabelledText } from '../types.ts';

/** A table line with an amount. All texts are formatted. */
export interface AmountRow {
  readonly label: string;
  /** Secondary text below the label. */
  readonly note?: string;
  readonly amount: string;
  /** `sum`: a subtotal; `total`: the last line of the table. */
  readonly kind: 'line' | 'sum' | 'total';
}

/** A table of an invoice: its two column titles and its lines. */
export interface AmountTable {
  readonly head: readonly [string, string];
  readonly rows: readonly AmountRow[];
}

/** Origin or destination of the route, or the place of delivery. */
export interface InvoicePlace {
  readonly place: string;
  readonly note: string;
}

/** Data of an invoice PDF. Every number and date is formatted in the reader's language. */
export interface InvoiceInput {
  readonly language: string;
  readonly createdAt: Date;
  readonly issuer: string;
  /** PNG picture. */
  readonly logo?: Buffer | null;
  readonly title: string;
  /** `Page {{page}} of {{pages}}`. */
  readonly pageText: string;
  /** Label and number, e.g. `INV 30447`. */
  readonly number: LabelledText;
  /** Barcode content: printable ASCII. */
  readonly barcode: string;
  /** Missing when the invoice is not for a shipment. */
  readonly origin?: InvoicePlace;
  readonly destination: InvoicePlace;
  readonly due: LabelledText;
  readonly balance: LabelledText;
  /** Bill-to party, shipper, and consignee: a label and lines. */
  readonly parties: readonly LabelledText[];
  readonly facts: readonly LabelledText[];
  readonly tables: readonly AmountTable[];
  readonly notes: readonly string[];
}
