import { describe, expect, it } from 'vitest';
import type { ItemDraft } from '../../draft/draft.ts';
import { emptyItem } from '../../draft/empty.ts';
import { fitOf } from './carrier-fit.ts';
import { parcelLimitsOn } from './carriers.ts';
import { measureBoxes, sumsOf } from './measure-boxes.ts';
import { parcelDays, schedulingAt } from './parcel-days.ts';

/** A line of boxes by the sides in inches, the pounds of each and their number. */
const box = (sides: readonly number[], pounds: number, changes: Partial<ItemDraft> = {}): ItemDraft => {
  const [length = 1, width = 1, height = 1] = sides;
  const inches = (value: number) => ({ value, unit: 'in' }) as const;
  const quantity = changes.quantity ?? 1;
  return {
    ...emptyItem('parcel'),
    description: 'Cabinet handles',
    length: inches(length),
    width: inches(width),
    height: inches(height),
    weight: { value: pounds * quantity, unit: 'lb' },
    ...changes,
  };
};
/** The four boxes of the drawing of the screen. */
const drawn = [box([18, 14, 10], 12, { quantity: 2 }), box([24, 18, 16], 20), box([49, 10, 10], 20)];

describe('the billed weight of boxes', () => {
  it('is the higher of the actual and the dimensional weight, for each box [QUOTE-25]', () => {
    // 2,520 / 139 = 18.13; 6,912 / 139 = 49.73; 4,900 / 139 = 35.25: each up to a whole pound.
    expect(measureBoxes(drawn).map(({ by139 }) => [by139.dimPounds, by139.billablePounds])).toEqual([
      [19, 19],
      [50, 50],
      [36, 36],
    ]);
    // 2,520 / 166 = 15.18; 6,912 / 166 = 41.64; 4,900 / 166 = 29.52.
    expect(measureBoxes(drawn).map(({ by166 }) => by166.dimPounds)).toEqual([16, 42, 30]);
    expect(sumsOf(measureBoxes(drawn))).toEqual({ count: 4, actual: 64, dim139: 124, dim166: 104, billed: 124 });
  });

  it('leaves out lines that are not measured yet, and counts the others by their number', () => {
    const boxes = measureBoxes([box([18, 14, 10], 12, { height: null }), box([18, 14, 10], 30)]);
    expect(boxes.map(({ number, by139 }) => [number, by139.billablePounds])).toEqual([[2, 30]]);
  });
});

describe('what a carrier makes of the boxes', () => {
  const [ups, ground, , post] = parcelLimitsOn('2026-12-02');

  it('names the box that is an inch over 48, where that costs extra [QUOTE-13]', () => {
    expect(fitOf(drawn, ups!)).toMatchObject({ refused: [], large: [], handling: [3], count: 4 });
    expect(fitOf(drawn, ground!)).toMatchObject({ refused: [], handling: [3] });
  });

  it('names what one carrier refuses and another takes: 80 lb are over the 70 of the post [QUOTE-13]', () => {
    const heavy = [box([18, 14, 10], 80)];
    expect(fitOf(heavy, post!).refused).toEqual([1]);
    expect(fitOf(heavy, ups!)).toMatchObject({ refused: [], handling: [1] });
  });

  it('goes by the rules of the day', () => {
    expect(parcelLimitsOn('2026-01-25')[0]?.rules.id).toBe('ups2025');
    expect(parcelLimitsOn('2026-01-26')[0]?.rules.id).toBe('ups2026');
  });
});

describe('the clock of parcel pickups', () => {
  it.each([
    ['11:59 AM', 11 * 60 + 59, 'promised', 1],
    ['12:00 PM', 12 * 60, 'promised', 0],
    ['12:01 PM', 12 * 60 + 1, 'asked', 0],
    ['2:00 PM', 14 * 60, 'asked', 0],
    ['2:01 PM', 14 * 60 + 1, 'moved', 0],
  ])('at %s a pickup tomorrow is %s [QUOTE-26]', (_, minutes, stage, left) => {
    expect(schedulingAt('2026-12-01', minutes)).toEqual({ stage, left, next: '2026-12-02', later: '2026-12-03' });
  });

  it('goes over weekends and closed days [QUOTE-26]', () => {
    // Wednesday before Thanksgiving: Friday is a working day for parcels, then Monday.
    expect(schedulingAt('2026-11-25', 600)).toMatchObject({ next: '2026-11-27', later: '2026-11-30' });
  });

  it('bars days that are closed, and those too soon for a pickup, but not for a drop-off', () => {
    const bars = (first: string | null) => parcelDays('2026-12-03', first, 5).map(({ bar }) => bar);
    expect(bars('2026-12-04')).toEqual(['too_soon', null, 'closed', 'closed', null]);
    expect(bars(null)).toEqual([null, null, 'closed', 'closed', null]);
  });
});
