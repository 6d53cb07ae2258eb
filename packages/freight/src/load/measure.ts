import { FreightError } from '../errors.ts';
import { quotient } from '../units/decimal.ts';
import { lengthTicks, ticksPerInch, type Length } from '../units/length.ts';
import { massTicks, ratedMilliPounds } from '../units/mass.ts';
import type { LoadItem } from './item.ts';
import { handlingUnits, onTheirUnits } from './shared-units.ts';

/** A line in exact figures. */
export type MeasuredItem = {
  readonly item: LoadItem;
  readonly quantity: number;
  readonly pieces: number;
  /** Sizes of one unit in length ticks. */
  readonly length: number;
  readonly width: number;
  readonly height: number;
  /** Mass of the whole line in mass ticks. */
  readonly mass: bigint;
  /** Volume of one unit in cubic length ticks. */
  readonly unitVolume: bigint;
  readonly ratedMilliPounds: number;
};

const mostUnits = 1000;
const mostPieces = 1_000_000;

export const cubicTicksPerCubicFoot = BigInt(ticksPerInch) ** 3n * 1728n;

function present<T>(value: T | null, field: string): T {
  if (value === null) throw new FreightError(field, 'required');
  return value;
}

/** A whole number from 1 up to `most`. @throws FreightError naming `field` */
export function checkCount(value: number, most: number, field: string): number {
  if (typeof value !== 'number' || Number.isNaN(value)) throw new FreightError(field, 'not_a_number');
  if (!Number.isFinite(value)) throw new FreightError(field, 'not_finite');
  if (value < 0) throw new FreightError(field, 'negative');
  if (value === 0) throw new FreightError(field, 'zero');
  if (!Number.isInteger(value)) throw new FreightError(field, 'not_whole');
  if (value > most) throw new FreightError(field, 'too_many');
  return value;
}

function side(length: Length | null, field: string): number {
  return lengthTicks(present(length, field), field);
}

/**
 * Turns an entered line into exact figures.
 * @param at path of the line in the input, e.g. `items[0]`, for the errors
 * @throws FreightError for what is missing, negative, zero, not finite, absurd or too precise
 */
export function measure(item: LoadItem, at: string): MeasuredItem {
  const quantity = checkCount(item.quantity, mostUnits, `${at}.quantity`);
  const pieces = item.pieces === null ? quantity : checkCount(item.pieces, mostPieces, `${at}.pieces`);
  const length = side(item.length, `${at}.length`);
  const width = side(item.width, `${at}.width`);
  const height = side(item.height, `${at}.height`);
  const mass = massTicks(present(item.weight, `${at}.weight`), `${at}.weight`);
  const unitVolume = BigInt(length) * BigInt(width) * BigInt(height);
  return { item, quantity, pieces, length, width, height, mass, unitVolume, ratedMilliPounds: ratedMilliPounds(mass) };
}

/** Measures every line, those of a group by the unit they share. @throws FreightError also when there is none, or more than 1,000 units in all */
export function measureAll(items: readonly LoadItem[]): MeasuredItem[] {
  if (items.length === 0) throw new FreightError('items', 'empty');
  const measured = onTheirUnits(items).map((item, index) => measure(item, `items[${index}]`));
  const units = handlingUnits(measured).reduce((count, line) => count + line.quantity, 0);
  if (units > mostUnits) throw new FreightError('items', 'too_many');
  return measured;
}

/** Cubic feet with four decimals, half up: for display. */
export function cubicFeet(volume: bigint): number {
  return quotient(volume, cubicTicksPerCubicFoot, 4);
}
