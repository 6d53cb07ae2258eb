import type { LabelledText } from '../types.ts';

/** A table of movements: day, what it was, amount and balance after it; every text is ready to be printed. */
export interface LedgerTable {
  readonly head: readonly [string, string, string, string];
  readonly rows: readonly LedgerRow[];
}

export interface LedgerRow {
  readonly cells: readonly [string, string, string, string];
  /** `sum`: a balance; `total`: the end of the table. */
  readonly kind: 'line' | 'sum' | 'total';
}

/** What a statement of account prints; nothing is computed here. */
export interface StatementInput {
  readonly language: string;
  readonly createdAt: Date;
  readonly issuer: string;
  readonly title: string;
  /** `Page {{page}} of {{pages}}`. */
  readonly pageText: string;
  /** Who it is for and for which days. */
  readonly head: readonly LabelledText[];
  /** An account for each currency. */
  readonly accounts: readonly {
    readonly title: string;
    readonly sums: readonly LabelledText[];
    readonly table: LedgerTable;
    readonly ages: readonly LabelledText[];
  }[];
  readonly notes: readonly string[];
}
