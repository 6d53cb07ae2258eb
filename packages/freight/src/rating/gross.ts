import { classRank, type FreightClass } from '../classification/classes.ts';
import { halfUp, share } from '../money/rounding.ts';
import type { DeficitRounding, RateTable, WeightBreak } from './tariff.ts';

/** A weight to rate at a class. */
export type RatedWeight = { readonly freightClass: FreightClass; readonly milliPounds: number };

/** What a set of weights comes to at one weight break. Amounts are minor units. */
export type GrossCharge = {
  readonly breakIndex: number;
  readonly perCwt: readonly number[];
  readonly amounts: readonly number[];
  readonly deficit: (RatedWeight & { readonly perCwt: number; readonly amount: number }) | null;
  readonly gross: number;
};

/** Rounding "printed line": weight x rate per 100 lb, half up to a minor unit. */
function charge(milliPounds: number, perCwt: number): number {
  return halfUp(milliPounds * perCwt, 100_000);
}

/** Rounding "service rate": a service's factor is applied to the rate per 100 lb itself, half up. */
function rateAt(table: RateTable, freightClass: FreightClass, breakIndex: number, factorBp: number): number {
  const rate = (table[freightClass] as readonly number[])[breakIndex] as number;
  return factorBp === 10_000 ? rate : share(rate, factorBp);
}

/** Rounding "whole charge": all weights and the deficit weight together, half up once. */
function wholeCharge(weights: readonly RatedWeight[], perCwt: readonly number[], deficit: number): number {
  const exact = weights.reduce((sum, { milliPounds }, index) => sum + milliPounds * (perCwt[index] as number), deficit);
  return halfUp(exact, 100_000);
}

/**
 * The break that a shipment's weight reaches. Never mixed: the weight of all lines together picks it.
 */
export function breakOf(breaks: readonly WeightBreak[], milliPounds: number): number {
  return Math.max(
    0,
    breaks.findLastIndex(({ fromPounds }) => milliPounds >= fromPounds * 1000),
  );
}

/** What gross charges are reckoned from: the tariff's columns, one of its rate tables, and a service's factor. */
export type GrossRule = {
  readonly breaks: readonly WeightBreak[];
  readonly table: RateTable;
  readonly factorBp: number;
  readonly deficitRounding: DeficitRounding;
};

/** The lowest rate among the classes present; of equal ones the lower class. */
function lowestRated(weights: readonly RatedWeight[], perCwt: readonly number[]): number {
  let lowest = 0;
  weights.forEach(({ freightClass }, index) => {
    const [rate, best] = [perCwt[index] as number, perCwt[lowest] as number];
    const { freightClass: bestClass } = weights[lowest] as RatedWeight;
    if (rate < best || (rate === best && classRank(freightClass) < classRank(bestClass))) lowest = index;
  });
  return lowest;
}

function atBreak(weights: readonly RatedWeight[], missing: number, breakIndex: number, rule: GrossRule): GrossCharge {
  const { table, factorBp } = rule;
  const perCwt = weights.map(({ freightClass }) => rateAt(table, freightClass, breakIndex, factorBp));
  const amounts = weights.map(({ milliPounds }, index) => charge(milliPounds, perCwt[index] as number));
  const sum = amounts.reduce((total, amount) => total + amount, 0);
  if (missing <= 0) return { breakIndex, perCwt, amounts, deficit: null, gross: sum };
  const lowest = lowestRated(weights, perCwt);
  const rate = perCwt[lowest] as number;
  const { freightClass } = weights[lowest] as RatedWeight;
  const amount =
    rule.deficitRounding === 'each_line' ? charge(missing, rate) : wholeCharge(weights, perCwt, missing * rate) - sum;
  const deficit = { freightClass, milliPounds: missing, perCwt: rate, amount };
  return { breakIndex, perCwt, amounts, deficit, gross: sum + amount };
}

/**
 * Less than a higher break can come to, at no cost of arrays: its charge before rounding, less half a minor unit for
 * each line that may be rounded down.
 */
function atLeast(weights: readonly RatedWeight[], breakIndex: number, { breaks, table, factorBp }: GrossRule): number {
  let exact = 0;
  let lowest = Number.POSITIVE_INFINITY;
  let missing = (breaks[breakIndex] as WeightBreak).fromPounds * 1000;
  for (const { freightClass, milliPounds } of weights) {
    const rate = rateAt(table, freightClass, breakIndex, factorBp);
    exact += milliPounds * rate;
    missing -= milliPounds;
    if (rate < lowest) lowest = rate;
  }
  return (exact + missing * lowest) / 100_000 - (weights.length + 1) / 2;
}

/**
 * The gross charge: every line at its class and the break of the whole weight, or, where cheaper, at a higher break
 * with the weight missing to it ("deficit weight") charged at the lowest-rated class present. Equal charges keep
 * the lower break. Every class must be in the table.
 */
export function grossCharge(weights: readonly RatedWeight[], rule: GrossRule): GrossCharge {
  const { breaks } = rule;
  const total = weights.reduce((sum, { milliPounds }) => sum + milliPounds, 0);
  const actual = breakOf(breaks, total);
  let best = atBreak(weights, 0, actual, rule);
  for (let index = actual + 1; index < breaks.length; index += 1) {
    if (atLeast(weights, index, rule) > best.gross) continue;
    const missing = (breaks[index] as WeightBreak).fromPounds * 1000 - total;
    const higher = atBreak(weights, missing, index, rule);
    if (higher.gross < best.gross) best = higher;
  }
  return best;
}
