import { describe, expect, it } from 'vitest';
import { numberText, onlyNumber, readNumber } from './number-text.ts';

describe('numbers as people type them', () => {
  it('group by commas in English', () => {
    expect(readNumber('1,240', 'en')).toBe(1240);
    expect(readNumber('1,240.5', 'en')).toBe(1240.5);
    expect(readNumber('.5', 'en')).toBe(0.5);
  });

  it('take either mark before the decimals in Spanish, the last one counting', () => {
    expect(readNumber('12,5', 'es')).toBe(12.5);
    expect(readNumber('12.5', 'es')).toBe(12.5);
    expect(readNumber('1.240,5', 'es')).toBe(1240.5);
  });

  it.each(['4,5', '1,24', '12,2405', '0,125', '1,240,5', '1.2.5', '4,'])(
    'are not guessed at in English: %s',
    (text) => {
      expect(readNumber(text, 'en')).toBeNull();
    },
  );

  it.each(['1,240', '1.24.5', '12.40,5', '1,2,5'])('are not guessed at in Spanish: %s', (text) => {
    expect(readNumber(text, 'es')).toBeNull();
  });

  it.each([
    ['1,240.5', 1240.5],
    ['0,125', 0.125],
    ['1.240', 1.24],
    ['12,2405', 12.2405],
    ['1,240,000', 1_240_000],
  ])('are taken in Spanish where there is one reading: %s', (text, value) => {
    expect(readNumber(text, 'es')).toBe(value);
  });

  it('are none when nothing or only marks are typed', () => {
    expect(readNumber('', 'en')).toBeNull();
    expect(readNumber('.', 'en')).toBeNull();
    expect(onlyNumber('12 lb')).toBe('12');
  });

  it('are written back as they will be read', () => {
    expect(numberText(1240.5, 'en')).toBe('1,240.5');
    expect(numberText(1240.5, 'es')).toBe('1240.5');
    expect(numberText(null, 'en')).toBe('');
    expect(readNumber(numberText(1240.5, 'es'), 'es')).toBe(1240.5);
  });
});
