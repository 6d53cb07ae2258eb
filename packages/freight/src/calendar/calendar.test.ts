import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holidayVectors } from '../../test/vectors/holidays.ts';
import { addBusinessDays, businessDaysBetween, isBusinessDay, nextBusinessDay } from './business-days.ts';
import { addDays, checkDate, dateOf, daysBetween, isWeekend, nthWeekday, weekdayOf, yearOf } from './date.ts';
import {
  federalHolidayOn,
  federalHolidays,
  holidayOn,
  ltlClosures,
  observedDate,
  parcelClosures,
  usHolidayDate,
} from './holidays.ts';

const day = fc
  .date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2399-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('dates', () => {
  it('agrees with the platform on every day', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -5_000, max: 5_000 }), (date, days) => {
        const platform = new Date(Date.parse(date) + days * 86_400_000);
        const moved = addDays(date, days);
        expect(moved).toBe(platform.toISOString().slice(0, 10));
        expect(weekdayOf(moved)).toBe(platform.getUTCDay());
        expect(daysBetween(date, moved)).toBe(days);
      }),
    );
  });

  it.each([
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '2026-1-01',
    '2026/01/01',
    '',
    'today',
    '2026-01-0x',
    '2026-01-011',
    '20x6-01-01',
    '1900-02-29',
  ])('takes no %s for a day', (text) => {
    expect(() => checkDate(text, 'pickupDate')).toThrow('pickupDate: invalid_date');
  });

  it('knows leap days', () => {
    expect(checkDate('2028-02-29', 'x')).toBe('2028-02-29');
    expect(checkDate('2000-02-29', 'x')).toBe('2000-02-29');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(yearOf('2028-02-29')).toBe(2028);
  });

  it('finds weekdays of a month', () => {
    expect(nthWeekday(2026, 11, 4, 4)).toBe('2026-11-26');
    expect(nthWeekday(2026, 5, 1, -1)).toBe('2026-05-25');
    expect(nthWeekday(2026, 2, 0, -1)).toBe('2026-02-22');
    expect(nthWeekday(2026, 6, 1, 1)).toBe('2026-06-01');
    expect(dateOf(2026, 12, 32)).toBe('2027-01-01');
    expect([isWeekend('2026-12-05'), isWeekend('2026-12-06'), isWeekend('2026-12-07')]).toEqual([true, true, false]);
  });
});

describe('holidays', () => {
  it.each(holidayVectors)('%s is on %s', (holiday, date, observed, closed) => {
    expect(usHolidayDate(holiday, yearOf(date))).toBe(date);
    expect(observed === '' ? '' : observedDate(date)).toBe(observed);
    expect(federalHolidays.includes(holiday)).toBe(observed !== '');
    expect(ltlClosures.includes(holiday)).toBe(closed.includes('L'));
    expect(parcelClosures.includes(holiday)).toBe(closed.includes('P'));
    expect(holidayOn(date, [holiday])).toEqual({ holiday, observed: false });
    if (observed === '') return;
    expect(federalHolidayOn(date)).toEqual({ holiday, observed: false });
    expect(federalHolidayOn(observed)).toEqual({ holiday, observed: observed !== date });
  });

  it('knows no other federal days of 2026', () => {
    const found = Array.from({ length: 365 }, (_, index) => addDays('2026-01-01', index)).filter(
      (date) => federalHolidayOn(date) !== null,
    );
    expect(found).toHaveLength(12); // eleven days, and Friday 3 July for Saturday the 4th
    expect(holidayOn('2026-12-02', ltlClosures)).toBeNull();
    expect(holidayOn('2026-12-24', parcelClosures)).toBeNull();
  });
});

describe('business days', () => {
  const closures = { holidays: ltlClosures, dates: ['2026-12-03'] };
  it('skips weekends, holidays and single days', () => {
    expect(isBusinessDay('2026-12-02', closures)).toBe(true);
    expect(isBusinessDay('2026-12-03', closures)).toBe(false);
    expect(isBusinessDay('2026-12-05', closures)).toBe(false);
    expect(isBusinessDay('2026-12-25', closures)).toBe(false);
    expect(nextBusinessDay('2026-12-02', closures)).toBe('2026-12-04');
    expect(nextBusinessDay('2026-12-23', closures)).toBe('2026-12-28');
  });

  it('adds days in transit after the pickup day', () => {
    // Wednesday 2 December and 3 business days: Thursday, Friday, Monday.
    expect(addBusinessDays('2026-12-02', 3, { holidays: [] })).toBe('2026-12-07');
    // Wednesday before Thanksgiving: Thursday and Friday are closed.
    expect(addBusinessDays('2026-11-25', 1, { holidays: ltlClosures })).toBe('2026-11-30');
    expect(addBusinessDays('2026-12-05', 0, closures)).toBe('2026-12-05');
    expect(businessDaysBetween('2026-11-25', '2026-11-30', { holidays: ltlClosures })).toBe(1);
    expect(businessDaysBetween('2026-11-30', '2026-11-25', closures)).toBe(0);
  });

  it('counts back what it added', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 60 }), (date, days) => {
        const rule = { holidays: ltlClosures };
        expect(businessDaysBetween(date, addBusinessDays(date, days, rule), rule)).toBe(days);
      }),
    );
  });

  it.each([-1, 0.5, 367, Number.NaN])('refuses %s days', (days) => {
    expect(() => addBusinessDays('2026-12-02', days, closures)).toThrow('days: out_of_range');
  });
});
