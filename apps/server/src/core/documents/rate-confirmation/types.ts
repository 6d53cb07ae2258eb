import type { LabelledText } from '../types.ts';

/** Labelled texts under a heading, so many in a row. */
export interface LoadSection {
  readonly title: string;
  readonly fields: readonly LabelledText[];
  readonly inRow: number;
}

/** What a rate confirmation prints; nothing is computed here. */
export interface RateConfirmationInput {
  readonly language: string;
  readonly createdAt: Date;
  readonly issuer: string;
  readonly title: string;
  /** `Page {{page}} of {{pages}}`. */
  readonly pageText: string;
  /** Number, carrier, what it is paid, until when it holds. */
  readonly head: readonly LabelledText[];
  readonly sections: readonly LoadSection[];
  readonly termsTitle: string;
  readonly terms: readonly string[];
  /** Empty lines to sign on by hand. */
  readonly signatures: readonly string[];
}
