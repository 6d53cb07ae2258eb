import type { LabelledText } from '../types.ts';

/** A heading with labeled texts, a fixed number per row. */
export interface LoadSection {
  readonly title: string;
  readonly fields: readonly LabelledText[];
  readonly inRow: number;
}

/** Data of a rate confirmation PDF; nothing is computed here. */
export interface RateConfirmationInput {
  readonly language: string;
  readonly createdAt: Date;
  readonly issuer: string;
  readonly title: string;
  /** `Page {{page}} of {{pages}}`. */
  readonly pageText: string;
  /** Number, carrier, pay, and expiry. */
  readonly head: readonly LabelledText[];
  readonly sections: readonly LoadSection[];
  readonly termsTitle: string;
  readonly terms: readonly string[];
  /** Labels of signature lines. */
  readonly signatures: readonly string[];
}
