import { describe, expect, it } from 'vitest';
import { compareLines } from './compare-lines.ts';

const lines = (...codes: string[]) => codes.map((code) => ({ code }));
const codes = (rates: readonly (readonly { code: string }[])[]) => compareLines(rates).map(({ code }) => code);

describe('charge lines side by side', () => {
  it('join lines of one code, and keep sums below what they add up [QUOTE-18]', () => {
    const one = lines('gross', 'freight', 'fuel', 'total');
    const other = lines('gross', 'discount', 'freight', 'LGDEL', 'fuel', 'insurance', 'total');
    expect(codes([one, other])).toEqual([
      'gross 1',
      'discount 1',
      'freight 1',
      'LGDEL 1',
      'fuel 1',
      'insurance 1',
      'total 1',
    ]);
    expect(compareLines([one, other])[1]?.lines.map((line) => line?.code ?? null)).toEqual([null, 'discount']);
  });

  it('keep the second line of a code apart from the first', () => {
    expect(codes([lines('item', 'item', 'total'), lines('item', 'total')])).toEqual(['item 1', 'item 2', 'total 1']);
  });
});
