import { describe, expect, it } from 'vitest';
import { afterDiscount, discountFor, rateFor, timesRate } from './rate-for.ts';

describe('a printed rate', () => {
  it.each([
    // 1,976.00 over 499 miles is 3.959919...: in thousandths of a cent, 3.95992 x 499 = 1,976.00008.
    [197_600, 499, 1000, 395_992],
    // 10.00 for three boxes: 3.33 x 3 = 9.99, 3.333 x 3 = 9.999.
    [1_000, 3, 1, 333.3],
    // 226.88 for 500 lb is 45.376 per 100 lb.
    [22_688, 500_000, 100_000, 4_537.6],
    [0, 7, 1, 0],
  ])('for %i over %i (per %i) is %d, and multiplies to it', (amount, quantity, per, rate) => {
    expect(rateFor(amount, quantity, per)).toBe(rate);
    expect(timesRate(quantity, rate, per)).toBe(amount);
  });

  it('is not made up where six decimals are not enough', () => {
    expect(() => rateFor(1, 9_000_000_000, 1)).toThrow('rate: too_precise');
  });
});

describe('a printed discount', () => {
  it.each([
    [69_800, 23_034, 6_700],
    // 240.11 of 681.38 is a discount of 64.7612...%: 64.76 % leaves 240.12.
    [68_138, 24_011, 6_476.1],
    [100, 0, 10_000],
  ])('of %i to %i is %d basis points, and leads to it', (gross, net, basisPoints) => {
    expect(discountFor(gross, net)).toBe(basisPoints);
    expect(afterDiscount(gross, basisPoints)).toBe(net);
  });
});
