import { describe, expect, it } from 'vitest';
import { steppedFuel, unevenFuel } from '../../test/vectors/fuel.ts';
import { fuelBasisPoints, fuelPriceOn, fuelScheduleSeed, type FuelIndexPrice, type FuelSchedule } from './fuel.ts';

const bandsOf = (rows: readonly (readonly [number, number, number])[]) =>
  rows.map(([fromMills, ltlBp, heavyBp]) => ({ fromMills, ltlBp, heavyBp }));
const stepped: FuelSchedule = {
  id: 'stepped',
  version: 1,
  bands: bandsOf(steppedFuel),
  beyondMills: 5_050,
  step: { mills: 50, ltlBp: 40, heavyBp: 80 },
  heavyFromPounds: 20_000,
};
const uneven: FuelSchedule = { ...stepped, bands: bandsOf(unevenFuel), beyondMills: 4_600, step: null };
const light = 1_000_000;

describe('fuelBasisPoints', () => {
  it.each(steppedFuel)('is in the band from %s mills', (fromMills, ltl, heavy) => {
    expect(fuelBasisPoints(stepped, fromMills, light)).toBe(ltl);
    expect(fuelBasisPoints(stepped, fromMills + 49, light)).toBe(ltl);
    expect(fuelBasisPoints(stepped, fromMills, 20_000_000)).toBe(heavy);
    expect(fuelBasisPoints(stepped, fromMills, 19_999_999)).toBe(ltl);
    // The published rule: 31.65 % at 3.50, 0.4 points for each 5 cents.
    expect(ltl).toBe(3_165 + 40 * (Math.floor(fromMills / 50) - 70));
    expect(heavy).toBe(2 * ltl);
  });

  it.each(steppedFuel)('is the same by the seeded rule from %s mills', (fromMills, ltl, heavy) => {
    expect(fuelBasisPoints(fuelScheduleSeed, fromMills, light)).toBe(ltl);
    expect(fuelBasisPoints(fuelScheduleSeed, fromMills + 49, 20_000_000)).toBe(heavy);
  });

  it.each(unevenFuel)('keeps to an uneven table from %s mills', (fromMills, ltl, heavy) => {
    expect(fuelBasisPoints(uneven, fromMills, light)).toBe(ltl);
    expect(fuelBasisPoints(uneven, fromMills + 49, 30_000_000)).toBe(heavy);
  });

  it('goes on in steps beyond the table, and never below nothing', () => {
    expect(fuelBasisPoints(stepped, 5_050, light)).toBe(4_405);
    expect(fuelBasisPoints(stepped, 5_099, light)).toBe(4_405);
    expect(fuelBasisPoints(stepped, 5_100, light)).toBe(4_445);
    expect(fuelBasisPoints(stepped, 5_050, 20_000_000)).toBe(8_730 + 80);
    expect(fuelBasisPoints(stepped, 2_999, light)).toBe(2_725);
    expect(fuelBasisPoints(stepped, 2_950, light)).toBe(2_725);
    expect(fuelBasisPoints(stepped, 2_949, light)).toBe(2_685);
    expect(fuelBasisPoints(stepped, 1, light)).toBe(2_765 - 60 * 40);
    expect(fuelBasisPoints({ ...stepped, step: { mills: 10, ltlBp: 40, heavyBp: 80 } }, 1, light)).toBe(0);
  });

  it('says so when a price is not scheduled', () => {
    expect(fuelBasisPoints(uneven, 4_600, light)).toBeNull();
    expect(fuelBasisPoints(uneven, 2_399, light)).toBeNull();
  });

  it.each([0, -1, 3.5, Number.NaN])('refuses a price of %s', (price) => {
    expect(() => fuelBasisPoints(stepped, price, light)).toThrow('fuelIndex.priceMills: out_of_range');
  });

  it('refuses an empty schedule', () => {
    expect(() => fuelBasisPoints({ ...stepped, bands: [] }, 3_718, light)).toThrow('fuel.bands: empty');
  });
});

describe('fuelPriceOn', () => {
  const table: FuelIndexPrice[] = [
    { series: 'diesel', weekOf: '2026-11-16', priceMills: 3_700 },
    { series: 'diesel', weekOf: '2026-11-23', priceMills: 3_718 },
    { series: 'diesel', weekOf: '2026-11-09', priceMills: 3_650 },
  ];
  it('takes a week from its Wednesday on', () => {
    expect(fuelPriceOn(table, '2026-11-24')?.priceMills).toBe(3_700);
    expect(fuelPriceOn(table, '2026-11-25')?.priceMills).toBe(3_718);
    expect(fuelPriceOn(table, '2027-01-01')?.priceMills).toBe(3_718);
    expect(fuelPriceOn(table, '2026-11-24', 1)?.priceMills).toBe(3_718);
  });
  it('takes the first of two prices of one week', () => {
    const week = (priceMills: number) => ({ series: 'diesel', weekOf: '2026-11-23', priceMills });
    expect(fuelPriceOn([week(3_700), week(3_800)], '2026-12-02')?.priceMills).toBe(3_700);
  });

  it('knows no price before the first', () => {
    expect(fuelPriceOn(table, '2026-11-10')).toBeNull();
    expect(fuelPriceOn([], '2026-11-10')).toBeNull();
    expect(() => fuelPriceOn(table, 'soon')).toThrow('date: invalid_date');
  });
});
