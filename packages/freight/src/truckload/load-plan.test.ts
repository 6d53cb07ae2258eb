import { describe, expect, it } from 'vitest';
import { sized } from '../../test/builders.ts';
import { measureAll } from '../load/measure.ts';
import { planTruckload } from './load-plan.ts';
import { equipmentSeed } from './tariff.ts';

const equipment = (code: string) => {
  const found = equipmentSeed.find((one) => one.code === code);
  if (found === undefined) throw new Error(code);
  return found;
};

describe('planTruckload', () => {
  it('finds the middle of a load by weight [TL-01]', () => {
    // Two rows of two, 48 in across each and 40 in along: 4,000 lb with its middle at 20 in, then 2,000 lb at 60 in.
    const heavy = sized(48, 40, 90, { quantity: 2, weight: { value: 4_000, unit: 'lb' } });
    const light = sized(48, 40, 90, { quantity: 2, weight: { value: 2_000, unit: 'lb' } });
    const plan = planTruckload(measureAll([heavy, light]), equipment('V53'));
    expect(plan?.usedInches).toBe(80);
    expect(plan?.centerIn).toBeCloseTo((4_000 * 20 + 2_000 * 60) / 6_000, 6);
  });
  it('has nothing to lay out on where there is no trailer, or no load', () => {
    expect(planTruckload(measureAll([sized(48, 40, 48)]), equipment('PO'))).toBeNull();
    expect(planTruckload([], equipment('V53'))).toBeNull();
  });
});
