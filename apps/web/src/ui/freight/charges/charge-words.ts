import { accessorialCodes, type AccessorialCode, type ChargeLine, type Currency } from '@waybill/freight';
import type { TFunction } from 'i18next';
import type { Formats } from '../../../lib/format/formats.ts';

/** What words for a line need besides the line: phrases, formats, and which number each item has on screen. */
export type ChargeContext = {
  readonly t: TFunction;
  readonly formats: Formats;
  /** Amounts are shown in another currency than the price was worked out in, so that its rates do not multiply to them. */
  readonly converted: boolean;
  /** The currency amounts are shown in; undefined leaves each in its own. */
  readonly currency?: Currency;
  /** Writes a calendar date with its year. */
  readonly date: (date: string) => string;
  /** Item ids as the numbers people see; an id that is missing is left out of the words. */
  readonly itemNumbers: Readonly<Record<string, number>>;
};

export function isAccessorial(code: string): code is AccessorialCode {
  return (accessorialCodes as readonly string[]).includes(code);
}

const named = [
  'miles',
  'deficit',
  'tariff_minimum',
  'absolute_minimum',
  'gross',
  'discount',
  'freight',
  'fuel',
  'rounding',
  'without_insurance',
  'insurance',
  'total',
] as const;
type Named = (typeof named)[number];

function isNamed(code: string): code is Named {
  return (named as readonly string[]).includes(code);
}

/** The name of an accessorial, by its code. */
export function accessorialName(t: TFunction, code: string): string {
  // In no carrier's table of services: of truckloads alone, and what a carrier does not itemize.
  if (code === 'TARP' || code === 'OTHER') return t(`freight.charges.accessorial.${code}`);
  return isAccessorial(code) ? t(`freight.charges.accessorial.${code}`) : code;
}

/** What a line is called. Lines of items carry what was entered, all others a word of the trade. */
export function chargeName({ code, kind, basis }: ChargeLine, { t, itemNumbers }: ChargeContext): string {
  if (basis.type === 'item')
    return basis.description || t('freight.charges.item', { number: itemNumbers[basis.itemId] ?? '' });
  if (basis.type === 'parcel') return t('freight.charges.item', { number: itemNumbers[basis.itemId] ?? '' });
  if (basis.type === 'size_rule') return t(`freight.charges.size_rule.${basis.rule}`);
  if (isAccessorial(code) || code === 'TARP' || code === 'OTHER') return accessorialName(t, code);
  if (isNamed(code)) return t(`freight.charges.kind.${code}`);
  return isNamed(kind) ? t(`freight.charges.kind.${kind}`) : t('freight.charges.kind.other');
}

/** Whether a word of the trade names a line; any other charge is the carrier's own. */
export function isOfTheTrade({ code, kind }: ChargeLine): boolean {
  return isAccessorial(code) || isNamed(code) || isNamed(kind);
}

/** Whether a line stays in the list although it costs nothing, because another one covers it. */
export function isIncluded({ basis }: ChargeLine): boolean {
  return basis.type === 'accessorial' && basis.includedIn !== null;
}
