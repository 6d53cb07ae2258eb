import { FreightError } from '../errors.ts';
import { millionths } from './decimal.ts';

export const lengthUnits = ['in', 'cm'] as const;
export type LengthUnit = (typeof lengthUnits)[number];

/** A length as somebody entered it. It is never rewritten into another unit; conversion is for display only. */
export type Length = { readonly value: number; readonly unit: LengthUnit };

/**
 * Lengths are reckoned in ticks: the largest measure that both a millionth of an inch and a millionth of a
 * centimetre are whole numbers of. 1 in = 2.54 cm exactly, so 127 x 1 cm = 50 x 1 in.
 */
export const ticksPerInch = 127_000_000;
const ticksPerMillionth = { in: 127n, cm: 50n } as const;

/** 100,000 in is more than a mile and a half: whatever is longer is a slip of the keyboard. */
const longest = 100_000n * 1_000_000n;

/**
 * The exact length in ticks (a safe integer).
 * @throws FreightError naming `field` when the value is no length greater than zero
 */
export function lengthTicks(length: Length, field: string): number {
  const perMillionth = ticksPerMillionth[length.unit] as bigint | undefined;
  if (perMillionth === undefined) throw new FreightError(field, 'unknown_unit');
  const value = millionths(length.value, field);
  if (value === 0n) throw new FreightError(field, 'zero');
  if (value > longest) throw new FreightError(field, 'too_large');
  return Number(value * perMillionth);
}

/**
 * Inches of at most six decimals as ticks, for the limits and settings the engine itself holds in inches. What the
 * product of the binary fraction is off by is far less than half a tick, so that rounding gives the exact number.
 */
export function inchTicks(inches: number): number {
  return Math.round(inches * ticksPerInch);
}

/** Ticks in inches, rounded half up to four decimals: for drawing and display, never for deciding. */
export function ticksToInches(ticks: number): number {
  return Math.round(ticks / (ticksPerInch / 10_000)) / 10_000;
}
