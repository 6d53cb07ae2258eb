import { describe, expect, it } from 'vitest';
import { bookByDay } from './use-pickup.ts';

describe('the day by whose cut-off a pickup is booked', () => {
  it('is today for the next business day', () => {
    expect(bookByDay('2026-12-02', '2026-12-01')).toBe('2026-12-01');
  });

  it('is today over a weekend', () => {
    // Saturday and Sunday; Monday is the next business day.
    expect(bookByDay('2026-12-07', '2026-12-05')).toBe('2026-12-05');
    expect(bookByDay('2026-12-07', '2026-12-04')).toBe('2026-12-04');
  });

  it('is the business day before for a later one', () => {
    expect(bookByDay('2026-12-08', '2026-12-01')).toBe('2026-12-07');
    expect(bookByDay('2026-12-07', '2026-12-01')).toBe('2026-12-04');
  });

  it('passes over days on which carriers close', () => {
    // Thanksgiving is 26 November 2026, and carriers close on the day after as well.
    expect(bookByDay('2026-11-30', '2026-11-23')).toBe('2026-11-25');
  });
});
