import { halfUp, share, up } from '../money/rounding.ts';
import type { AccessorialRule } from './accessorial-table.ts';

/** What a charge may depend on. Fields that a rule does not use may be left out. */
export type AccessorialFacts = {
  readonly milliPounds: number;
  readonly pieces: number;
  /** Freight charge in minor units. */
  readonly freight: number;
  readonly minutes?: number;
  readonly days?: number;
  /** Declared value above what the carrier answers for anyway, in minor units. */
  readonly excessValue?: number;
};

const within = (amount: number, floor: number, cap: number | null): number =>
  Math.min(Math.max(amount, floor), cap ?? Number.POSITIVE_INFINITY);
const perCwt = (facts: AccessorialFacts, rate: number): number => halfUp(facts.milliPounds * rate, 100_000);

/** The amount of an accessorial in minor units, by its rule. */
export function accessorialAmount(rule: AccessorialRule, facts: AccessorialFacts): number {
  switch (rule.kind) {
    case 'flat':
      return rule.amount;
    case 'per_cwt':
      return within(perCwt(facts, rule.rate), rule.floor, rule.cap);
    case 'per_piece':
      return within(facts.pieces * rule.rate, rule.floor, rule.cap);
    case 'cwt_or_piece':
      return within(Math.max(perCwt(facts, rule.perCwt), facts.pieces * rule.perPiece), rule.floor, null);
    case 'percent_of_freight':
      return within(share(facts.freight, rule.basisPoints), rule.floor, rule.cap);
    case 'per_unit_time':
      return within(up(facts.minutes ?? 0, rule.minutes) * rule.rate, rule.floor, null);
    case 'per_cwt_day': {
      const days = facts.days ?? 0;
      return Math.max(halfUp(facts.milliPounds * rule.rate * days, 100_000), rule.floorPerDay * days);
    }
    case 'percent_of_excess_value':
      return within(share(facts.excessValue ?? 0, rule.basisPoints), rule.floor, null);
  }
}
