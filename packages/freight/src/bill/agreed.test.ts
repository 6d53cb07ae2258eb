import { describe, expect, it } from 'vitest';
import { agreedForCustomer } from './agreed.ts';

// Quoted at $1,000.00 and sold at $1,200.00; billed $1,100.00, which the customer would pay $1,320.00 for.
const customer = { booked: 120_000, corrected: 132_000 };
const bill = { expected: 100_000, billed: 110_000 };

describe('a bill that was agreed on after a dispute', () => {
  it.each([
    ['denied', 110_000, 132_000],
    ['agreed on by half', 105_000, 126_000],
    ['taken back in full', 100_000, 120_000],
    ['agreed on below the quote', 99_000, 118_800],
  ])('%s costs the customer the same share of the difference', (_, agreed, total) => {
    expect(agreedForCustomer({ ...bill, agreed }, customer)).toBe(total);
  });

  it('that was billed as quoted changes by what the carrier took back', () => {
    expect(
      agreedForCustomer(
        { expected: 100_000, billed: 100_000, agreed: 97_500 },
        { booked: 120_000, corrected: 120_000 },
      ),
    ).toBe(117_500);
  });
});
