/** What comparing rates needs: business days and the price in minor units of one currency. */
export type Comparable = { readonly id: string; readonly days: number; readonly amount: number };

/** Rates that no other beats: none is as fast and cheaper, or as cheap and faster. By days, fastest first. */
export function unbeaten<T extends Comparable>(rates: readonly T[]): T[] {
  const sorted = rates.toSorted((a, b) => a.days - b.days || a.amount - b.amount);
  const front: T[] = [];
  for (const rate of sorted) {
    if (rate.amount < (front.at(-1)?.amount ?? Number.POSITIVE_INFINITY)) front.push(rate);
  }
  return front;
}

export type PriceRank = {
  readonly cheapest: string | null;
  readonly fastest: string | null;
  readonly bestValue: string | null;
};

/**
 * Which rates stand out. Cheapest: the lowest price, of equal ones the faster. Fastest: the fewest days, of equal
 * ones the cheaper. Best value: of the unbeaten rates the one nearest to "as cheap as the cheapest, as fast as the
 * fastest", with price and days each counted as a share of the spread between those two. One rate alone does not
 * stand out, and one that is both cheapest and fastest needs no compromise beside it.
 */
export function priceRanks(rates: readonly Comparable[]): PriceRank {
  const front = unbeaten(rates);
  const fastest = front[0];
  const cheapest = front.at(-1);
  if (!fastest || !cheapest || rates.length < 2) return { cheapest: null, fastest: null, bestValue: null };
  if (fastest === cheapest) return { cheapest: cheapest.id, fastest: fastest.id, bestValue: null };
  const distance = ({ days, amount }: Comparable): number =>
    Math.hypot(
      (days - fastest.days) / (cheapest.days - fastest.days),
      (amount - cheapest.amount) / (fastest.amount - cheapest.amount),
    );
  const best = front.reduce((nearest, rate) => (distance(rate) < distance(nearest) ? rate : nearest), cheapest);
  return {
    cheapest: cheapest.id,
    fastest: fastest.id,
    bestValue: best === cheapest || best === fastest ? null : best.id,
  };
}
