import { describe, expect, it } from 'vitest';
import bwip from 'bwip-js/node';
import { checkCharacter, code128Codes, code128Widths } from './code128.ts';

describe('Code 128', () => {
  it('reckons the check character of letters and digits by hand', () => {
    // Start B 104; W is 87 - 32 = 55, B is 66 - 32 = 34: 104 + 55 x 1 + 34 x 2 = 227; 227 - 2 x 103 = 21.
    expect(code128Codes('WB')).toEqual([104, 55, 34, 21, 106]);
    // P 48, J 42, J 42, 1 17, 2 18, 3 19, C 35: 104+48+84+126+68+90+114+245 = 879; 879 - 8 x 103 = 55.
    expect(code128Codes('PJJ123C')).toEqual([104, 48, 42, 42, 17, 18, 19, 35, 55, 106]);
  });

  it('packs digits in pairs at the end of a number', () => {
    // Start B 104, W 55, B 34, to C 99, 20, 41, 86, 18: 104+55+68+297+80+205+516+126 = 1451; 1451 - 14 x 103 = 9.
    expect(code128Codes('WB20418618')).toEqual([104, 55, 34, 99, 20, 41, 86, 18, 9, 106]);
  });

  it('begins in pairs when there are only digits', () => {
    // Start C 105, 12, 34: 105 + 12 + 68 = 185; 185 - 103 = 82.
    expect(code128Codes('1234')).toEqual([105, 12, 34, 82, 106]);
  });

  it('keeps the odd digit of a run out of the pairs', () => {
    // Start B 104, digit 1 17, to C 99, 23, 45: 104 + 17 + 198 + 69 + 180 = 568; 568 - 5 x 103 = 53.
    expect(code128Codes('12345')).toEqual([104, 17, 99, 23, 45, 53, 106]);
  });

  it('counts the start character once and the others by their place', () => {
    expect(checkCharacter([104])).toBe(1);
    expect(checkCharacter([104, 1, 1])).toBe((104 + 1 + 2) % 103);
  });

  it('draws eleven modules for each character and thirteen for the stop', () => {
    const widths = code128Widths('WB20418618');
    expect(widths.reduce((sum, width) => sum + width, 0)).toBe(9 * 11 + 13);
    // Start B is 211214, the stop 2331112.
    expect(widths.slice(0, 6)).toEqual([2, 1, 1, 2, 1, 4]);
    expect(widths.slice(-7)).toEqual([2, 3, 3, 1, 1, 1, 2]);
  });

  it('has the bars that another encoder has for every printable character', () => {
    for (const text of [
      'WB20418618',
      'INV30418',
      '417-226902',
      'Q-264715',
      ' !"#$%&()*+,-./:;<=>?@',
      'ABCxyz{|}~[]_`',
    ]) {
      const [other] = bwip.raw({ bcid: 'code128', text });
      expect(other && 'sbs' in other && other.sbs, text).toHaveLength(code128Widths(text).length);
      expect(code128Widths(text), text).toEqual(other && 'sbs' in other && other.sbs);
    }
  });

  it('refuses what it cannot encode', () => {
    expect(() => code128Codes('')).toThrow(RangeError);
    expect(() => code128Codes('Ñ')).toThrow(RangeError);
  });
});
