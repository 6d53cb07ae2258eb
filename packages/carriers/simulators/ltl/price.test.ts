import { describe, expect, it } from 'vitest';
import { milesBetween, timeZoneOf, transitDaysFor } from './place.ts';
import { ltlPrice } from './price.ts';

const terms = { discountPercent: 75, minimum: 14_500 };
const priceOf = (weightLb: number, freightClass = '70', to = '02215') =>
  ltlPrice({ from: '43015', to }, [{ freightClass, weightLb }], terms);

describe('a simulated freight price', () => {
  it('adds up', () => {
    const price = ltlPrice(
      { from: '43015', to: '80301' },
      [
        { freightClass: '70', weightLb: 1200 },
        { freightClass: '150', weightLb: 300 },
      ],
      terms,
    );
    expect(price.lines[0]!.amount + price.lines[1]!.amount).toBe(price.gross);
    expect(price.freight).toBe(price.gross - price.discount);
    expect(price.fuel).toBe(Math.round(price.freight * 0.3));
  });

  it('is about what the trade charges: $100 to $400 for a pallet over some hundred miles', () => {
    const { freight, fuel } = priceOf(1000);
    expect(freight + fuel).toBeGreaterThan(10_000);
    expect(freight + fuel).toBeLessThan(40_000);
  });

  it('grows with weight, class and distance, and never falls below the minimum', () => {
    expect(priceOf(4000).freight).toBeGreaterThan(priceOf(3000).freight);
    expect(priceOf(3000, '150').freight).toBeGreaterThan(priceOf(3000).freight);
    expect(priceOf(3000, '70', '90210').freight).toBeGreaterThan(priceOf(3000).freight);
    expect(priceOf(20)).toMatchObject({ freight: 14_500, minimumApplied: true });
  });
});

describe('a simulated place', () => {
  it('lies where its postal code says, roughly', () => {
    expect(milesBetween('10001', '90210')).toBeGreaterThan(2200);
    expect(milesBetween('43015', '43015')).toBe(10);
    expect(timeZoneOf('80301')).toBe('America/Denver');
    expect(timeZoneOf('V6B1A1')).toBe('America/Los_Angeles');
  });

  it('is reached in one to six business days', () => {
    expect([100, 151, 700, 1000, 2000, 2800].map(transitDaysFor)).toEqual([1, 2, 3, 4, 5, 6]);
  });
});
