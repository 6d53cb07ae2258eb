import { describe, expect, it } from 'vitest';
import { printable } from './printable.ts';

describe('printable', () => {
  it('composes accents', () => {
    expect(printable('Nu\u0301n\u0303ez')).toBe('Núñez');
  });

  it('makes odd spaces, hyphens and fraction strokes plain', () => {
    expect(printable('a\u00a0b\u2009c\td\u2011e 1\u20442')).toBe('a b c d-e 1/2');
  });

  it('takes out what has no shape', () => {
    expect(printable('a\u00adb\u200bc\u202ed\u0007e\ufefff')).toBe('abcdef');
  });

  it('keeps line breaks of every kind as one', () => {
    expect(printable('a\r\nb\rc\u2028d\ne')).toBe('a\nb\nc\nd\ne');
  });
});
