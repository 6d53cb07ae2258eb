import type { LocalDate } from '../calendar/date.ts';
import type { LineClass } from '../classification/classify.ts';
import { densityScales, type DensityBand } from '../classification/scales.ts';
import type { FreightClass } from '../classification/classes.ts';
import type { Lane } from './lane.ts';
import type { PreparedLoad } from './prepare.ts';
import type { LtlRate } from './rate-ltl.ts';

/** What may make the bill differ from the quote, and what cannot. Stable: phrases key texts by these. */
export const priceChangeCodes = [
  'reweigh',
  'reclass_override',
  'reclass_near_band',
  'residential',
  'limited_access',
  'liftgate',
  'time_at_door',
  'over_length',
  'size_rule',
  'hazardous_details',
  'fuel_fixed',
] as const;
export type PriceChangeCode = (typeof priceChangeCodes)[number];

export type PriceChange = {
  readonly code: PriceChangeCode;
  readonly params: Readonly<Record<string, string | number>>;
};

export type PriceChangeFacts = {
  readonly load: PreparedLoad;
  readonly lane: Lane;
  readonly rate: LtlRate;
  /** Last day on which the quote holds. */
  readonly validUntil: LocalDate;
};

function classChange({ itemId, overriddenLower, freightClass, recommended, reason }: LineClass): PriceChange | null {
  if (overriddenLower) return { code: 'reclass_override', params: { itemId, freightClass, recommended } };
  const { bandIndex, bandFrom, densityShown: density, scaleId } = reason;
  // Near is within a tenth of where the band begins, which is where the class above it ends.
  if (bandIndex === 1 || density * 10 >= bandFrom * 11) return null;
  const lower: FreightClass = (densityScales[scaleId].bands[bandIndex - 2] as DensityBand).freightClass;
  return { code: 'reclass_near_band', params: { itemId, density, boundary: bandFrom, freightClass: lower } };
}

const charged = ({ cost }: LtlRate, ...codes: readonly string[]): boolean =>
  cost.lines.some(({ code }) => codes.includes(code));

/** The list of what could change a price, most likely first, and last that fuel will not. */
export function whatCouldChange({ load, lane, rate, validUntil }: PriceChangeFacts): PriceChange[] {
  const changes: PriceChange[] = [{ code: 'reweigh', params: { pounds: load.totals.pounds } }];
  changes.push(...load.classes.map(classChange).filter((change) => change !== null));
  const add = (code: PriceChangeCode, params: PriceChange['params'] = {}): void => {
    changes.push({ code, params });
  };
  if (lane.destination.siteType === 'business' && !charged(rate, 'RESDEL', 'LTDDEL')) {
    add('residential');
    add('limited_access');
  }
  if (!charged(rate, 'LGDEL')) add('liftgate');
  add('time_at_door');
  if (charged(rate, 'OVR08', 'OVR12', 'OVR20')) add('over_length', { linearFeet: load.totals.linearFeet });
  if (rate.sizeRule !== null) add('size_rule', { rule: rate.sizeRule, linearFeet: load.totals.linearFeet });
  if (load.totals.hazardous) add('hazardous_details');
  add('fuel_fixed', { basisPoints: rate.fuelBp, until: validUntil });
  return changes;
}
