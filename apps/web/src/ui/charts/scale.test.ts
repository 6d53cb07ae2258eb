import { describe, expect, it } from 'vitest';
import { namedDays, ticksUpTo } from './scale.ts';

describe('an axis', () => {
  it('has round figures and reaches the largest value', () => {
    expect(ticksUpTo(205)).toEqual([0, 100, 200, 300]);
    expect(ticksUpTo(4)).toEqual([0, 1, 2, 3, 4]);
    expect(ticksUpTo(1)).toEqual([0, 1]);
    expect(ticksUpTo(96_000)).toEqual([0, 25_000, 50_000, 75_000, 100_000]);
  });

  it('has one step where there is nothing', () => {
    expect(ticksUpTo(0)).toEqual([0, 1]);
  });

  it('names each day of a week, and every seventh of more, today with them', () => {
    expect([...namedDays(7, 800)]).toEqual([6, 5, 4, 3, 2, 1, 0]);
    expect([...namedDays(30, 600)]).toEqual([29, 22, 15, 8, 1]);
  });
});
