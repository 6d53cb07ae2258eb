import { describe, expect, it } from 'vitest';
import { code128Modules } from './code128.ts';

const digits = (widths: string): number[] => widths.replaceAll(' ', '').split('').map(Number);

describe('code128Modules', () => {
  it('encodes an even run of digits by pairs: start C, the pairs, check, stop', () => {
    // ISO/IEC 15417: start C 211232; 12 = 112232; 34 = 131123; check (105 + 1·12 + 2·34) mod 103 = 82 = 121241;
    // stop 2331112.
    const widths = digits('211232 112232 131123 121241 2331112');
    expect(code128Modules('1234')).toEqual(widths);
  });

  it('encodes letters in set B', () => {
    // Start B 211214; A = 33 = 111323; check (104 + 33) mod 103 = 34 = 131123; stop.
    const widths = digits('211214 111323 131123 2331112');
    expect(code128Modules('A')).toEqual(widths);
  });

  it('refuses what would not scan', () => {
    for (const value of ['', 'ñ', 'a\nb', '1'.repeat(31)]) expect(() => code128Modules(value)).toThrow(RangeError);
  });
});
