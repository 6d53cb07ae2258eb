import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wrapWords } from './wrap-words.ts';

/** Every character is one point wide. */
const measure = (text: string): number => Array.from(text).length;

describe('wrapWords', () => {
  it('fills lines with as many words as fit', () => {
    expect(wrapWords('one two three four', measure, 8)).toEqual(['one two', 'three', 'four']);
    expect(wrapWords('one two three four', measure, 100)).toEqual(['one two three four']);
  });

  it('splits a word wider than the room, and continues after its last part', () => {
    expect(wrapWords('a bcdefghij k', measure, 4)).toEqual(['a', 'bcde', 'fghi', 'j k']);
  });

  it('puts one character on each line where not even that fits', () => {
    expect(wrapWords('ab', measure, 0)).toEqual(['a', 'b']);
  });

  it('gives no line for nothing', () => {
    expect(wrapWords('', measure, 10)).toEqual([]);
    expect(wrapWords('   ', measure, 10)).toEqual([]);
  });

  it('loses no character and exceeds the room on no line', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), fc.integer({ min: 1, max: 30 }), (text, room) => {
        const lines = wrapWords(text, measure, room);
        expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
        for (const line of lines) expect(measure(line)).toBeLessThanOrEqual(room);
      }),
    );
  });
});
