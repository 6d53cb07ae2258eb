import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codesOf } from '../../test/builders.ts';
import { box } from '../../test/parcel-builders.ts';
import { parcelVectors, roundedUpVector } from '../../test/vectors/parcels.ts';
import { parcelRuleFindings } from './gates.ts';
import { measureParcel } from './measure-parcel.ts';
import { parcelRules, type ParcelRules } from './rules.ts';

const { ups2026, ups2025, uspsGround, uspsPriority, fedexGround, fedexExpress } = parcelRules;
type Sides = readonly [number, number, number];

describe.each(parcelVectors)('parcel vector $id', (vector) => {
  const parcel = box(vector.sides, vector.pounds);
  it('is measured and billed as listed [QUOTE-13]', () => {
    const ups = measureParcel(parcel, ups2026);
    expect(ups).toMatchObject({
      cubicInches: vector.cubic,
      lengthPlusGirth: vector.lengthPlusGirth,
      dimPounds: vector.upsDim,
      billablePounds: vector.upsBillable,
    });
    expect(ups.large.length > 0).toBe(vector.upsLarge);
    expect(ups.additionalHandling.length > 0).toBe(vector.upsHandling);
    expect(parcelRuleFindings([parcel], ups2026).length > 0).toBe(vector.upsOver);
  });

  it('is rated by the post as listed', () => {
    const usps = measureParcel(parcel, uspsGround);
    expect(usps.dimPounds).toBe(vector.uspsDim);
    expect(parcelRuleFindings([parcel], uspsGround).length === 0).toBe(vector.uspsMailable);
    expect(vector.uspsMailable ? usps.billablePounds : null).toBe(vector.uspsRated);
  });
});

describe('sides', () => {
  it('are whole inches, every fraction up [QUOTE-13]', () => {
    const parcel = measureParcel(box(roundedUpVector.sides, 1), ups2026);
    expect(parcel).toMatchObject({
      sides: roundedUpVector.whole,
      cubicInches: roundedUpVector.cubic,
      dimPounds: roundedUpVector.dim,
    });
  });

  it('are the nearest inch at the post, half up, at least one', () => {
    expect(measureParcel(box([11.5, 8.49, 0.2], 1), uspsGround).sides).toEqual([12, 8, 1]);
    expect(measureParcel(box([11.5, 8.49, 0.2], 1), ups2026).sides).toEqual([12, 9, 1]);
  });

  it('go by length, whichever way they were entered', () => {
    expect(measureParcel(box([10, 49, 12], 1), ups2026)).toMatchObject({
      sides: [49, 12, 10],
      girth: 44,
      lengthPlusGirth: 93,
    });
  });

  it('are exact in centimetres', () => {
    const cm = (value: number) => ({ value, unit: 'cm' }) as const;
    expect(
      measureParcel(box([1, 1, 1], 1, { length: cm(30.48), width: cm(25.4), height: cm(25.41) }), ups2026).sides,
    ).toEqual([12, 11, 10]);
  });
});

describe('weight', () => {
  it('is that of one box, up to the next pound', () => {
    const three = measureParcel(box([5, 5, 5], 1, { quantity: 3, weight: { value: 10, unit: 'lb' } }), ups2026);
    expect(three).toMatchObject({ pieces: 3, actualPounds: 4, actualMilliPounds: 3_334, billablePounds: 4 });
    expect(measureParcel(box([5, 5, 5], 4), ups2026).actualPounds).toBe(4);
  });

  it('of size does not count for small boxes at the post', () => {
    expect(measureParcel(box([12, 12, 12], 1), uspsGround).dimPounds).toBeNull();
    expect(measureParcel(box([12, 12, 13], 1), uspsGround).dimPounds).toBe(12);
  });

  it('is at least 90 lb for a large package', () => {
    expect(measureParcel(box([97, 5, 5], 3), ups2026).billablePounds).toBe(90);
  });
});

describe('triggers', () => {
  const triggers = (sides: Sides, pounds: number, rules: ParcelRules = ups2026) => {
    const { large, additionalHandling } = measureParcel(box(sides, pounds), rules);
    return [...large.map((name) => `large ${name}`), ...additionalHandling];
  };
  it.each<[Sides, number, string[]]>([
    [[10, 10, 10], 50, []],
    [[10, 10, 10], 50.1, ['weight']],
    [[48, 10, 10], 1, []],
    [[48.1, 10, 10], 1, ['longest']],
    [[40, 30, 2], 1, []],
    [[40, 30.5, 5], 1, ['second_longest', 'length_plus_girth']],
    [[35, 30, 5], 1, []],
    [[36, 30, 5], 1, ['length_plus_girth']],
    [[24, 24, 18], 1, ['length_plus_girth']],
    [[21, 21, 21], 1, []],
    [[23, 23, 20], 1, ['volume', 'length_plus_girth']],
    [[96, 10, 7], 1, ['longest', 'length_plus_girth']],
    [[96.5, 10, 7], 1, ['large longest', 'large length_plus_girth']],
    [[26, 26, 26], 1, ['large volume']],
    [[10, 10, 10], 111, ['large weight']],
  ])('of %s in and %s lb are %s', (sides, pounds, expected) => {
    expect(triggers(sides, pounds).toSorted()).toEqual(expected.toSorted());
  });

  it('came into force one by one', () => {
    expect(triggers([26, 26, 26], 1, ups2025)).not.toContain('large volume');
    expect(triggers([10, 10, 10], 111, ups2025)).toEqual(['weight']);
    expect(triggers([22, 20, 20], 1, ups2025)).toEqual(['volume']);
    expect(triggers([22, 20, 20], 1, fedexGround)).toEqual([]);
    expect(triggers([100, 10, 10], 60, uspsGround)).toEqual([]);
  });

  it('include packaging, as told, where the carrier charges for it', () => {
    const odd = (rules: ParcelRules) =>
      measureParcel(box([10, 10, 10], 1, { additionalHandling: true }), rules).additionalHandling;
    expect(odd(ups2026)).toEqual(['packaging']);
    expect(odd(uspsGround)).toEqual([]);
    expect(measureParcel(box([97, 10, 10], 1, { additionalHandling: true }), ups2026).additionalHandling).toEqual([]);
  });
});

describe('limits', () => {
  const refusedFor = (sides: Sides, pounds: number, rules: ParcelRules, changes = {}) =>
    codesOf(parcelRuleFindings([box(sides, pounds, changes)], rules));
  it.each<[string, Sides, number, ParcelRules, string[]]>([
    ['150 lb', [10, 10, 10], 150, ups2026, []],
    ['over 150 lb', [10, 10, 10], 150.1, ups2026, ['parcel_over_weight']],
    ['over 70 lb by post', [10, 10, 10], 70.1, uspsGround, ['parcel_over_weight']],
    ['108 in', [108, 5, 5], 1, ups2026, []],
    ['over 108 in', [108.1, 5, 5], 1, ups2026, ['parcel_over_length']],
    ['over 108 in wide', [5, 109, 5], 1, ups2026, ['parcel_over_length']],
    ['over 108 in high', [5, 5, 109], 1, ups2026, ['parcel_over_height']],
    ['119 in by air', [119, 5, 5], 1, fedexExpress, []],
    ['165 in with girth', [85, 20, 20], 1, ups2026, []],
    ['166 in with girth', [86, 20, 20], 1, ups2026, ['parcel_over_dimensions']],
    ['109 in with girth, priority mail', [37, 18, 18], 1, uspsPriority, ['parcel_over_dimensions']],
    [
      'everything',
      [120, 40, 120],
      200,
      ups2026,
      ['parcel_over_weight', 'parcel_over_length', 'parcel_over_height', 'parcel_over_dimensions'],
    ],
  ])('%s [QUOTE-13]', (_, sides, pounds, rules, expected) => {
    expect(refusedFor(sides, pounds, rules)).toEqual(expected);
  });

  it('take no pallets and no hazardous freight', () => {
    expect(refusedFor([10, 10, 10], 1, ups2026, { packageType: 'pallets' })).toEqual(['parcel_not_accepted']);
    expect(refusedFor([10, 10, 10], 1, ups2026, { hazardous: true })).toEqual(['hazardous_not_accepted']);
    expect(refusedFor([10, 10, 10], 1, { ...ups2026, hazardous: true }, { hazardous: true })).toEqual([]);
  });

  it('leave incomplete lines to the form', () => {
    expect(refusedFor([10, 10, 10], 1, ups2026, { height: null })).toEqual([]);
  });
});

describe('any box', () => {
  it('is billed at least its weight and, where size counts, its size', () => {
    const side = fc.integer({ min: 10, max: 1_080 }).map((tenths) => tenths / 10);
    fc.assert(
      fc.property(
        side,
        side,
        side,
        fc.integer({ min: 1, max: 1_500 }),
        fc.constantFrom(...Object.values(parcelRules)),
        (l, w, h, tenths, rules) => {
          const parcel = measureParcel(box([l, w, h], tenths / 10), rules);
          expect(parcel.billablePounds).toBeGreaterThanOrEqual(tenths / 10);
          expect(parcel.sides[0]).toBeGreaterThanOrEqual(parcel.sides[1]);
          expect(parcel.sides[1]).toBeGreaterThanOrEqual(parcel.sides[2]);
          const size = rules.dimCapPounds === null ? (l * w * h) / rules.dimDivisor : 0;
          expect(parcel.billablePounds).toBeGreaterThanOrEqual(size);
          expect(parcel.large.length === 0 || parcel.additionalHandling.length === 0).toBe(true);
        },
      ),
    );
  });
});
