import { describe, expect, it } from 'vitest';
import { monthStart, monthWeeks } from './month-days.ts';

describe('a month of pickup days', () => {
  it('begins on Sunday and leaves out what is over', () => {
    // 1 December 2026 is a Tuesday.
    const weeks = monthWeeks('2026-12-01', '2026-12-03');
    expect(weeks[0]?.map((day) => day?.date ?? null)).toEqual([
      null,
      null,
      null,
      null,
      '2026-12-03',
      '2026-12-04',
      '2026-12-05',
    ]);
    expect(weeks.flat().filter((day) => day !== null)).toHaveLength(29);
  });

  it('knows the days on which carriers close', () => {
    const days = monthWeeks('2026-12-01', '2026-12-01').flat();
    expect(days.find((day) => day?.date === '2026-12-25')?.bars).toEqual(['pickup_holiday']);
    expect(days.find((day) => day?.date === '2026-12-24')?.bars).toEqual(['pickup_closed']);
    expect(days.find((day) => day?.date === '2026-12-23')?.bars).toEqual([]);
  });

  it('moves over the turn of the year', () => {
    expect(monthStart('2026-12-15')).toBe('2026-12-01');
    expect(monthStart('2026-12-15', 1)).toBe('2027-01-01');
    expect(monthStart('2027-01-31', 1)).toBe('2027-02-01');
  });
});
