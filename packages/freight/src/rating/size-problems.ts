import { classRank } from '../classification/classes.ts';
import { millionths } from '../units/decimal.ts';
import type { Findings } from './findings.ts';
import type { LtlTariff } from './tariff.ts';

const decimal = (found: Findings, value: number, field: string): void =>
  void found.check(() => void millionths(value, field));

/** What is wrong with the rules on light, long and over-long freight. */
export function ofSizeRules(found: Findings, { cubicCapacity, linearFoot, overLength }: LtlTariff): void {
  if (cubicCapacity !== undefined) {
    // Both are multiplied with exact volumes, which takes whole numbers.
    found.whole(cubicCapacity.fromCubicFeet, 'cubicCapacity.fromCubicFeet');
    found.whole(cubicCapacity.poundsPerCubicFoot, 'cubicCapacity.poundsPerCubicFoot');
    decimal(found, cubicCapacity.belowPcf, 'cubicCapacity.belowPcf');
  }
  if (linearFoot !== undefined) {
    decimal(found, linearFoot.overFeet, 'linearFoot.overFeet');
    found.whole(linearFoot.poundsPerFoot, 'linearFoot.poundsPerFoot');
    found.whole(linearFoot.poundsPerSpot ?? 0, 'linearFoot.poundsPerSpot');
    decimal(found, linearFoot.belowPcf ?? 0, 'linearFoot.belowPcf');
  }
  if (overLength !== undefined) {
    const inches = overLength.bands.map(({ fromInches }) => fromInches);
    found.ascending(inches, 'overLength.bands');
    overLength.bands.forEach(({ amount }, index) => found.whole(amount, `overLength.bands[${index}].amount`));
  }
}

/** What is wrong with classes rated as others: a range that ends before it begins concerns no class at all. */
export function ofFak(found: Findings, { fak = [] }: LtlTariff): void {
  fak.forEach(({ from, to }, index) => {
    if (classRank(from) > classRank(to)) found.add(`fak[${index}].to`, 'out_of_range');
  });
}

/** What is wrong with the greatest weights and sizes that a carrier takes. */
export function ofLimits(found: Findings, { limits }: LtlTariff): void {
  found.whole(limits.shipmentPounds, 'limits.shipmentPounds');
  found.whole(limits.unitPounds ?? 0, 'limits.unitPounds');
  found.whole(limits.linearFeet ?? 0, 'limits.linearFeet');
  for (const field of ['lengthIn', 'widthIn', 'heightIn'] as const) found.whole(limits[field], `limits.${field}`);
}
