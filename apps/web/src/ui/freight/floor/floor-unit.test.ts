import { describe, expect, it } from 'vitest';
import { floorUnits } from './floor-unit.ts';

const placed = { unitIndex: 0, x: 48, y: 0, lengthAlong: 48, widthAcross: 40, turned: false } as const;
const items = [
  { id: 'a', itemNumber: 1, hazardous: false },
  { id: 'b', itemNumber: 2, hazardous: true, hazardClass: '3' },
];

describe('floorUnits', () => {
  it('gives each spot the number of its lowest unit and counts what stands on it', () => {
    const [unit] = floorUnits(
      { placed: [{ ...placed, itemId: 'a', stackedUnits: [{ itemId: 'a', unitIndex: 1 }] }] },
      items,
    );
    expect(unit).toEqual({
      itemNumber: 1,
      lengthAlong: 48,
      widthAcross: 40,
      x: 48,
      y: 0,
      stackedUnits: 2,
      hazardous: false,
      hazardClass: null,
    });
  });

  it('calls a stack hazardous when any unit of it is', () => {
    const [unit] = floorUnits(
      { placed: [{ ...placed, itemId: 'a', stackedUnits: [{ itemId: 'b', unitIndex: 0 }] }] },
      items,
    );
    expect(unit).toMatchObject({ hazardous: true, hazardClass: '3' });
  });
});
