import { FreightError } from '../errors.ts';

/** Most decimal places a typed quantity may have; beyond that the figure is a computed float, not an entry. */
export const maxDecimals = 6;

/** Every finite number that is not negative has this text. */
type NumberText = readonly [all: string, whole: string, fraction?: string, exponent?: string];
const plainNumber = /^(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/;

/**
 * A number as the whole count of millionths it stands for, taken from its shortest decimal text and so exact:
 * 0.1 is 100,000 millionths, whatever its binary fraction.
 * @throws FreightError naming `field` for anything but a finite, non-negative number of at most six decimals
 */
export function millionths(value: number, field: string): bigint {
  if (typeof value !== 'number' || Number.isNaN(value)) throw new FreightError(field, 'not_a_number');
  if (!Number.isFinite(value)) throw new FreightError(field, 'not_finite');
  if (value < 0) throw new FreightError(field, 'negative');
  const [, whole, fraction = '', exponent = '0'] = plainNumber.exec(String(value)) as unknown as NumberText;
  const shift = maxDecimals - fraction.length + Number(exponent);
  if (shift < 0) throw new FreightError(field, 'too_precise');
  return BigInt(whole + fraction) * 10n ** BigInt(shift);
}

/** A quotient of two whole numbers rounded half up to `places` decimals, as a plain number fit for display. */
export function quotient(numerator: bigint, denominator: bigint, places: number): number {
  const scale = 10n ** BigInt(places);
  return Number((2n * numerator * scale + denominator) / (2n * denominator)) / Number(scale);
}
