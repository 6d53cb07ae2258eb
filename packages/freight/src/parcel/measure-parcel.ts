import type { LoadItem } from '../load/item.ts';
import { measure, type MeasuredItem } from '../load/measure.ts';
import { halfUp, up } from '../money/rounding.ts';
import { ticksPerInch } from '../units/length.ts';
import { heavierThan, ticksPerPound } from '../units/mass.ts';
import type { NonstandardSizes, ParcelRules, ParcelTriggers } from './rules.ts';

export const parcelTriggerNames = [
  'weight',
  'longest',
  'second_longest',
  'length_plus_girth',
  'volume',
  'packaging',
] as const;
export type ParcelTrigger = (typeof parcelTriggerNames)[number];

export const nonstandardFeeNames = ['nonstandard_length', 'nonstandard_extra_length', 'nonstandard_volume'] as const;
export type NonstandardFee = (typeof nonstandardFeeNames)[number];

/** One box of a line as a carrier measures it. Sizes are whole inches, longest first. */
export type MeasuredParcel = {
  readonly itemId: string;
  readonly pieces: number;
  readonly sides: readonly [length: number, width: number, height: number];
  readonly girth: number;
  readonly lengthPlusGirth: number;
  readonly cubicInches: number;
  /** Exact pounds of one box rounded up to whole ones, and the same in thousandths without rounding up to pounds. */
  readonly actualPounds: number;
  readonly actualMilliPounds: number;
  /** Null where the carrier bills no size for so small a box. */
  readonly dimPounds: number | null;
  readonly billablePounds: number;
  /** What makes it a large package or one of additional handling; a large one is never both. */
  readonly large: readonly ParcelTrigger[];
  readonly additionalHandling: readonly ParcelTrigger[];
  readonly nonstandard: readonly NonstandardFee[];
  /** Costs the oversized price instead of one by weight. */
  readonly oversized: boolean;
  readonly hazardous: boolean;
};

/** Rounding "parcel side": whole inches, up or to the nearest by the carrier's rule, at least one. */
function inches(ticks: number, rule: ParcelRules['sides']): number {
  return Math.max(1, rule === 'up' ? up(ticks, ticksPerInch) : halfUp(ticks, ticksPerInch));
}

/** Rounding "begun pounds": the mass of one piece up to whole units of 1/`perPound` pound. */
function poundsUp({ mass, quantity }: MeasuredItem, perPound: bigint): number {
  const pieces = BigInt(quantity) * ticksPerPound;
  return Number((mass * perPound + pieces - 1n) / pieces);
}

type Sizes = Pick<MeasuredParcel, 'sides' | 'lengthPlusGirth' | 'cubicInches'>;

function fired(
  line: MeasuredItem,
  { sides, lengthPlusGirth, cubicInches }: Sizes,
  triggers: ParcelTriggers,
): ParcelTrigger[] {
  const over = (value: number, limit: number | null): boolean => limit !== null && value > limit;
  const { poundsOver } = triggers;
  const names: ParcelTrigger[] = [];
  if (poundsOver !== null && heavierThan(line.mass, poundsOver * line.quantity)) names.push('weight');
  if (over(sides[0], triggers.longestOverIn)) names.push('longest');
  if (over(sides[1], triggers.secondLongestOverIn)) names.push('second_longest');
  if (over(lengthPlusGirth, triggers.lengthPlusGirthOverIn)) names.push('length_plus_girth');
  if (over(cubicInches, triggers.cubicInchesOver)) names.push('volume');
  return names;
}

/** Rounding "dimensional pounds": up to whole pounds. The share of another shape counts before the least volume does. */
function dimWeight(cubicInches: number, { nonRectangular = false }: LoadItem, rules: ParcelRules): number | null {
  const shareBp = nonRectangular ? (rules.nonRectangularBp ?? 10_000) : 10_000;
  if (cubicInches * shareBp <= rules.dimOverCubicInches * 10_000) return null;
  return up(cubicInches * shareBp, rules.dimDivisor * 10_000);
}

const nonstandardFee = (longest: number, { longOverIn, extraLongOverIn }: NonstandardSizes): NonstandardFee[] =>
  longest > extraLongOverIn ? ['nonstandard_extra_length'] : longest > longOverIn ? ['nonstandard_length'] : [];

function nonstandardFees(
  { sides, cubicInches }: Pick<MeasuredParcel, 'sides' | 'cubicInches'>,
  { nonstandard }: ParcelRules,
): NonstandardFee[] {
  if (nonstandard === null) return [];
  const byLength = nonstandardFee(sides[0], nonstandard);
  return cubicInches > nonstandard.cubicInchesOver ? [...byLength, 'nonstandard_volume'] : byLength;
}

/** Measures the boxes of a line by a carrier's rules. */
export function measuredParcel(line: MeasuredItem, rules: ParcelRules): MeasuredParcel {
  const sides = [line.length, line.width, line.height]
    .map((ticks) => inches(ticks, rules.sides))
    .toSorted((a, b) => b - a) as [number, number, number];
  const girth = 2 * (sides[1] + sides[2]);
  const lengthPlusGirth = sides[0] + girth;
  const cubicInches = sides[0] * sides[1] * sides[2];
  const sizes = { sides, lengthPlusGirth, cubicInches };
  const dimPounds = dimWeight(cubicInches, line.item, rules);
  const billedSize = Math.min(dimPounds ?? 0, rules.dimCapPounds ?? Number.POSITIVE_INFINITY);
  const actualPounds = poundsUp(line, 1n);
  const large = rules.large === null ? [] : fired(line, sizes, rules.large);
  const handling = rules.additionalHandling === null ? [] : fired(line, sizes, rules.additionalHandling);
  if (line.item.additionalHandling === true && rules.additionalHandling !== null) handling.push('packaging');
  const least = large.length > 0 && rules.large !== null ? rules.large.leastPounds : 0;
  return {
    itemId: line.item.id,
    pieces: line.quantity,
    ...sizes,
    girth,
    actualPounds,
    actualMilliPounds: poundsUp(line, 1000n),
    dimPounds,
    billablePounds: Math.max(actualPounds, billedSize, least),
    large,
    additionalHandling: large.length > 0 ? [] : handling,
    nonstandard: nonstandardFees(sizes, rules),
    oversized: lengthPlusGirth > (rules.oversizedOverLengthPlusGirthIn ?? Number.POSITIVE_INFINITY),
    hazardous: line.item.hazardous,
  };
}

/** As `measuredParcel`, from a line as entered. @throws FreightError naming the field under `at` */
export function measureParcel(item: LoadItem, rules: ParcelRules, at = 'item'): MeasuredParcel {
  return measuredParcel(measure(item, at), rules);
}
