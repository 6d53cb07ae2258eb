import { describe, expect, it } from 'vitest';
import { codesOf } from '../../test/builders.ts';
import { box, parcelRate, parcelRefusals, parcelTariff } from '../../test/parcel-builders.ts';
import { measureParcel } from './measure-parcel.ts';
import type { ParcelRatingInput } from './rating-input.ts';
import { parcelRules } from './rules.ts';

const { uspsGround, uspsPriority, ups2026 } = parcelRules;
type Sides = readonly [number, number, number];
const post = (sides: Sides, changes: Parameters<typeof box>[2] = {}, rules: typeof uspsGround = uspsGround) =>
  measureParcel(box(sides, 5, changes), rules);

describe('a body that does not fill its box', () => {
  const round = { nonRectangular: true };
  it('counts as 78.5 % of it at the post [QUOTE-13]', () => {
    // 24 x 18 x 16 in are 6,912 in³: 41.6 lb; of them 5,425.92 in³ count: 32.7 lb.
    expect(post([24, 18, 16]).dimPounds).toBe(42);
    expect(post([24, 18, 16], round).dimPounds).toBe(33);
    expect(measureParcel(box([24, 18, 16], 5, round), ups2026).dimPounds).toBe(50);
  });

  it('counts by size from the volume that is left', () => {
    // 2,197 in³ leave 1,724.6, still no more than 1,728; 2,366 leave 1,857.3: 11.2 lb.
    expect(post([13, 13, 13]).dimPounds).toBe(14);
    expect(post([13, 13, 13], round).dimPounds).toBeNull();
    expect(post([14, 13, 13], round).dimPounds).toBe(12);
  });
});

describe('sizes that machines do not sort', () => {
  it.each<[Sides, string[]]>([
    [[22, 5, 5], []],
    [[22.4, 5, 5], []],
    [[5, 22.5, 5], ['nonstandard_length']],
    [[30, 5, 5], ['nonstandard_length']],
    [[31, 5, 5], ['nonstandard_extra_length']],
    [[18, 16, 12], []],
    [[19, 16, 12], ['nonstandard_volume']],
    [
      [31, 16, 12],
      ['nonstandard_extra_length', 'nonstandard_volume'],
    ],
  ])('%s in are %s', (sides, expected) => {
    expect(post(sides).nonstandard).toEqual(expected);
    expect(measureParcel(box(sides, 5), uspsPriority).nonstandard).toEqual(expected);
    expect(measureParcel(box(sides, 5), ups2026).nonstandard).toEqual([]);
  });
});

describe('an oversized box', () => {
  it('is longer than 108 in with its girth, on the ground only', () => {
    expect(post([36, 18, 18]).oversized).toBe(false);
    expect(post([37, 18, 18]).oversized).toBe(true);
    expect(measureParcel(box([37, 18, 18], 5), uspsPriority).oversized).toBe(false);
    expect(measureParcel(box([85, 20, 20], 5), ups2026).oversized).toBe(false);
  });

  const [ground] = parcelTariff().services;
  const mail = (changes: Partial<ParcelRatingInput>, oversized?: Record<number, number>) => ({
    tariff: parcelTariff({
      rules: uspsGround,
      services: ground === undefined ? [] : [oversized === undefined ? ground : { ...ground, oversized }],
    }),
    ...changes,
  });

  it('costs its own price whatever it weighs, and its fees for each box', () => {
    const items = [box([30, 25, 24], 40, { quantity: 2 }), box([30, 25, 24], 60), box([10, 10, 10], 3)];
    const { cost } = parcelRate(mail({ items }, { 4: 7_500 }));
    expect(cost.lines.map(({ code, amount }) => [code, amount.amount])).toEqual([
      ['parcel', 15_000],
      ['parcel', 7_500],
      ['parcel', 300],
      ['gross', 22_800],
      ['freight', 22_800],
      ['nonstandard_length', 1_200],
      ['nonstandard_volume', 7_500],
      ['without_insurance', 31_500],
      ['total', 31_500],
    ]);
    expect(parcelRate(mail({ items: [box([31, 5, 5], 9)] })).cost.lines).toContainEqual(
      expect.objectContaining({ code: 'nonstandard_extra_length', amount: { amount: 1_500, currency: 'USD' } }),
    );
  });

  it('is not taken where the service has no such price for the zone', () => {
    const items = [box([37, 18, 18], 9, { id: 'long' }), box([36, 18, 18], 9)];
    const refusal = {
      code: 'parcel_over_dimensions',
      severity: 'refused',
      params: { lengthPlusGirth: 109, limitIn: 108, itemIds: ['long'] },
    };
    expect(parcelRefusals(mail({ items }))).toEqual([refusal]);
    expect(parcelRefusals(mail({ items }, { 8: 7_500 }))).toEqual([refusal]);
    expect(parcelRefusals(mail({ items }, { 4: 7_500 }))).toEqual([]);
  });

  it('is refused once when nobody takes it', () => {
    const over = parcelRefusals(mail({ items: [box([40, 30, 20], 60)] }));
    expect(codesOf(over)).toEqual(['parcel_over_dimensions']);
    expect(over[0]?.params).toMatchObject({ lengthPlusGirth: 140, limitIn: 130 });
    const longest = mail({ items: [box([38, 23, 23], 60)] }, { 4: 7_500 });
    expect(parcelRate(longest).cost.gross.amount).toBe(7_500);
    expect(codesOf(parcelRefusals(mail({ items: [box([38, 23, 23], 60)] })))).toEqual(['parcel_over_dimensions']);
  });
});
