import { describe, expect, it } from 'vitest';
import { nextTime, type Times } from './next-time.ts';

const chicago: Times = { every: 'day', on_day: 1, at_hour: 6, time_zone: 'America/Chicago' };
const next = (times: Times, after: string) => nextTime(times, new Date(after)).toISOString();

describe('the next time of a report', () => {
  it('is at its hour by the clock of its place, today or tomorrow', () => {
    // Central Standard Time is UTC-6.
    expect(next(chicago, '2026-11-16T11:59:59Z')).toBe('2026-11-16T12:00:00.000Z');
    expect(next(chicago, '2026-11-16T12:00:00Z')).toBe('2026-11-17T12:00:00.000Z');
  });

  it('is on its day of the week or of the month', () => {
    const monday = { ...chicago, every: 'week' as const, on_day: 1 };
    expect(next(monday, '2026-11-16T12:00:00Z')).toBe('2026-11-23T12:00:00.000Z');
    expect(next({ ...monday, on_day: 7 }, '2026-11-16T12:00:00Z')).toBe('2026-11-22T12:00:00.000Z');
    expect(next({ ...chicago, every: 'month', on_day: 28 }, '2027-01-28T12:00:00Z')).toBe('2027-02-28T12:00:00.000Z');
  });

  it('keeps its hour when the clocks change, and comes once on a day with an hour twice', () => {
    // Daylight saving time starts on March 8, 2026, so 6 a.m. is one hour earlier in UTC.
    expect(next(chicago, '2026-03-07T12:00:00Z')).toBe('2026-03-08T11:00:00.000Z');
    // 1 a.m. occurs twice on November 1, 2026. 2 a.m. does not exist on March 8 and becomes 1 a.m.
    const one = { ...chicago, at_hour: 1 };
    expect(next(one, '2026-10-31T12:00:00Z')).toBe('2026-11-01T06:00:00.000Z');
    expect(next(one, '2026-11-01T06:00:00Z')).toBe('2026-11-02T07:00:00.000Z');
    expect(next({ ...chicago, at_hour: 2 }, '2026-03-08T00:00:00Z')).toBe('2026-03-08T07:00:00.000Z');
  });
});
