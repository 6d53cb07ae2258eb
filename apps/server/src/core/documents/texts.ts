import type { Phrases, Translation } from '@waybill/phrases';

/**
 * Texts of the bill of lading in one language. Texts that are also in `legalTexts` are always printed in English; these
 * are translations, printed below if the language differs.
 */
export type BillOfLadingTexts = Translation<Phrases['documents']['billOfLading']>;

export type UnitLabelTexts = Translation<Phrases['documents']['unitLabel']>;
