import { maxDecimals, millionths, quotient } from '../units/decimal.ts';

const million = 10n ** BigInt(maxDecimals);

/** Exactly the whole number nearest to numerator / denominator, half up; neither is negative. */
const nearest = (numerator: bigint, denominator: bigint): number => quotient(numerator, denominator, 0);

/**
 * Rounding "printed line": quantity x rate, half up to a minor unit. The rate may have decimals of a minor unit.
 * @param per how many units of the quantity the rate is for: 100,000 thousandths of a pound, 1 piece
 */
export function timesRate(quantity: number, rate: number, per: number): number {
  return nearest(BigInt(quantity) * millionths(rate, 'rate'), BigInt(per) * million);
}

/**
 * The rate to print beside a quantity and an amount that was not made of a rate: with as few decimals of a minor unit
 * as let `timesRate` come to the amount.
 * @throws FreightError `too_precise` when six decimals do not
 */
export function rateFor(amount: number, quantity: number, per: number): number {
  return fewestDecimals(
    (places) => quotient(BigInt(amount) * BigInt(per), BigInt(quantity), places),
    (rate) => timesRate(quantity, rate, per) === amount,
  );
}

/**
 * What is left of a gross charge after a discount. The net charge is what is rounded, half up, as tariffs print it.
 * @param basisPoints hundredths of a percent, which may have decimals
 */
export function afterDiscount(gross: number, basisPoints: number): number {
  const whole = 10_000n * million;
  return nearest(BigInt(gross) * (whole - millionths(basisPoints, 'basisPoints')), whole);
}

/** The percentage to print for a net charge, in basis points with as few decimals as let `afterDiscount` come to it. */
export function discountFor(gross: number, net: number): number {
  return fewestDecimals(
    (places) => quotient(BigInt(gross - net) * 10_000n, BigInt(gross), places),
    (basisPoints) => afterDiscount(gross, basisPoints) === net,
  );
}

function fewestDecimals(at: (places: number) => number, fits: (value: number) => boolean): number {
  let places = 0;
  // Beyond six decimals `fits` throws, so that this ends.
  while (!fits(at(places))) places += 1;
  return at(places);
}
