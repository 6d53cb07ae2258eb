import { FreightError } from '../errors.ts';
import type { MeasuredItem } from '../load/measure.ts';
import { money, type Money } from '../money/money.ts';
import { down } from '../money/rounding.ts';

/** What a carrier answers for under its tariff, in minor units of the tariff's currency. This is not insurance. */
export type LiabilityRule = {
  readonly perPoundNew: number;
  readonly perPoundUsed: number;
  readonly cap: number;
};

export type Liability = {
  /** The most the carrier pays: never more than the declared value, its limit per pound, and its cap. */
  readonly limit: Money;
  readonly declared: Money;
  /** What of the declared value nobody answers for without insurance. */
  readonly gap: Money;
  readonly perPoundNew: number;
  readonly perPoundUsed: number;
  readonly milliPounds: number;
};

/** Carrier liability for a load. Rounding "never more": the limit per pound is rounded down. */
export function liabilityOf(lines: readonly MeasuredItem[], declared: Money, rule: LiabilityRule): Liability {
  const byWeight = lines.reduce((total, { item, ratedMilliPounds }) => {
    const perPound = item.condition === 'used' ? rule.perPoundUsed : rule.perPoundNew;
    return total + ratedMilliPounds * perPound;
  }, 0);
  if (declared.amount <= 0) throw new FreightError('shipmentValue', 'zero');
  const limit = Math.min(declared.amount, down(byWeight, 1000), rule.cap);
  return {
    limit: money(limit, declared.currency),
    declared,
    gap: money(declared.amount - limit, declared.currency),
    perPoundNew: rule.perPoundNew,
    perPoundUsed: rule.perPoundUsed,
    milliPounds: lines.reduce((total, line) => total + line.ratedMilliPounds, 0),
  };
}
