import { type Rate, ratePrice } from '@waybill/contract';
import { priceRanks } from '../../../../ui/freight/prices/price-ranks.ts';
import type { RateMark } from '../../../../ui/freight/status/statuses.ts';

/** How each rate stands out among the others at the prices shown, best value first. */
export function rateMarks(rates: readonly Rate[], insured: boolean): ReadonlyMap<string, readonly RateMark[]> {
  const { bestValue, cheapest, fastest } = priceRanks(
    rates.map((rate) => ({ id: rate.id, days: rate.transit_days, amount: ratePrice(rate, insured).amount })),
  );
  const marks = new Map<string, RateMark[]>();
  for (const [id, mark] of [
    [bestValue, 'best_value'],
    [cheapest, 'cheapest'],
    [fastest, 'fastest'],
  ] as const) {
    if (id !== null) marks.set(id, [...(marks.get(id) ?? []), mark]);
  }
  return marks;
}
