import { describe, expect, it } from 'vitest';
import { before, daysOf, daysUpTo, wholeWeeksOf } from './periods.ts';

describe('a period', () => {
  it('ends with its last day, and as many days are just before it', () => {
    const week = daysUpTo('2026-03-02', 7);
    expect(week).toEqual({ from: '2026-02-24', to: '2026-03-02' });
    expect(before(week)).toEqual({ from: '2026-02-17', to: '2026-02-23' });
    expect(daysOf(daysUpTo('2026-03-01', 2))).toEqual(['2026-02-28', '2026-03-01']);
  });

  it('has the weeks from Monday to Sunday that lie in it whole', () => {
    // March 2, 2026 is a Monday.
    const weeks = (from: string, to: string) => wholeWeeksOf({ from, to });
    expect(weeks('2026-03-02', '2026-03-08')).toEqual({ from: '2026-03-02', to: '2026-03-08' });
    expect(weeks('2026-03-01', '2026-03-21')).toEqual({ from: '2026-03-02', to: '2026-03-15' });
    expect(weeks('2026-03-03', '2026-03-22')).toEqual({ from: '2026-03-09', to: '2026-03-22' });
    expect(weeks('2026-03-03', '2026-03-14')).toBeNull();
    expect(weeks('2026-03-02', '2026-03-07')).toBeNull();
    expect(weeks('2026-03-08', '2026-03-08')).toBeNull();
  });
});
