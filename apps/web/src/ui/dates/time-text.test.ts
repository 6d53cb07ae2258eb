import { describe, expect, it } from 'vitest';
import { readTime } from './time-text.ts';

describe('times as people type them', () => {
  it.each([
    ['1pm', '13:00'],
    ['1:30 PM', '13:30'],
    ['1:00 p. m.', '13:00'],
    ['13:30', '13:30'],
    ['1330', '13:30'],
    ['8', '08:00'],
    ['8a', '08:00'],
    ['12 am', '00:00'],
    ['12pm', '12:00'],
    ['noon', '12:00'],
    ['mediodía', '12:00'],
  ])('%s is %s', (typed, read) => expect(readTime(typed)).toBe(read));

  it.each(['', 'early', '25:00', '8:75', '13pm', '0am'])('%s is no time [BOOK-03]', (typed) =>
    expect(readTime(typed)).toBeNull(),
  );
});
