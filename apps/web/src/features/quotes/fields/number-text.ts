import type { Language } from '@waybill/phrases';
import { numberFormat } from '../../../lib/format/formats.ts';

/** Everything that can stand in a number; other keys are not taken. */
export function onlyNumber(text: string): string {
  return text.replace(/[^\d.,]/g, '');
}

/**
 * The number somebody typed, or null. In English a comma groups thousands; Spanish speakers write either mark before
 * the decimals, and the last one counts.
 */
export function readNumber(text: string, language: Language): number | null {
  const plain = onlyNumber(text);
  const at = language === 'en' ? plain.indexOf('.') : Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','));
  const whole = (at < 0 ? plain : plain.slice(0, at)).replace(/[.,]/g, '');
  const decimals = at < 0 ? '' : plain.slice(at + 1).replace(/[.,]/g, '');
  if (whole === '' && decimals === '') return null;
  return Number(`${whole === '' ? '0' : whole}.${decimals === '' ? '0' : decimals}`);
}

/** A number as it stands in a field: grouped in English, with a point before the decimals in both languages. */
export function numberText(value: number | null, language: Language, decimals = 4): string {
  if (value === null) return '';
  return numberFormat('en', { maximumFractionDigits: decimals, useGrouping: language === 'en' }).format(value);
}
