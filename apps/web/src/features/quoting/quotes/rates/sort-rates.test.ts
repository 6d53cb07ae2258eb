import { describe, expect, it } from 'vitest';
import { rateOf, quote } from '../../../../testing/sample-quote.ts';
import { rateMarks } from './rate-marks.ts';
import { nearClasses } from './near-classes.ts';
import { sortRates } from './sort-rates.ts';

const names = (rates: readonly { carrier: { name: string } }[]) => rates.map(({ carrier }) => carrier.name);

describe('the order of rates', () => {
  it('keeps the faster one first among equal prices [QUOTE-18]', () => {
    const rates = [rateOf(1, 'Slow', 5, '2026-12-09', 100, 0), rateOf(2, 'Quick', 2, '2026-12-04', 100, 0)];
    expect(names(sortRates(rates, { by: 'price', down: false }, false))).toEqual(['Quick', 'Slow']);
  });

  it('keeps the cheaper one first among equal days, and goes by name last [QUOTE-18]', () => {
    const rates = [
      rateOf(1, 'B', 3, '2026-12-07', 200, 0),
      rateOf(2, 'A', 3, '2026-12-07', 200, 0),
      rateOf(3, 'C', 3, '2026-12-07', 100, 0),
    ];
    expect(names(sortRates(rates, { by: 'transit', down: false }, false))).toEqual(['C', 'A', 'B']);
  });

  it('leaves the list it was given as it is', () => {
    const before = names(quote.rates);
    sortRates(quote.rates, { by: 'carrier', down: true }, true);
    expect(names(quote.rates)).toEqual(before);
  });
});

describe('rates that stand out', () => {
  it('are the cheapest, the fastest and the best between them', () => {
    const marks = rateMarks(quote.rates, true);
    const of = (carrier: string) => marks.get(quote.rates.find(({ carrier: { name } }) => name === carrier)?.id ?? '');
    expect(of('Prairie Gate Freight')).toEqual(['cheapest']);
    expect(of('Two Rivers Motor')).toEqual(['fastest']);
    expect(of('Granite State Freight')).toEqual(['best_value']);
  });

  it('can be the same one twice', () => {
    const rates = [rateOf(1, 'Best', 2, '2026-12-04', 100, 0), rateOf(2, 'Other', 3, '2026-12-07', 200, 0)];
    expect(rateMarks(rates, false).get(rates[0]!.id)).toEqual(['cheapest', 'fastest']);
  });
});

describe('items near another class', () => {
  it('are those within a tenth above the edge of their band', () => {
    // Class 92.5 begins at 10 lb/ft3; a tenth above that is 11, and 11.63 is farther.
    expect(nearClasses(quote.request.items)).toEqual([]);
    const [line] = quote.request.items;
    // 1,130 lb / 106.67 ft3 = 10.59: just above 10, below which it is class 100.
    expect(nearClasses([{ ...line!, weight: { value: 1130, unit: 'lb' } }])).toEqual([
      { itemNumber: 1, density: 10.59, edge: 10, freightClass: '100' },
    ]);
  });
});
