import { describe, expect, it } from 'vitest';
import { before, daysOf, daysUpTo } from './periods.ts';

describe('a period', () => {
  it('ends with its last day, and as many days are just before it', () => {
    const week = daysUpTo('2026-03-02', 7);
    expect(week).toEqual({ from: '2026-02-24', to: '2026-03-02' });
    expect(before(week)).toEqual({ from: '2026-02-17', to: '2026-02-23' });
    expect(daysOf(daysUpTo('2026-03-01', 2))).toEqual(['2026-02-28', '2026-03-01']);
  });
});
