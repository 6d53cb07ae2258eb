import { describe, expect, it } from 'vitest';
import { easter, neighbourHolidayOn } from './neighbour-holidays.ts';
import { firstLtlPickup, ltlPickupDay, ltlPickupDays, parcelPickup } from './pickup.ts';
import { cutoffAt, dayAt, minutesOf, writtenDay, zoned } from './zoned.ts';

const bars = (date: string, today = '2026-11-02', closures?: Parameters<typeof ltlPickupDay>[2]) =>
  ltlPickupDay(date, today, closures).bars;

describe('less-than-truckload pickup', () => {
  it('is not on the days the specification names [QUOTE-20]', () => {
    expect(bars('2026-12-02')).toEqual([]);
    expect(bars('2026-11-02')).toEqual(['pickup_today']);
    expect(bars('2026-12-05')).toEqual(['pickup_weekend']);
    expect(bars('2026-11-26')).toEqual(['pickup_holiday']);
    expect(bars('2026-10-30')).toEqual(['pickup_past']);
  });

  it('gives every reason of a day [QUOTE-20]', () => {
    expect(bars('2026-07-04', '2026-07-04')).toEqual(['pickup_today', 'pickup_weekend', 'pickup_holiday']);
    expect(bars('2027-01-02', '2027-02-01')).toEqual(['pickup_past', 'pickup_weekend']);
  });

  it('knows days that are kept, and days that only carriers close', () => {
    expect(ltlPickupDay('2026-07-03', '2026-06-01')).toMatchObject({
      bars: ['pickup_holiday'],
      holiday: 'independence_day',
      observed: true,
    });
    expect(ltlPickupDay('2026-11-27', '2026-06-01')).toMatchObject({
      bars: ['pickup_closed'],
      holiday: 'day_after_thanksgiving',
      observed: false,
    });
    expect(bars('2026-12-02', '2026-06-01', { holidays: [], dates: ['2026-12-02'] })).toEqual(['pickup_closed']);
    expect(ltlPickupDay('2026-12-02', '2026-06-01')).toMatchObject({ holiday: null, observed: false });
  });

  it('is not on a day whose cut-off has passed, where the time of day is known [QUOTE-20]', () => {
    // Booked by 16:00 on the business day before; Thanksgiving is 26 November 2026, and carriers close on the 27th.
    const at = (date: string, today: string, minutes: number) => ltlPickupDay(date, today, undefined, minutes).bars;
    expect(at('2026-12-02', '2026-12-01', 16 * 60)).toEqual([]);
    expect(at('2026-12-02', '2026-12-01', 16 * 60 + 1)).toEqual(['pickup_cutoff_passed']);
    expect(at('2026-11-30', '2026-11-25', 16 * 60 + 1)).toEqual(['pickup_cutoff_passed']);
    expect(at('2026-12-01', '2026-11-25', 16 * 60 + 1)).toEqual([]);
    // A day that is closed anyway has that reason alone.
    expect(at('2026-11-26', '2026-11-25', 16 * 60 + 1)).toEqual(['pickup_holiday']);
    expect(at('2026-12-01', '2026-12-01', 8 * 60)).toEqual(['pickup_today']);
    const days = ltlPickupDays('2026-12-01', 3, undefined, 17 * 60).map(({ bars: found }) => found);
    expect(days).toEqual([['pickup_today'], ['pickup_cutoff_passed'], []]);
  });

  it('lists the days of a week and finds the first open one', () => {
    const week = ltlPickupDays('2026-12-01', 7);
    expect(week.map(({ date, bars: found }) => [date.slice(8), found.length === 0])).toEqual([
      ['01', false],
      ['02', true],
      ['03', true],
      ['04', true],
      ['05', false],
      ['06', false],
      ['07', true],
    ]);
    expect(firstLtlPickup('2026-12-01')).toBe('2026-12-02');
    expect(firstLtlPickup('2026-11-25')).toBe('2026-11-30');
    expect(firstLtlPickup('2026-12-23', { holidays: [] })).toBe('2026-12-24');
  });
});

describe('parcel pickup [QUOTE-26]', () => {
  const closures = { holidays: [] };
  it.each([
    ['12:00', '2026-12-02', true],
    ['12:01', '2026-12-02', false],
    ['14:00', '2026-12-02', false],
    ['14:01', '2026-12-03', true],
  ])('scheduled at %s is picked up on %s, promised: %s [QUOTE-26]', (time, date, guaranteed) => {
    expect(parcelPickup('2026-12-01', minutesOf(time, 'time'), closures)).toEqual({ date, guaranteed });
  });
  it('goes by the clock of the pickup place', () => {
    // 19:30 UTC is 2:30 PM in New Hampshire and 11:30 AM in Los Angeles.
    const instant = Date.UTC(2026, 11, 1, 19, 30);
    const from = (zone: string) => {
      const { date, minutes } = zoned(instant, zone);
      return parcelPickup(date, minutes, closures);
    };
    expect(from('America/New_York')).toEqual({ date: '2026-12-03', guaranteed: true });
    expect(from('America/Los_Angeles')).toEqual({ date: '2026-12-02', guaranteed: true });
  });

  it('goes over the weekend', () => {
    expect(parcelPickup('2026-12-04', 600, closures).date).toBe('2026-12-07');
    expect(parcelPickup('2026-12-04', 900, closures).date).toBe('2026-12-08');
  });
});

describe('clocks of places', () => {
  // 15:42 UTC on 1 December 2026 is 10:42 in New Hampshire and 9:42 in Chicago.
  const instant = Date.UTC(2026, 11, 1, 15, 42);
  it('shows the local date and minute', () => {
    expect(zoned(instant, 'America/New_York')).toEqual({ date: '2026-12-01', minutes: 642 });
    expect(zoned(instant, 'America/Chicago')).toEqual({ date: '2026-12-01', minutes: 582 });
    expect(zoned(Date.UTC(2026, 11, 1, 4, 0), 'America/Los_Angeles')).toEqual({ date: '2026-11-30', minutes: 1200 });
    expect(zoned(Date.UTC(2026, 11, 1, 5, 0), 'America/New_York')).toEqual({ date: '2026-12-01', minutes: 0 });
  });

  it('says how long a cut-off is away', () => {
    expect(cutoffAt(instant, 'America/New_York', '16:00')).toEqual({
      zone: 'America/New_York',
      localDate: '2026-12-01',
      localMinutes: 642,
      cutoff: '16:00',
      passed: false,
      minutesLeft: 318,
    });
    expect(cutoffAt(instant, 'America/New_York', '10:42')).toMatchObject({ passed: false, minutesLeft: 0 });
    expect(cutoffAt(instant, 'America/New_York', '10:41')).toMatchObject({ passed: true, minutesLeft: 0 });
  });

  it('refuses what is no zone, time or moment', () => {
    expect(dayAt('2026-12-01T04:00:00.000Z', 'America/Los_Angeles')).toBe('2026-11-30');
    expect(dayAt(new Date('2026-12-01T04:00:00.000Z'), 'UTC')).toBe('2026-12-01');
    expect(writtenDay('2026-11-30T23:30:00-05:00')).toBe('2026-11-30');
    expect(() => dayAt('tomorrow', 'UTC')).toThrow('instant: not_finite');
    expect(() => zoned(instant, 'Mars/Olympus')).toThrow('zone: unknown_value');
    expect(() => zoned(Number.NaN, 'America/Chicago')).toThrow('instant: not_finite');
    for (const text of ['24:00', '9:00', '09:60', ''])
      expect(() => minutesOf(text, 'readyAt')).toThrow('readyAt: invalid_time');
    expect(minutesOf('23:59', 'x')).toBe(1439);
  });
});

describe('holidays of the neighbours', () => {
  it.each([
    ['2026-04-03', 'CA', 'good_friday'],
    ['2026-05-18', 'CA', 'victoria_day'],
    ['2027-05-24', 'CA', 'victoria_day'],
    ['2026-07-01', 'CA', 'canada_day'],
    ['2026-09-07', 'CA', 'labour_day'],
    ['2026-09-30', 'CA', 'truth_and_reconciliation'],
    ['2026-10-12', 'CA', 'thanksgiving_ca'],
    ['2026-11-11', 'CA', 'remembrance_day'],
    ['2026-12-25', 'CA', 'christmas'],
    ['2026-12-26', 'CA', 'boxing_day'],
    ['2026-01-01', 'MX', 'new_year'],
    ['2026-02-02', 'MX', 'constitution_day'],
    ['2026-03-16', 'MX', 'juarez_birthday'],
    ['2026-05-01', 'MX', 'labor_day_mx'],
    ['2026-09-16', 'MX', 'independence_mx'],
    ['2026-11-16', 'MX', 'revolution_day'],
    ['2026-12-02', 'MX', null],
  ] as const)('%s in %s is %s', (date, country, holiday) => {
    expect(neighbourHolidayOn(date, country)).toBe(holiday);
  });

  it.each([
    '2024-03-31',
    '2025-04-20',
    '2026-04-05',
    '2027-03-28',
    '2028-04-16',
    '2038-04-25',
    '1954-04-18',
    '2049-04-18',
  ])('Easter is on %s', (date) => {
    expect(easter(Number(date.slice(0, 4)))).toBe(date);
  });
});
