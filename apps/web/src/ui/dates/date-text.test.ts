import { describe, expect, it } from 'vitest';
import { readDate } from './date-text.ts';

describe('a date as it is typed', () => {
  it.each([
    ['12/9/2026', 'en', '2026-12-09'],
    ['9/12/2026', 'es', '2026-12-09'],
    ['12-09-26', 'en', '2026-12-09'],
    ['2026-12-09', 'es', '2026-12-09'],
    ['2/30/2026', 'en', null],
    ['13/1/2026', 'en', null],
    ['tomorrow', 'en', null],
    ['', 'en', null],
  ] as const)('%s in %s is %s [BOOK-03]', (text, language, date) => {
    expect(readDate(text, language)).toBe(date);
  });
});
