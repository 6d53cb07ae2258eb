import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencyOf, minorUnits } from './amounts.ts';

describe('an amount as carriers write it', () => {
  it.each([
    ['1487.83', 148_783],
    [1487.83, 148_783],
    ['$1,487.83', 148_783],
    ['-$5.10', -510],
    ['$0', 0],
    ['12', 1200],
    ['12.5', 1250],
    ['12.3400', 1234],
    [' 7.00 ', 700],
    ['1,234,567.89', 123_456_789],
    [0.29, 29],
    [1.1, 110],
  ])('%j is %i minor units', (written, expected) => {
    expect(minorUnits(written)).toBe(expected);
  });

  it.each([
    '',
    ' ',
    '.',
    '12.',
    '.5',
    '12.345',
    '0,125',
    '1234,50',
    '1e3',
    '12,34',
    '1,2345.00',
    '12 USD',
    'NaN',
    '1_000',
    '0x10',
    '1234567890',
    '--1',
    '$$1',
    Number.NaN,
    Number.POSITIVE_INFINITY,
    1e21,
    12.345,
    null,
    undefined,
    true,
    [],
    {},
  ])('%j is none', (written) => {
    expect(minorUnits(written)).toBeNull();
  });

  it('is read exactly, whatever the figure and the spelling', () => {
    const amounts = fc.integer({ min: -99_999_999_999, max: 99_999_999_999 });
    fc.assert(
      fc.property(amounts, fc.boolean(), (amount, grouped) => {
        const digits = String(Math.abs(amount)).padStart(3, '0');
        const whole = digits.slice(0, -2);
        const shown = grouped ? whole.replaceAll(/\B(?=(\d{3})+$)/g, ',') : whole;
        const text = `${amount < 0 ? '-' : ''}${shown}.${digits.slice(-2)}`;
        expect(minorUnits(text)).toBe(amount);
      }),
    );
  });

  it('takes any text without throwing, and answers a whole number or null', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.anything()), (anything) => {
        const amount = minorUnits(anything);
        expect(amount === null || Number.isSafeInteger(amount)).toBe(true);
      }),
    );
  });
});

it('keeps books in three currencies only', () => {
  expect(['USD', 'CAD', 'MXN', 'EUR', 'usd', '', null, 840].map(currencyOf)).toEqual([
    'USD',
    'CAD',
    'MXN',
    null,
    null,
    null,
    null,
    null,
  ]);
});
