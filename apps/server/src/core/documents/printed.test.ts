import { describe, expect, it } from 'vitest';
import { pieceFor, type Face } from './drawing/fonts.ts';
import { printedMoney, printedNumber } from './printed.ts';

describe('figures below nothing', () => {
  it('carry the minus sign, in both languages', () => {
    expect(printedMoney({ amount: -1250, currency: 'USD' }, 'en')).toBe('−$12.50');
    expect(printedMoney({ amount: -1250, currency: 'USD' }, 'es')).toBe('−$12.50');
    expect(printedNumber(-10.5, 'en')).toBe('−10.5');
  });

  it('can be drawn by every face of the documents', () => {
    const faces: readonly Face[] = ['sans', 'sansMedium', 'sansBold', 'mono', 'monoBold'];
    for (const face of faces) expect([face, pieceFor(face, 0x2212) !== undefined]).toEqual([face, true]);
  });
});
