import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitStreet } from './street.ts';

const size = { count: 2, width: 30 };

describe('fitStreet', () => {
  it('keeps lines as they were typed where they fit', () => {
    expect(fitStreet(['1250 Warehouse Avenue', ' Dock 4 ', ''], size)).toEqual({
      lines: ['1250 Warehouse Avenue', 'Dock 4'],
      rest: '',
    });
  });

  it('breaks a long line between words', () => {
    expect(fitStreet(['4400 Martin Luther King Junior Boulevard Northwest'], size)).toEqual({
      lines: ['4400 Martin Luther King Junior', 'Boulevard Northwest'],
      rest: '',
    });
  });

  it('hands back what does not fit', () => {
    expect(fitStreet(['12 Long Street', 'Building 7', 'Gate C behind the silo'], { count: 1, width: 20 })).toEqual({
      lines: ['12 Long Street'],
      rest: 'Building 7 Gate C behind the silo',
    });
  });

  it('loses nothing and never goes beyond what is taken', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: 5 }), (lines) => {
        const fitted = fitStreet(lines, size);
        const plain = (text: string) => text.replaceAll(/\s+/g, '');
        expect(plain(fitted.lines.join('') + fitted.rest)).toBe(plain(lines.join('')));
        expect(fitted.lines.length).toBeLessThanOrEqual(2);
        expect(Math.max(0, ...fitted.lines.map((line) => line.length))).toBeLessThanOrEqual(30);
      }),
    );
  });
});
