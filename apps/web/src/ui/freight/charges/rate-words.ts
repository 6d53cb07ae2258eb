import type { Currency } from '@waybill/freight';
import { numberFormat } from '../../../lib/format/formats.ts';
import { currentLanguage } from '../../../lib/language/i18n.ts';

/** A rate of minor units for one of something, with all its decimals: 395.992 of USD is `$3.95992`, 5495 is `$54.95`. */
export function rateWords(amount: number, currency: Currency): string {
  return numberFormat(currentLanguage(), { style: 'currency', currency, maximumFractionDigits: 10 }).format(
    amount / 100,
  );
}
