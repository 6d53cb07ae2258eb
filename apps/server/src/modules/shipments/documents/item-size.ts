import type { ItemWire } from '@waybill/contract';
import type { Language } from '@waybill/phrases';
import { printedNumber } from '../../../core/documents/index.ts';

/** Sizes of one handling unit: `48 × 40 × 48 in`. */
export function itemSize({ length, width, height }: ItemWire, language: Language): string {
  const of = (value: number) => printedNumber(value, language);
  return `${of(length.value)} × ${of(width.value)} × ${of(height.value)} ${length.unit}`;
}
