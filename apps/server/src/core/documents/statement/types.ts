import type { LabelledText } from '../types.ts';

/** A table of movements: day, description, amount, and running balance. All texts are formatted. */
export interface LedgerTable {
  readonly head: readonly [string, string, string, string];
  readonly rows: readonly LedgerRow[];
}

export interface LedgerRow {
  readonly cells: readonly [string, string, string, string];
  /** `sum`: a balance; `total`: the last line of the table. */
  readonly kind: 'line' | 'sum' | 'total';
}

/** Data of a statement PDF; nothing is computed here. */
export interface StatementInput {
  readonly language: string;
  readonly createdAt: Date;
  readonly issuer: string;
  /** PNG picture. */
  readonly logo?: Buffer | null;
  readonly title: string;
  /** `Page {{page}} of {{pages}}`. */
  readonly pageText: string;
  /** Account and period. */
  readonly head: readonly LabelledText[];
  /** One account per currency. */
  readonly accounts: readonly {
    readonly title: string;
    readonly sums: readonly LabelledText[];
    readonly table: LedgerTable;
    readonly ages: readonly LabelledText[];
  }[];
  readonly notes: readonly string[];
}
