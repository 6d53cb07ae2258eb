import { FreightError } from '../errors.ts';
import { millionths, quotient } from './decimal.ts';

export const massUnits = ['lb', 'kg'] as const;
export type MassUnit = (typeof massUnits)[number];

/** A mass as somebody entered it. It is never rewritten into another unit; conversion is for display only. */
export type Mass = { readonly value: number; readonly unit: MassUnit };

/** Mass ticks: both a millionth of a pound and of a kilogram are whole numbers of them. 1 lb = 0.45359237 kg exactly. */
export const ticksPerPound = 45_359_237n * 1_000_000n;
const ticksPerMillionth = { lb: 45_359_237n, kg: 100_000_000n } as const;

const heaviest = 10_000_000n * 1_000_000n;

/**
 * Pounds that a metric figure stands for at the precision it was typed with, or null. 1,200 lb is written as 544.31 kg,
 * which converted exactly is 1,199.998 lb; a figure of two decimals means the whole pound that is written that way, one
 * of three decimals the tenth of a pound, and so on. At most one such number exists, since a hundredth of a kilogram is
 * far less than a pound. Every other figure is converted exactly.
 */
function writtenPounds(value: bigint): bigint | null {
  const ticks = value * ticksPerMillionth.kg;
  let step = 10_000n * ticksPerMillionth.kg;
  for (let scale = 1n; scale <= 10_000n; scale *= 10n) {
    const perUnit = ticksPerPound / scale;
    const nearest = ((2n * ticks + perUnit) / (2n * perUnit)) * perUnit;
    // More decimals than were typed are zeros that a number does not keep.
    if (nearest > 0n && ((2n * nearest + step) / (2n * step)) * step === ticks) return nearest;
    step /= 10n;
  }
  return null;
}

/**
 * The mass in ticks: exact, but for kilograms that stand for a number of pounds at the precision they were typed with.
 * @throws FreightError naming `field` when the value is no mass greater than zero
 */
export function massTicks(mass: Mass, field: string): bigint {
  const perMillionth = ticksPerMillionth[mass.unit] as bigint | undefined;
  if (perMillionth === undefined) throw new FreightError(field, 'unknown_unit');
  const value = millionths(mass.value, field);
  if (value === 0n) throw new FreightError(field, 'zero');
  if (value > heaviest) throw new FreightError(field, 'too_large');
  return (mass.unit === 'kg' ? writtenPounds(value) : null) ?? value * perMillionth;
}

/**
 * Rounding "rated weight": the weight a tariff is applied to, in thousandths of a pound, half up.
 * Classes, bands and limits are decided on the exact mass; only money is reckoned on this figure.
 */
export function ratedMilliPounds(ticks: bigint): number {
  const perMilliPound = ticksPerPound / 1000n;
  return Number((2n * ticks + perMilliPound) / (2n * perMilliPound));
}

/** Pounds with four decimals, half up: for display. */
export function ticksToPounds(ticks: bigint): number {
  return quotient(ticks, ticksPerPound, 4);
}

/** Whether a mass is more than so many whole pounds, exactly. */
export function heavierThan(ticks: bigint, pounds: number): boolean {
  return ticks > BigInt(pounds) * ticksPerPound;
}
