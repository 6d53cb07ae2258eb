import { describe, expect, it } from 'vitest';
import type { ItemDraft } from '../../draft/draft.ts';
import { emptyItem } from '../../draft/empty.ts';
import { measuredLoad } from './use-load.ts';

const inch = (value: number) => ({ value, unit: 'in' as const });
const pallets = (quantity: number, changes: Partial<ItemDraft> = {}): ItemDraft => ({
  ...emptyItem(),
  quantity,
  length: inch(48),
  width: inch(40),
  height: inch(48),
  weight: { value: 500 * quantity, unit: 'lb' },
  ...changes,
});

describe('the load while it is typed', () => {
  it('is empty until a line is measured', () => {
    expect(measuredLoad([emptyItem()])).toMatchObject({ units: [], usedFeet: 0, fits: true, totals: { units: 0 } });
  });

  it('counts the lines that are measured, and leaves the others out', () => {
    const load = measuredLoad([pallets(2), emptyItem()]);
    // Two pallets side by side: 48 in are 4 ft. 48 x 40 x 48 / 1,728 x 2 = 106.67 ft3.
    expect(load).toMatchObject({ usedFeet: 4, totals: { units: 2, pounds: 1000, floorSpots: 2 } });
    expect(load.totals.cubicFeet).toBeCloseTo(106.67, 2);
  });

  it('numbers boxes as the lines are numbered', () => {
    const load = measuredLoad([emptyItem(), pallets(1), pallets(1)]);
    expect(load.units.map(({ itemNumber }) => itemNumber).toSorted((a, b) => a - b)).toEqual([2, 3]);
  });

  it('stands stackable units on each other', () => {
    const load = measuredLoad([pallets(2, { stackable: true, height: inch(40) })]);
    expect(load.totals.floorSpots).toBe(1);
    expect(load.units[0]?.stackedUnits).toBe(2);
  });

  it('marks hazardous boxes with their class', () => {
    const item = pallets(1);
    const load = measuredLoad([{ ...item, hazardous: true, hazmat: { ...item.hazmat, hazard_class: '3' } }]);
    expect(load.units[0]).toMatchObject({ hazardous: true, hazardClass: '3' });
  });

  it('says when a load does not fit', () => {
    // 30 pallets in 15 rows of 4 ft are 60 ft.
    expect(measuredLoad([pallets(30)])).toMatchObject({ fits: false, usedFeet: 60 });
  });

  it('stays empty for more units than can be laid out', () => {
    expect(measuredLoad([pallets(999), pallets(999)]).units).toEqual([]);
  });
});
