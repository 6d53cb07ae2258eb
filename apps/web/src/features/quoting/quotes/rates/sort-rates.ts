import { type Rate, ratePrice } from '@waybill/contract';

export const rateOrders = ['price', 'transit', 'carrier'] as const;
export type RateOrder = { readonly by: (typeof rateOrders)[number]; readonly down: boolean };

function compare(one: Rate, other: Rate, by: RateOrder['by'], insured: boolean): number {
  const price = ratePrice(one, insured).amount - ratePrice(other, insured).amount;
  const days = one.transit_days - other.transit_days;
  const name = one.carrier.name.localeCompare(other.carrier.name);
  switch (by) {
    case 'price':
      return price || days || name;
    case 'transit':
      return days || price || name;
    case 'carrier':
      return name || price || days;
  }
}

/** Rates in the chosen order; what is equal keeps the cheaper, then the faster one first, whichever way it goes. */
export function sortRates(rates: readonly Rate[], order: RateOrder, insured: boolean): Rate[] {
  const sorted = rates.toSorted((one, other) => compare(one, other, order.by, insured));
  return order.down ? sorted.toReversed() : sorted;
}
