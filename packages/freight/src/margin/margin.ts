import { FreightError } from '../errors.ts';
import { share } from '../money/rounding.ts';

/**
 * What the provider earns on a rate. Exactly: percentBp of the cost without insurance plus the flat amount, not less
 * than the floor and not more than the cap. Amounts are minor units of the rate's currency.
 */
export type MarginRule = {
  readonly id: string;
  readonly percentBp: number;
  readonly flat: number;
  readonly floor: number;
  readonly cap: number | null;
  /** Accessorials earn this share of themselves instead and leave the rest of the rule; else they pass through. */
  readonly accessorialBp?: number;
};

/** Sells at cost. */
export const noMargin: MarginRule = { id: 'none', percentBp: 0, flat: 0, floor: 0, cap: null };

const figures = ['percentBp', 'flat', 'floor', 'cap', 'accessorialBp'] as const;

function check(rule: MarginRule): void {
  for (const name of figures) {
    const value = rule[name] ?? 0;
    if (!Number.isSafeInteger(value)) throw new FreightError(`margin.${name}`, 'not_whole');
    // A flat amount may be given back; a share or a limit of less than nothing means nothing.
    if (value < 0 && name !== 'flat') throw new FreightError(`margin.${name}`, 'negative');
  }
}

/**
 * The margin on a cost. Rounding "margin": the percentage half up to a minor unit.
 * @throws FreightError naming the figure of the rule that is impossible
 */
export function marginOn(cost: number, rule: MarginRule): number {
  check(rule);
  const wanted = Math.max(share(cost, rule.percentBp) + rule.flat, rule.floor);
  return rule.cap === null ? wanted : Math.min(wanted, rule.cap);
}

/**
 * The smallest sell freight charge with which freight, the fuel percentage on it (and on `fuelBearing` charges) and
 * `others` reach `target`. Where the fuel percentage steps over the exact cent, the sell is one cent above.
 */
export function solveFreight(target: number, others: number, fuelBp: number, fuelBearing: number): number {
  const totalAt = (freight: number): number => freight + share(freight + fuelBearing, fuelBp) + others;
  const exact = ((target - others) * 10_000 - fuelBearing * fuelBp) / (10_000 + fuelBp);
  // Rounding moves the answer by at most a cent or two from the exact one: begin below it and go up.
  let freight = Math.max(0, Math.floor(exact) - 2);
  while (totalAt(freight) < target) freight += 1;
  return freight;
}

/** What of a cost a margin can be solved into, in minor units: the rest of it is freight and the fuel percentage. */
export type CostParts = {
  /** Without insurance. */
  readonly total: number;
  /** Accessorials, and fuel that is no percentage. */
  readonly fixed: number;
  readonly fuelBp: number;
  /** Accessorials that fuel is charged on. */
  readonly fuelBearing: number;
};

/** What a cost sells at by a rule without a share for accessorials, to the cent as `costAndSell` prints it. */
export function soldFor({ total, fixed, fuelBp, fuelBearing }: CostParts, rule: MarginRule): number {
  const freight = solveFreight(total + marginOn(total, rule), fixed, fuelBp, fuelBearing);
  return freight + share(freight + fuelBearing, fuelBp) + fixed;
}
