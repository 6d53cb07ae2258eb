import { describe, expect, it } from 'vitest';
import { typedDay } from './typed-day.ts';

describe('typedDay', () => {
  it.each([
    ['11/24', '2026-11-24'],
    ['Nov 24', '2026-11-24'],
    ['nov. 24, 2025', '2025-11-24'],
    ['November 24th', '2026-11-24'],
    ['24 de noviembre', '2026-11-24'],
    ['24 nov 2026', '2026-11-24'],
    ['3 de enero de 2027', '2027-01-03'],
    // Of the Januaries around it, the next one is nearer; of the Augusts, the last one.
    ['1/5', '2027-01-05'],
    ['Aug 1', '2026-08-01'],
    ['24/11', '2026-11-24'],
    ['11-24-26', '2026-11-24'],
    ['1/5/2026', '2026-01-05'],
    [' 2026-11-18 ', '2026-11-18'],
    ['2026-02-30', null],
    ['2/30', null],
    ['13/13', null],
    ['Foo 24', null],
    ['20418618', null],
    ['PO 24', null],
    ['march', null],
    ['11/24 Manchester', null],
  ])('reads "%s" in November 2026', (typed, day) => {
    expect(typedDay(typed, '2026-11-16')).toBe(day);
  });
});
