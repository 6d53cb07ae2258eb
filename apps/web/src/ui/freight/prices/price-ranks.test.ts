import { describe, expect, it } from 'vitest';
import { priceTicks } from './price-scale.ts';
import { priceRanks, unbeaten } from './price-ranks.ts';

const rate = (id: string, days: number, amount: number) => ({ id, days, amount });
const rates = [
  rate('granite', 3, 107_230),
  rate('noon', 3, 123_615),
  rate('prairie', 5, 94_816),
  rate('heron', 4, 99_641),
  rate('keystone', 4, 105_805),
  rate('priority', 2, 141_872),
];

describe('rates that stand out', () => {
  it('keeps those that none is both as fast and cheaper than', () => {
    expect(unbeaten(rates).map(({ id }) => id)).toEqual(['priority', 'granite', 'heron', 'prairie']);
  });

  it('names the cheapest, the fastest and the nearest to both [QUOTE-18]', () => {
    // Shares of the spread (3 days, $470.56): granite 0.333 and 0.264, hypotenuse 0.425; heron 0.667 and 0.103: 0.675.
    expect(priceRanks(rates)).toEqual({ cheapest: 'prairie', fastest: 'priority', bestValue: 'granite' });
  });

  it('breaks ties by the other measure', () => {
    expect(priceRanks([rate('a', 3, 100), rate('b', 2, 100), rate('c', 2, 120)])).toEqual({
      cheapest: 'b',
      fastest: 'b',
      bestValue: null,
    });
  });

  it('marks nothing when there is nothing to compare', () => {
    const none = { cheapest: null, fastest: null, bestValue: null };
    expect([priceRanks([]), priceRanks([rate('only', 3, 100)])]).toEqual([none, none]);
  });

  it('calls no rate the best value that is already the cheapest or the fastest', () => {
    expect(priceRanks([rate('a', 2, 200), rate('b', 5, 100)]).bestValue).toBeNull();
  });
});

describe('priceTicks', () => {
  it('encloses the prices in round steps', () => {
    // A spread of $470.56 in about four: steps of $200.
    expect(priceTicks(94_816, 141_872)).toEqual([80_000, 100_000, 120_000, 140_000, 160_000]);
  });

  it('has room around a single price', () => {
    const ticks = priceTicks(50_000, 50_000);
    expect(ticks[0]).toBeLessThan(50_000);
    expect(ticks.at(-1)).toBeGreaterThan(50_000);
  });
});
