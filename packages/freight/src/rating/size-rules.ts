import { reaches } from '../classification/density.ts';
import { longerThanFeet } from '../geometry/floor-plan.ts';
import { cubicTicksPerCubicFoot } from '../load/measure.ts';
import { ticksPerInch } from '../units/length.ts';
import { ticksPerPound } from '../units/mass.ts';
import type { FreightClass } from '../classification/classes.ts';
import type { SizeRuleName } from './charge-line.ts';
import type { PreparedLoad } from './prepare.ts';
import type { CubicCapacityRule, LinearFootRule, LtlTariff } from './tariff.ts';

/** A rule on size that asks for more weight than there is. */
export type SizeRuleHit = {
  readonly rule: SizeRuleName;
  readonly freightClass: FreightClass;
  readonly milliPounds: number;
  readonly discounted: boolean;
};

const thousand = 1000n;

/** Rounding "billed size": a fraction of a pound counts as a thousandth more. */
function milliPoundsUp(numerator: bigint, denominator: bigint): number {
  return Number((numerator * thousand + denominator - 1n) / denominator);
}

/** Pounds that a cubic capacity rule asks for, or null where it does not apply. */
export function cubicCapacityMilliPounds(load: PreparedLoad, rule: CubicCapacityRule): number | null {
  const largeEnough = load.volume >= BigInt(rule.fromCubicFeet) * cubicTicksPerCubicFoot;
  if (!largeEnough || reaches(load, rule.belowPcf)) return null;
  return milliPoundsUp(load.volume * BigInt(rule.poundsPerCubicFoot), cubicTicksPerCubicFoot);
}

function concerned(load: PreparedLoad, rule: LinearFootRule): boolean {
  const light = rule.belowPcf === null || !reaches(load, rule.belowPcf);
  return light && longerThanFeet(load.floor, rule.overFeet);
}

/** Pounds that a linear foot rule asks for by the foot, or null where it does not apply. */
export function linearFootMilliPounds(load: PreparedLoad, rule: LinearFootRule): number | null {
  if (!concerned(load, rule)) return null;
  return milliPoundsUp(BigInt(load.floor.usedTicks) * BigInt(rule.poundsPerFoot), BigInt(ticksPerInch) * 12n);
}

/** Pounds that a linear foot rule asks for by the pallet position, or null where it does not apply. */
export function palletSpotMilliPounds(load: PreparedLoad, rule: LinearFootRule): number | null {
  if (rule.poundsPerSpot === null || !concerned(load, rule)) return null;
  return load.floor.floorSpots * rule.poundsPerSpot * 1000;
}

/** Every size rule of a tariff that asks for more than the actual weight of the load. */
export function sizeRuleHits(load: PreparedLoad, { cubicCapacity, linearFoot }: LtlTariff): SizeRuleHit[] {
  const hits: SizeRuleHit[] = [];
  const add = (name: SizeRuleName, rule: CubicCapacityRule | LinearFootRule, milliPounds: number | null): void => {
    if (milliPounds === null || BigInt(milliPounds) * ticksPerPound <= load.mass * thousand) return;
    hits.push({ rule: name, freightClass: rule.freightClass, milliPounds, discounted: rule.discounted });
  };
  if (cubicCapacity !== undefined) add('cubic_capacity', cubicCapacity, cubicCapacityMilliPounds(load, cubicCapacity));
  if (linearFoot !== undefined) {
    add('linear_foot', linearFoot, linearFootMilliPounds(load, linearFoot));
    add('pallet_spot', linearFoot, palletSpotMilliPounds(load, linearFoot));
  }
  return hits;
}
