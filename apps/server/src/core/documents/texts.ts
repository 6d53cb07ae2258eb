import type { Phrases, Translation } from '@waybill/phrases';

/**
 * Texts of the bill of lading in one language. The texts that `legalTexts` also holds stand on the paper in English
 * whatever the language; here they are the translation, printed below the English where it differs.
 */
export type BillOfLadingTexts = Translation<Phrases['documents']['billOfLading']>;

/** Texts of the handling unit label in one language. */
export type UnitLabelTexts = Translation<Phrases['documents']['unitLabel']>;
