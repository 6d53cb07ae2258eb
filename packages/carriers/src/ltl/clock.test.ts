import { describe, expect, it } from 'vitest';
import { localDateOf, timeOfDay, usDate, usTime } from './clock.ts';

describe('dates', () => {
  it('are written with the month first', () => {
    expect(usDate('2026-11-05')).toBe('11/05/2026');
  });

  it.each([
    ['8/2/2023', '2023-08-02'],
    ['12/31/2026 12:00:00 AM', '2026-12-31'],
    ['2026-02-28T00:00:00', '2026-02-28'],
    ['2/29/2028', '2028-02-29'],
    ['2/29/2026', null],
    ['13/1/2026', null],
    ['8/2/23', null],
    ['tomorrow', null],
    ['', null],
    [null, null],
  ])('reads %s as %s', (text, wanted) => {
    expect(localDateOf(text)).toBe(wanted);
  });
});

describe('times', () => {
  it.each([
    ['08:00', '08:00 AM'],
    ['17:05', '05:05 PM'],
    ['00:30', '12:30 AM'],
    ['12:00', '12:00 PM'],
  ])('writes %s as %s', (time, wanted) => {
    expect(usTime(time)).toBe(wanted);
  });

  it.each([
    ['5:05 PM', '17:05:00'],
    ['12:30 am', '00:30:00'],
    ['12:00 PM', '12:00:00'],
    ['17:05', '17:05:00'],
    ['17:05:30', '17:05:30'],
    ['1705', '17:05:00'],
    ['13:00 PM', null],
    ['25:00', null],
    ['10:60', null],
    ['noon', null],
    [undefined, null],
  ])('reads %s as %s', (text, wanted) => {
    expect(timeOfDay(text)).toBe(wanted);
  });
});
