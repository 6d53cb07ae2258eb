import { FreightError } from '../errors.ts';

/**
 * Rounding "printed line": numerator / denominator to the nearest whole minor unit, half up.
 * Both are whole, not negative, and exact as numbers; the remainder decides, so no binary fraction is involved.
 * @throws FreightError `too_large` when a product outgrew exact integers
 */
export function halfUp(numerator: number, denominator: number): number {
  if (!Number.isSafeInteger(numerator)) throw new FreightError('amount', 'too_large');
  const rest = numerator % denominator;
  const whole = (numerator - rest) / denominator;
  return 2 * rest >= denominator ? whole + 1 : whole;
}

/** Rounding "never more": numerator / denominator down to a whole minor unit. For what a carrier pays at most. */
export function down(numerator: number, denominator: number): number {
  if (!Number.isSafeInteger(numerator)) throw new FreightError('amount', 'too_large');
  return (numerator - (numerator % denominator)) / denominator;
}

/** Rounding "begun units": numerator / denominator up to a whole number, e.g. of begun hundreds of dollars. */
export function up(numerator: number, denominator: number): number {
  const whole = down(numerator, denominator);
  return whole * denominator === numerator ? whole : whole + 1;
}

/** A share in basis points (hundredths of a percent) of a whole amount, half up to a minor unit. */
export function share(amount: number, basisPoints: number): number {
  return halfUp(amount * basisPoints, 10_000);
}
