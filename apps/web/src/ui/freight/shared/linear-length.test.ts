import { describe, expect, it } from 'vitest';
import { formatsFor } from '../../../lib/format/formats.ts';
import { linearFiguresByItem, linearLength } from './linear-length.ts';

const [feet, meters] = [formatsFor('en', 'imperial'), formatsFor('en', 'metric')];

describe('linear feet', () => {
  it('are written one way, with one decimal, and in meters with two [QUOTE-06, QUOTE-27]', () => {
    expect([linearLength(4, feet), linearLength(2.5, feet)]).toEqual(['4.0 ft', '2.5 ft']);
    // 4 ft are 1.2192 m.
    expect(linearLength(4, meters)).toBe('1.22 m');
  });

  it('of lines add up to those of the load in either unit [QUOTE-06, QUOTE-27]', () => {
    const byItem = { a: 2.1, b: 2.1, c: 2 };
    expect(linearFiguresByItem(6.2, byItem, feet)).toEqual({ a: '2.1', b: '2.1', c: '2.0' });
    // 6.2 ft are 1.88976 m: 1.89.
    expect(linearFiguresByItem(6.2, byItem, meters)).toEqual({ a: '0.64', b: '0.64', c: '0.61' });
    // 1.5 ft are 0.4572 m: 0.46. Half a foot is 0.15 m, and thrice that is 0.45.
    expect(linearFiguresByItem(1.5, { a: 0.5, b: 0.5, c: 0.5 }, meters)).toEqual({ a: '0.16', b: '0.15', c: '0.15' });
  });
});
