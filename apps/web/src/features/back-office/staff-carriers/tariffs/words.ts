import { ruleKinds } from '@waybill/freight';
import type { TFunction } from 'i18next';
import { accessorialName } from '../../../../ui/freight/charges/charge-words.ts';

const records = [
  'term',
  'service',
  'break',
  'band',
  'lane',
  'rate',
  'fak',
  'cubic',
  'linear',
  'over_length',
  'fuel',
  'fuel_step',
  'accessorial',
  'transit',
] as const;
const terms = [
  'currency',
  'density_scale',
  'minimum',
  'minimum_after_discount',
  'discount_percent',
  'liability_new_per_pound',
  'liability_used_per_pound',
  'liability_cap',
  'most_pounds',
  'most_linear_feet',
  'most_length_in',
  'most_width_in',
  'most_height_in',
  'origin_states',
  'destination_states',
  'excluded_zip3',
  'hazmat_accepted',
  'hazmat_refused',
  'hazmat_refused_to_residences',
  'residential_includes_notify',
  'fuel_on',
  'fuel_heavy_from_pounds',
  'fuel_table_ends_at',
  'rural_zip3',
  'rural_days',
  'remote_states',
  'remote_days',
  'over_length_days',
  'holidays',
  'closed_dates',
] as const;
const problems = [
  'unknown_record',
  'missing',
  'not_a_number',
  'too_precise',
  'unknown_value',
  'twice',
  'not_read',
  'negative',
  'zero',
  'not_whole',
  'not_finite',
  'too_large',
  'too_many',
  'out_of_range',
  'not_ascending',
  'empty',
  'required',
  'invalid_date',
  'invalid_time',
  'invalid_format',
] as const;

/** What a kind of row is called. */
export function recordWords(t: TFunction, record: string | null): string {
  const known = records.find((one) => one === record);
  return known === undefined ? (record ?? '–') : t(`carrier_tariffs.records.${known}`);
}

/** What a row of a comparison is about. */
export function factWords(t: TFunction, record: string, key: string): string {
  const term = terms.find((one) => one === key);
  if (record === 'term' && term !== undefined) return t(`carrier_tariffs.terms.${term}`);
  if (record === 'accessorial') return accessorialName(t, key);
  return [recordWords(t, record), key].filter((word) => word !== '').join(' ');
}

/** Cells of a row in words: the kind of a rule is named, the others stand as in a file. */
export function cellWords(t: TFunction, cells: readonly string[] | null): string {
  if (cells === null) return '–';
  const words = cells.map((cell) => {
    const kind = ruleKinds.find((one) => one === cell);
    return kind === undefined ? cell : t(`carrier_tariffs.accessorial.kinds.${kind}`);
  });
  return words.filter((word) => word !== '').join(' · ') || '–';
}

/** What is wrong with a cell. */
export function problemWords(t: TFunction, code: string): string {
  return t(`carrier_tariffs.problem.${problems.find((one) => one === code) ?? 'other'}`);
}

/** A column as sheets name it: 1 is A. */
export function columnLetter(column: number): string {
  return column <= 26
    ? String.fromCodePoint(64 + column)
    : columnLetter(Math.floor((column - 1) / 26)) + columnLetter(((column - 1) % 26) + 1);
}

/** A change in basis points as a percentage with its sign. */
export function signedPercent(basisPoints: number, percent: (share: number) => string): string {
  const sign = basisPoints > 0 ? '+' : basisPoints < 0 ? '−' : '';
  return sign + percent(Math.abs(basisPoints) / 10_000);
}
