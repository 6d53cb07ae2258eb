import { describe, expect, it } from 'vitest';
import { rated, sized, tariff } from '../../test/builders.ts';
import { cubicCapacityVectors, linearFootVectors, palletSpotVector } from '../../test/vectors/ltl-rating.ts';
import { prepareLoad } from './prepare.ts';
import { cubicCapacityMilliPounds, linearFootMilliPounds, palletSpotMilliPounds, sizeRuleHits } from './size-rules.ts';
import type { CubicCapacityRule, LinearFootRule } from './tariff.ts';

const pounds = (value: number) => ({ value, unit: 'lb' }) as const;
const cubic: CubicCapacityRule = {
  fromCubicFeet: 750,
  belowPcf: 6,
  poundsPerCubicFoot: 6,
  freightClass: '125',
  discounted: false,
};
const linear: LinearFootRule = {
  overFeet: 12,
  poundsPerFoot: 1000,
  poundsPerSpot: null,
  belowPcf: null,
  freightClass: '70',
  discounted: true,
};
/** So many cubic feet on ten units of 96 x 48 in. */
const bulky = (cubicFeet: number, actualPounds: number) =>
  prepareLoad([
    sized(96, 48, (cubicFeet * 1728) / (96 * 48 * 10), {
      quantity: 10,
      weight: pounds(actualPounds),
      freightClass: '125',
    }),
  ]);
/** Eight pallets lengthwise: 16 ft. */
const sixteenFeet = (actualPounds: number) =>
  prepareLoad([sized(48, 40, 48, { quantity: 8, weight: pounds(actualPounds), freightClass: '70' })]);

describe('cubic capacity', () => {
  it.each(cubicCapacityVectors)('$cubicFeet cubic feet of $actualPounds lb are billed $billedPounds lb', (vector) => {
    const load = bulky(vector.cubicFeet, vector.actualPounds);
    const asked = cubicCapacityMilliPounds(load, cubic) ?? 0;
    expect(Math.max(asked, load.ratedMilliPounds)).toBe(vector.billedPounds * 1000);
  });

  it('is no rule by the pallet position where the tariff has none', () => {
    expect(palletSpotMilliPounds(sixteenFeet(100), linear)).toBeNull();
  });

  it('begins at its volume and ends at its density', () => {
    expect(cubicCapacityMilliPounds(bulky(750, 100), cubic)).toBe(4_500_000);
    expect(cubicCapacityMilliPounds(bulky(749, 100), cubic)).toBeNull();
    expect(cubicCapacityMilliPounds(bulky(800, 4_800), cubic)).toBeNull();
    expect(cubicCapacityMilliPounds(bulky(800, 4_799.9), cubic)).toBe(4_800_000);
  });
});

describe('linear feet', () => {
  it.each(linearFootVectors)('$linearFeet ft of $actualPounds lb are billed $billedPounds lb', (vector) => {
    const load = sixteenFeet(vector.actualPounds);
    expect(load.totals.linearFeet).toBe(vector.linearFeet);
    const asked = linearFootMilliPounds(load, linear) ?? 0;
    expect(Math.max(asked, load.ratedMilliPounds)).toBe(vector.billedPounds * 1000);
  });

  it('bills pallet positions where the tariff does', () => {
    const load = prepareLoad([
      sized(48, 40, 48, { quantity: palletSpotVector.pallets, weight: pounds(palletSpotVector.actualPounds) }),
    ]);
    const rule = { ...linear, overFeet: 0, poundsPerSpot: palletSpotVector.poundsPerSpot };
    expect(palletSpotMilliPounds(load, rule)).toBe(palletSpotVector.billedPounds * 1000);
    expect(palletSpotMilliPounds(load, linear)).toBeNull();
    expect(palletSpotMilliPounds(load, { ...rule, overFeet: 12 })).toBeNull();
  });

  it('concerns loads over its length and below its density only', () => {
    expect(linearFootMilliPounds(sixteenFeet(100), { ...linear, overFeet: 16 })).toBeNull();
    // 8 x 53.33 cubic feet: 22.5 lb a cubic foot is 9,600 lb.
    expect(linearFootMilliPounds(sixteenFeet(9_600), { ...linear, belowPcf: 22.5 })).toBeNull();
    expect(linearFootMilliPounds(sixteenFeet(9_599), { ...linear, belowPcf: 22.5 })).toBe(16_000_000);
  });

  it('counts part of a pound as a thousandth more', () => {
    const load = prepareLoad([sized(40, 48, 48, { quantity: 8, packageType: 'crates', weight: pounds(100) })]);
    // 4 x 40 in = 13.333... ft.
    expect(linearFootMilliPounds(load, linear)).toBe(13_333_334);
  });
});

describe('rating by size', () => {
  const full = { cubicCapacity: cubic, linearFoot: { ...linear, poundsPerSpot: 1500 } };

  it('lists every rule that asks for more than the weight', () => {
    const hits = sizeRuleHits(prepareLoad([sized(48, 40, 96, { quantity: 8, weight: pounds(3_000) })]), tariff(full));
    expect(hits.map(({ rule, milliPounds }) => [rule, milliPounds])).toEqual([
      ['cubic_capacity', 5_120_000],
      ['linear_foot', 16_000_000],
      ['pallet_spot', 12_000_000],
    ]);
    expect(sizeRuleHits(sixteenFeet(17_000), tariff(full))).toEqual([]);
    expect(sizeRuleHits(sixteenFeet(16_000), tariff({ linearFoot: linear }))).toEqual([]);
  });

  it('charges the highest of all, and says which rule it was', () => {
    // 16,000 lb at class 70: 160 x 26.90 = 4,304.00; 20,000 lb would be 3,710.00 and so is charged.
    const rate = rated({ load: sixteenFeet(9_000), tariff: tariff({ linearFoot: linear, discountBp: 5_000 }) });
    expect(rate.sizeRule).toBe('linear_foot');
    expect(rate.cost.gross.amount).toBe(371_000);
    expect(rate.cost.freight.amount).toBe(185_500);
    expect(rate.cost.lines[0]).toMatchObject({
      code: 'linear_foot',
      basis: {
        type: 'size_rule',
        rule: 'linear_foot',
        milliPounds: 16_000_000,
        actualMilliPounds: 9_000_000,
        linearFeet: 16,
        floorSpots: 8,
      },
    });
  });

  it('takes the discount away where the tariff does', () => {
    const rate = rated({ load: bulky(800, 4_000), tariff: tariff({ cubicCapacity: cubic, discountBp: 7_000 }) });
    // 4,800 lb at class 125: 48 x 72.40 = 3,475.20; deficit to 5,000 lb: 50 x 59.15 = 2,957.50.
    expect(rate).toMatchObject({ sizeRule: 'cubic_capacity', deficitMilliPounds: 200_000 });
    expect(rate.cost.discount.amount).toBe(0);
    expect(rate.cost.freight.amount).toBe(295_750);
  });

  it('keeps class and weight where they cost more', () => {
    const cheap = { ...linear, poundsPerFoot: 10 };
    const rate = rated({
      load: sixteenFeet(100),
      tariff: tariff({ linearFoot: cheap, absoluteMinimumCharge: 50_000 }),
    });
    expect(rate.sizeRule).toBeNull();
  });

  it('adds no over-length fee to a charge by size', () => {
    const overLength = { per: 'shipment', bands: [{ fromInches: 96, code: 'OVR08', amount: 8_500 }] } as const;
    const load = bulky(800, 4_000);
    expect(rated({ load, tariff: tariff({ cubicCapacity: cubic, overLength }) }).cost.accessorials.amount).toBe(0);
    expect(rated({ load, tariff: tariff({ overLength }) }).cost.accessorials.amount).toBe(8_500);
  });
});
