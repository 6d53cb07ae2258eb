import { afterDiscount, timesRate } from '../money/rate-for.ts';
import { share } from '../money/rounding.ts';
import type { ChargeBasis } from './charge-line.ts';

/** The sums above a line that its percentage may be of, in minor units. */
export type SumsAbove = { readonly gross: number; readonly freight: number };

/**
 * What the quantity and the rate of a line multiply to, in minor units, as a reader of the line would reckon. Rounding
 * is half up to a minor unit; of a discount the net charge is what is rounded.
 * @returns null where a line shows no quantity and rate, or a minimum took their place
 */
export function printedProduct(basis: ChargeBasis, { gross, freight }: SumsAbove): number | null {
  switch (basis.type) {
    case 'item':
    case 'deficit':
    case 'size_rule':
      return timesRate(basis.milliPounds, basis.perCwt, 100_000);
    case 'parcel':
      return timesRate(basis.pieces, basis.perPiece, 1);
    case 'miles':
      return timesRate(basis.miles, basis.milliCentsPerMile, 1000);
    case 'fuel_per_mile':
      return timesRate(basis.miles, basis.milliCents, 1000);
    case 'quantity':
      return timesRate(basis.quantity, basis.rate, 1);
    case 'accessorial':
      return basis.quantity === null || basis.rate === null ? null : timesRate(basis.quantity, basis.rate, 1);
    case 'discount':
      return afterDiscount(gross, basis.basisPoints) - gross;
    case 'fuel':
    case 'percent':
      return share(basis.base ?? freight, basis.basisPoints);
    case 'insurance':
      return basis.minimumApplied
        ? null
        : basis.tiers.reduce((sum, { hundreds, perHundred }) => sum + hundreds * perHundred, 0);
    default:
      return null;
  }
}
