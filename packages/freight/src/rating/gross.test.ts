import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { syntheticBreaks, syntheticRates } from '../../test/vectors/ltl-rating.ts';
import type { FreightClass } from '../classification/classes.ts';
import { breakOf, grossCharge, type GrossRule, type RatedWeight } from './gross.ts';

const rule = (changes: Partial<GrossRule> = {}): GrossRule => ({
  breaks: syntheticBreaks,
  table: syntheticRates,
  factorBp: 10_000,
  deficitRounding: 'each_line',
  ...changes,
});
const classes = Object.keys(syntheticRates) as (keyof typeof syntheticRates)[];
const weight = fc.integer({ min: 1_000, max: 25_000_000 });
const load = fc.array(fc.record({ freightClass: fc.constantFrom(...classes), milliPounds: weight }), {
  minLength: 1,
  maxLength: 6,
});

/** The unrounded charge by the definition: the cheapest break, with what is missing to it at the lowest rate. */
function exact(weights: readonly RatedWeight[]): number {
  const total = weights.reduce((sum, { milliPounds }) => sum + milliPounds, 0);
  const actual = breakOf(syntheticBreaks, total);
  const charges = syntheticBreaks.flatMap(({ fromPounds }, index) => {
    if (index < actual) return [];
    const rate = (one: FreightClass): number => syntheticRates[one as keyof typeof syntheticRates][index] as number;
    const lowest = Math.min(...weights.map(({ freightClass }) => rate(freightClass)));
    const missing = Math.max(0, fromPounds * 1000 - total);
    return [weights.reduce((sum, one) => sum + one.milliPounds * rate(one.freightClass), missing * lowest) / 100_000];
  });
  return Math.min(...charges);
}

describe('breakOf', () => {
  it('takes the highest break that the weight reaches', () => {
    const code = (pounds: number) => syntheticBreaks[breakOf(syntheticBreaks, Math.round(pounds * 1000))]?.code;
    expect([0.5, 1, 499.999, 500, 999.9, 1000, 19_999, 20_000, 99_999].map(code)).toEqual([
      'L5C',
      'L5C',
      'L5C',
      'M5C',
      'M5C',
      'M1M',
      'M10M',
      'M20M',
      'M20M',
    ]);
  });
});

describe('grossCharge', () => {
  it('is the cheapest break, within half a cent for each printed line', () => {
    fc.assert(
      fc.property(load, (weights) => {
        const found = grossCharge(weights, rule());
        expect(Math.abs(found.gross - exact(weights))).toBeLessThanOrEqual((weights.length + 1) / 2);
      }),
      { numRuns: 500 },
    );
  });

  it('sums its lines', () => {
    fc.assert(
      fc.property(load, (weights) => {
        const { amounts, deficit, gross } = grossCharge(weights, rule());
        expect(amounts.reduce((sum, amount) => sum + amount, deficit?.amount ?? 0)).toBe(gross);
      }),
    );
  });

  it('is never worse than the least charge of a higher break', () => {
    fc.assert(
      fc.property(fc.constantFrom(...classes), weight, (freightClass, milliPounds) => {
        const { gross } = grossCharge([{ freightClass, milliPounds }], rule({ deficitRounding: 'whole_charge' }));
        syntheticBreaks.forEach(({ fromPounds }, index) => {
          const least = (fromPounds * (syntheticRates[freightClass][index] as number)) / 100;
          expect(fromPounds * 1000 < milliPounds || gross <= Math.ceil(least)).toBe(true);
        });
      }),
    );
  });

  it('never falls when a weight rises, but for the rounding of its printed lines', () => {
    fc.assert(
      fc.property(load, fc.nat(), weight, (weights, at, more) => {
        const place = at % weights.length;
        const heavier = weights.map((one, index) =>
          index === place ? { ...one, milliPounds: one.milliPounds + more } : one,
        );
        expect(exact(heavier)).toBeGreaterThanOrEqual(exact(weights) - 1e-6);
        const [before, after] = [grossCharge(weights, rule()).gross, grossCharge(heavier, rule()).gross];
        expect(after).toBeGreaterThanOrEqual(before - weights.length - 1);
      }),
      { numRuns: 500 },
    );
  });

  it('is the same for a line split in two, but for one more rounding', () => {
    fc.assert(
      fc.property(load, (weights) => {
        const [first, ...rest] = weights as [RatedWeight, ...RatedWeight[]];
        const even = { ...first, milliPounds: first.milliPounds * 2 };
        const [whole, split] = [grossCharge([even, ...rest], rule()), grossCharge([first, first, ...rest], rule())];
        expect(Math.abs(whole.gross - split.gross)).toBeLessThanOrEqual(weights.length + 2);
        expect(whole.breakIndex !== split.breakIndex || Math.abs(whole.gross - split.gross) <= 1).toBe(true);
      }),
    );
  });

  it('charges missing weight at the lowest rate among the classes present', () => {
    const weights = [
      { freightClass: '125', milliPounds: 400_000 },
      { freightClass: '70', milliPounds: 90_000 },
    ] as const;
    // 500 lb: 4.00 x 108.90 + 0.90 x 66.50 + 0.10 x 66.50 = 435.60 + 59.85 + 6.65.
    expect(grossCharge(weights, rule())).toMatchObject({
      breakIndex: 1,
      amounts: [43_560, 5_985],
      deficit: { freightClass: '70', milliPounds: 10_000, perCwt: 6_650, amount: 665 },
      gross: 50_210,
    });
  });

  it('names the lower class where two have the same rate', () => {
    const table = { '50': [1000, 500], '55': [1000, 500], '60': [1000, 500] };
    const breaks = [
      { code: 'a', fromPounds: 0 },
      { code: 'b', fromPounds: 100 },
    ];
    const weights = (['55', '60', '50'] as const).map((freightClass) => ({ freightClass, milliPounds: 30_000 }));
    expect(grossCharge(weights, rule({ breaks, table })).deficit?.freightClass).toBe('50');
    expect(grossCharge(weights.slice(0, 2), rule({ breaks, table })).deficit?.freightClass).toBe('55');
  });

  it('charges missing weight at the lowest rate even where a lower class has a higher one', () => {
    const table = { '50': [1000, 600], '55': [1000, 500] };
    const breaks = [
      { code: 'a', fromPounds: 0 },
      { code: 'b', fromPounds: 100 },
    ];
    const weights = (['55', '50'] as const).map((freightClass) => ({ freightClass, milliPounds: 45_000 }));
    for (const some of [weights, weights.toReversed()]) {
      // 45 lb at 5.00, 45 lb at 6.00, and the missing 10 lb at 5.00.
      expect(grossCharge(some, rule({ breaks, table }))).toMatchObject({
        deficit: { freightClass: '55', perCwt: 500, amount: 50 },
        gross: 545,
      });
    }
  });

  it('never leaves out a break that is cheaper by a cent', () => {
    fc.assert(
      fc.property(load, (weights) => {
        const total = weights.reduce((sum, { milliPounds }) => sum + milliPounds, 0);
        const line = (milliPounds: number, rate: number) => Math.floor((2 * milliPounds * rate + 100_000) / 200_000);
        const charges = syntheticBreaks.flatMap(({ fromPounds }, index) => {
          if (index < breakOf(syntheticBreaks, total)) return [];
          const rates = weights.map(({ freightClass }) => syntheticRates[freightClass][index] as number);
          const missing = Math.max(0, fromPounds * 1000 - total);
          const lines = weights.map(({ milliPounds }, at) => line(milliPounds, rates[at] as number));
          return [lines.reduce((sum, amount) => sum + amount, line(missing, Math.min(...rates)))];
        });
        expect(grossCharge(weights, rule()).gross).toBe(Math.min(...charges));
      }),
      { numRuns: 2_000 },
    );
  });

  it('keeps the lower break when a higher one costs the same', () => {
    const breaks = [
      { code: 'a', fromPounds: 0 },
      { code: 'b', fromPounds: 200 },
    ];
    const at = (milliPounds: number) =>
      grossCharge([{ freightClass: '50', milliPounds }], rule({ breaks, table: { '50': [1000, 500] } }));
    expect(at(100_000)).toMatchObject({ breakIndex: 0, gross: 1000, deficit: null });
    expect(at(102_000)).toMatchObject({ breakIndex: 1, gross: 1000 });
  });

  it('applies a service factor to the rate itself', () => {
    // 101.70 x 0.905 = 92.0385, printed 92.04.
    const found = grossCharge([{ freightClass: '100', milliPounds: 100_000 }], rule({ factorBp: 9_050 }));
    expect(found).toMatchObject({ perCwt: [9_204], gross: 9_204 });
  });

  it('rounds a whole charge once where the tariff does', () => {
    const weights = [{ freightClass: '100', milliPounds: 1_950_000 }] as const;
    expect(grossCharge(weights, rule()).gross).toBe(117_701);
    expect(grossCharge(weights, rule({ deficitRounding: 'whole_charge' }))).toMatchObject({
      gross: 117_700,
      amounts: [114_758],
      deficit: { amount: 2_942 },
    });
  });
});
