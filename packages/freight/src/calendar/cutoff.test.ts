import { describe, expect, it } from 'vitest';
import { inTimeForLtl, ltlBookBy } from './cutoff.ts';
import { firstBookableLtlPickup } from './pickup.ts';

const at = (date: string, time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return { date, minutes: hours * 60 + minutes };
};

describe('the cut-off of a pickup of freight', () => {
  it('is on the business day before [QUOTE-20]', () => {
    // 2 December 2026 is a Wednesday.
    expect(ltlBookBy('2026-12-02')).toBe('2026-12-01');
    // Over a weekend it is Friday's.
    expect(ltlBookBy('2026-12-07')).toBe('2026-12-04');
    // Thanksgiving is 26 November 2026, and carriers close on the day after as well.
    expect(ltlBookBy('2026-11-30')).toBe('2026-11-25');
  });

  it.each([
    ['2026-12-02', at('2026-12-01', '16:00'), true],
    ['2026-12-02', at('2026-12-01', '16:01'), false],
    ['2026-12-03', at('2026-12-01', '23:59'), true],
    ['2026-12-07', at('2026-12-04', '15:59'), true],
    ['2026-12-07', at('2026-12-04', '16:01'), false],
    ['2026-12-07', at('2026-12-05', '09:00'), false],
    ['2026-12-07', at('2026-12-06', '09:00'), false],
    ['2026-12-02', at('2026-12-02', '08:00'), false],
  ])('a pickup on %s asked for at %o: %s [QUOTE-20]', (pickup, now, inTime) => {
    expect(inTimeForLtl(pickup, now)).toBe(inTime);
  });

  it('moves the first pickup day on once it has passed [QUOTE-20]', () => {
    expect(firstBookableLtlPickup(at('2026-12-01', '15:59'))).toBe('2026-12-02');
    expect(firstBookableLtlPickup(at('2026-12-01', '16:01'))).toBe('2026-12-03');
    // Friday evening: Monday is planned already, Tuesday is not.
    expect(firstBookableLtlPickup(at('2026-12-04', '16:01'))).toBe('2026-12-08');
    expect(firstBookableLtlPickup(at('2026-12-06', '09:00'))).toBe('2026-12-08');
  });
});
