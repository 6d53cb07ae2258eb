import { quotient } from '../units/decimal.ts';
import { ticksPerPound } from '../units/mass.ts';
import { cubicTicksPerCubicFoot } from '../load/measure.ts';
import type { DensityBand, DensityScale } from './scales.ts';

/** Pounds per cubic foot as an exact fraction: mass ticks over cubic ticks, scaled. */
export type Density = { readonly mass: bigint; readonly volume: bigint };

/** Whether a density reaches so many pounds per cubic foot (at most one decimal place), exactly. */
export function reaches({ mass, volume }: Density, pcf: number): boolean {
  return mass * cubicTicksPerCubicFoot * 10n >= BigInt(Math.round(pcf * 10)) * ticksPerPound * volume;
}

/** Place (from 0) of the band a density falls into, compared without rounding. */
export function bandOf(density: Density, scale: DensityScale): number {
  let index = scale.bands.length - 1;
  while (index > 0 && !reaches(density, (scale.bands[index] as DensityBand).fromPcf)) index -= 1;
  return index;
}

/**
 * Density for display, rounded half up to `places`; but never up to the start of a band that was not reached,
 * since a screen that says "6.00" beside "under 6" would be wrong.
 */
export function shownDensity(density: Density, places: number, below: number | null): number {
  const top = density.mass * cubicTicksPerCubicFoot;
  const shown = quotient(top, ticksPerPound * density.volume, places);
  if (below === null || shown < below) return shown;
  return Math.round(below * 10 ** places - 1) / 10 ** places;
}

/** Pounds that `volume` (cubic ticks) weighs at a density, rounded up to four decimals so that they reach it. */
export function poundsAt(pcf: number, volume: bigint): number {
  const numerator = BigInt(Math.round(pcf * 10)) * volume * 1000n;
  return Number((numerator + cubicTicksPerCubicFoot - 1n) / cubicTicksPerCubicFoot) / 10_000;
}
