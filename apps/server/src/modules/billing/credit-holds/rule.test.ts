import { describe, expect, it } from 'vitest';
import { causeOf, passesLimit } from './rule.ts';

const calm = { pastDueCount: 0, exposure: 0, limit: null };

describe('the rule', () => {
  it('holds for any invoice past terms [BOOK-11]', () => {
    expect(causeOf(calm)).toBeNull();
    expect(causeOf({ ...calm, pastDueCount: 1 })).toBe('past_due');
  });

  it('holds for more than the limit, not for the limit itself [BOOK-11]', () => {
    expect(causeOf({ ...calm, exposure: 500_000, limit: 500_000 })).toBeNull();
    expect(causeOf({ ...calm, exposure: 500_001, limit: 500_000 })).toBe('over_limit');
    expect(causeOf({ ...calm, exposure: 1, limit: 0 })).toBe('over_limit');
  });

  it('holds for no sum where there is no limit', () => {
    expect(causeOf({ ...calm, exposure: 9_999_999_999 })).toBeNull();
    expect(passesLimit({ exposure: 9_999_999_999, limit: null }, 1)).toBe(false);
  });

  it('names invoices past terms first, since paying them may lift both', () => {
    expect(causeOf({ pastDueCount: 2, exposure: 600_000, limit: 500_000 })).toBe('past_due');
  });

  it('counts the shipment that is being booked', () => {
    expect(passesLimit({ exposure: 90_000, limit: 100_000 }, 10_000)).toBe(false);
    expect(passesLimit({ exposure: 90_000, limit: 100_000 }, 10_001)).toBe(true);
  });
});
