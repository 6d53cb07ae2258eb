import type { PickRule, Rate } from '@waybill/contract';

const price = (rate: Rate): number => rate.total_without_insurance.amount;
const byPrice = (one: Rate, other: Rate): number => price(one) - price(other) || one.transit_days - other.transit_days;
const byDay = (one: Rate, other: Rate): number =>
  one.delivery_date.localeCompare(other.delivery_date) || byPrice(one, other);

/**
 * The rate that a rule picks: the cheapest, ties by speed; the fastest, ties by price; or the cheapest of the account's
 * preferred carriers, and of all if none of those answered.
 */
export function pickRate(rates: readonly Rate[], rule: PickRule): Rate | null {
  const preferred = rates.filter((rate) => rate.preferred);
  const among = rule === 'preferred' && preferred.length > 0 ? preferred : rates;
  return among.toSorted(rule === 'fastest' ? byDay : byPrice)[0] ?? null;
}
