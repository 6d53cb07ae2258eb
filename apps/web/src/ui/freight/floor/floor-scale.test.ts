import { describe, expect, it } from 'vitest';
import { shownFeet, ticks, windowFeet } from './floor-scale.ts';

const plain = (value: number, digits: number): string => value.toFixed(digits);

describe('the scale of the trailer drawing', () => {
  it('shows 14 ft while the load and the limit fit with a foot to spare', () => {
    expect([0, 4, 11, 13].map((used) => windowFeet(used, 12))).toEqual([14, 14, 14, 14]);
  });

  it('grows in steps up to the whole trailer, never beyond', () => {
    expect([13.1, 19, 19.5, 28, 39.1, 53, 60].map((used) => windowFeet(used, 12))).toEqual([
      20, 20, 28, 40, 53, 53, 53,
    ]);
  });

  it('marks every second foot of 14 and every meter of its 4.27 m', () => {
    expect(ticks(14, 'imperial').map(({ text }) => text)).toEqual(['0', '2', '4', '6', '8', '10', '12', '14']);
    expect(ticks(14, 'metric').map(({ text }) => text)).toEqual(['0', '1', '2', '3', '4']);
    // 4 m of 14 x 0.3048 = 4.2672 m.
    expect(ticks(14, 'metric').at(-1)?.share).toBeCloseTo(4 / 4.2672, 6);
  });

  it('writes whole feet without decimals, others with one, meters with two', () => {
    expect([
      shownFeet(12, 'imperial', plain),
      shownFeet(11.5, 'imperial', plain),
      shownFeet(12, 'metric', plain),
    ]).toEqual(['12', '11.5', '3.66']);
  });
});
