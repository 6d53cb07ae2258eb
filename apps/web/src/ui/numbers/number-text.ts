import type { Language } from '@waybill/phrases';
import { numberFormat } from '../../lib/format/formats.ts';

/** Everything that can stand in a number; other keys are not taken. */
export function onlyNumber(text: string): string {
  return text.replace(/[^\d.,]/g, '');
}

const plain = /^(\d+\.?\d*|\.\d+)$/;
const byCommas = /^[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/;
const byPoints = /^[1-9]\d{0,2}(\.\d{3})+,\d*$/;
const manyCommas = /^[1-9]\d{0,2}(,\d{3}){2,}$/;
const decimalComma = /^\d*,\d+$/;

/** The text with a point before the decimals and no other marks, or null when it has no reading or more than one. */
function unmarked(text: string, language: Language): string | null {
  if (plain.test(text)) return text;
  const grouped = byCommas.test(text);
  if (language === 'en') return grouped ? text.replaceAll(',', '') : null;
  if (grouped && (text.includes('.') || manyCommas.test(text))) return text.replaceAll(',', '');
  if (byPoints.test(text)) return text.replaceAll('.', '').replace(',', '.');
  // Thousands in Mexico, decimals elsewhere.
  if (grouped) return null;
  return decimalComma.test(text) ? text.replace(',', '.') : null;
}

/**
 * The number somebody typed, or null. In English a comma groups thousands and nothing else; Spanish speakers write
 * either mark before the decimals. What can be read in two ways is not guessed at.
 */
export function readNumber(text: string, language: Language): number | null {
  const found = unmarked(onlyNumber(text), language);
  return found === null ? null : Number(found);
}

/** A number as it stands in a field: grouped in English, with a point before the decimals in both languages. */
export function numberText(value: number | null, language: Language, decimals = 4): string {
  if (value === null) return '';
  return numberFormat('en', { maximumFractionDigits: decimals, useGrouping: language === 'en' }).format(value);
}
