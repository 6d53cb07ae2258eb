import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exchange, exchangeRateOn, type ExchangeRate } from './exchange.ts';
import { money, sum, type Currency } from './money.ts';
import { down, halfUp, share, up } from './rounding.ts';

describe('rounding', () => {
  it('goes half up, down, or up', () => {
    expect([halfUp(5, 10), halfUp(4, 10), halfUp(15, 10), halfUp(20, 10)]).toEqual([1, 0, 2, 2]);
    expect([down(19, 10), down(20, 10)]).toEqual([1, 2]);
    expect([up(11, 10), up(20, 10), up(0, 10)]).toEqual([2, 2, 0]);
  });

  it('takes shares in hundredths of a percent', () => {
    // 33.25 % of 576.02 is 191.52665.
    expect(share(57_602, 3_325)).toBe(19_153);
    expect(share(100, 50)).toBe(1);
    expect(share(100, 49)).toBe(0);
  });

  it('is exact up to the largest safe numbers', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), fc.integer({ min: 1, max: 1_000_000 }), (numerator, denominator) => {
        const exact = (2n * BigInt(numerator) + BigInt(denominator)) / (2n * BigInt(denominator));
        expect(BigInt(halfUp(numerator, denominator))).toBe(exact);
        expect(BigInt(down(numerator, denominator))).toBe(BigInt(numerator) / BigInt(denominator));
      }),
    );
  });

  it('refuses what is no exact number', () => {
    expect(() => halfUp(2 ** 53, 10)).toThrow('amount: too_large');
    expect(() => down(0.5, 10)).toThrow('amount: too_large');
    expect(() => up(2 ** 60, 10)).toThrow('amount: too_large');
  });
});

describe('money', () => {
  it('is whole minor units of a known currency', () => {
    expect(money(-5, 'CAD')).toEqual({ amount: -5, currency: 'CAD' });
  });

  it.each([
    ['x: not_a_number', Number.NaN, 'USD'],
    ['x: not_a_number', '1' as unknown as number, 'USD'],
    ['x: not_finite', Number.POSITIVE_INFINITY, 'USD'],
    ['x: not_whole', 0.5, 'USD'],
    ['x: too_large', 2 ** 53, 'USD'],
    ['x: unknown_value', 1, 'EUR' as Currency],
  ] as const)('throws %s', (message, amount, currency) => {
    expect(() => money(amount, currency, 'x')).toThrow(message);
  });

  it('names the amount where no other field is', () => {
    expect(() => money(0.5, 'USD')).toThrow('amount: not_whole');
    expect(() => money(0.5, 'USD', 'premium')).toThrow('premium: not_whole');
  });

  it('adds amounts of one currency only', () => {
    expect(sum([money(1, 'USD'), money(2, 'USD')], 'USD')).toEqual(money(3, 'USD'));
    expect(sum([], 'MXN')).toEqual(money(0, 'MXN'));
    expect(() => sum([money(1, 'USD'), money(2, 'CAD')], 'USD')).toThrow('currency: currency_mismatch');
  });
});

describe('exchange', () => {
  const table: ExchangeRate[] = [
    { from: 'USD', to: 'CAD', millionths: 1_350_000, date: '2026-01-01' },
    { from: 'USD', to: 'CAD', millionths: 1_372_500, date: '2026-11-16' },
    { from: 'USD', to: 'CAD', millionths: 1_400_000, date: '2026-12-01' },
    { from: 'USD', to: 'MXN', millionths: 18_250_000, date: '2026-11-16' },
    { from: 'USD', to: 'MXN', millionths: 17_000_000, date: '2026-11-09' },
  ];

  it('takes the newest rate of the day, with its date [QUOTE-27]', () => {
    const { money: converted, rate } = exchange(money(10_000, 'USD'), 'CAD', table, '2026-11-30');
    expect(converted).toEqual(money(13_725, 'CAD'));
    expect(rate.date).toBe('2026-11-16');
    expect(exchange(money(10_000, 'USD'), 'CAD', table, '2026-11-15').money.amount).toBe(13_500);
    expect(exchange(money(10_000, 'USD'), 'CAD', table, '2026-12-01').money.amount).toBe(14_000);
  });

  it('goes backwards through the same rate, half up', () => {
    // 100 CAD / 1.3725 = 72.8597 USD.
    expect(exchange(money(10_000, 'CAD'), 'USD', table, '2026-11-30').money).toEqual(money(7_286, 'USD'));
    expect(exchange(money(-10_000, 'CAD'), 'USD', table, '2026-11-30').money).toEqual(money(-7_286, 'USD'));
  });

  it('takes the first of two rates of one day, and wants a real day even for the same currency', () => {
    const rates = [1_300_000, 1_400_000].map((millionths) => ({
      from: 'USD' as const,
      to: 'CAD' as const,
      millionths,
      date: '2026-11-20',
    }));
    expect(exchange(money(100, 'USD'), 'CAD', rates, '2026-12-01').money.amount).toBe(130);
    expect(() => exchange(money(100, 'USD'), 'USD', rates, 'soon')).toThrow('date: invalid_date');
  });

  it('leaves the same currency alone', () => {
    expect(exchange(money(5, 'USD'), 'USD', [], '2026-11-30')).toEqual({
      money: money(5, 'USD'),
      rate: { from: 'USD', to: 'USD', millionths: 1_000_000, date: '2026-11-30' },
    });
  });

  it('does not make up a rate', () => {
    expect(() => exchange(money(5, 'USD'), 'CAD', table, '2025-12-31')).toThrow('currency: no_exchange_rate');
    expect(() => exchange(money(5, 'CAD'), 'MXN', table, '2026-12-31')).toThrow('currency: no_exchange_rate');
    expect(() => exchange(money(5, 'USD'), 'CAD', table, '2026-02-30')).toThrow('date: invalid_date');
    expect(exchangeRateOn(table, 'MXN', 'USD', '2026-12-31').millionths).toBe(18_250_000);
  });

  it.each([0, -1, 1.5])('refuses a rate of %s', (millionths) => {
    const bad = [{ from: 'USD', to: 'CAD', millionths, date: '2026-01-01' }] as const;
    expect(() => exchange(money(5, 'USD'), 'CAD', bad, '2026-11-30')).toThrow('millionths: out_of_range');
  });
});
