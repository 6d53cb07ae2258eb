import { freightClasses } from '@waybill/freight';
import { milesBetween, transitDaysFor } from './place.ts';

export type PricedLine = { readonly freightClass: string; readonly weightLb: number };

/** What a simulated LTL carrier charges before services, in cents. */
export type LtlPrice = {
  /** One for each line, cents for each hundred pounds and for the line. */
  readonly lines: readonly { readonly perCwt: number; readonly amount: number }[];
  readonly gross: number;
  readonly discount: number;
  readonly discountPercent: number;
  /** Gross less discount, at least the carrier's minimum. */
  readonly freight: number;
  readonly minimumApplied: boolean;
  readonly fuelPercent: number;
  readonly fuel: number;
  readonly miles: number;
  readonly transitDays: number;
};

const fuelPercent = 30;
const breaks: readonly (readonly [fromLb: number, percent: number])[] = [
  [0, 100],
  [500, 88],
  [1000, 76],
  [2000, 66],
  [5000, 52],
  [10_000, 40],
];

/** Class as a multiple of class 100, in percent: half of it for class 50, about five times for class 500. */
function classPercent(freightClass: string): number {
  return Math.round(Number((freightClasses as readonly string[]).includes(freightClass) ? freightClass : '100'));
}

function perCwt({ freightClass }: PricedLine, miles: number, totalLb: number): number {
  const percent = breaks.findLast(([from]) => totalLb >= from)?.[1] ?? 100;
  return Math.round(((9_000 + miles * 14) * classPercent(freightClass) * percent) / 10_000);
}

/**
 * A price of a lane by class, weight and distance: the same for the same freight, with lines that add up. It is
 * plausible and no carrier's own.
 * @param discountPercent off the gross
 * @param minimum least freight charge, in cents
 */
export function ltlPrice(
  lane: { readonly from: string; readonly to: string },
  freight: readonly PricedLine[],
  { discountPercent, minimum }: { readonly discountPercent: number; readonly minimum: number },
): LtlPrice {
  const miles = milesBetween(lane.from, lane.to);
  const totalLb = freight.reduce((total, { weightLb }) => total + weightLb, 0);
  const lines = freight.map((line) => {
    const rate = perCwt(line, miles, totalLb);
    return { perCwt: rate, amount: Math.round((rate * line.weightLb) / 100) };
  });
  const gross = lines.reduce((total, { amount }) => total + amount, 0);
  const discount = Math.round((gross * discountPercent) / 100);
  const net = Math.max(gross - discount, minimum);
  const fuel = Math.round((net * fuelPercent) / 100);
  return {
    lines,
    gross,
    discount,
    discountPercent,
    freight: net,
    minimumApplied: gross - discount < minimum,
    fuelPercent,
    fuel,
    miles,
    transitDays: transitDaysFor(miles),
  };
}
