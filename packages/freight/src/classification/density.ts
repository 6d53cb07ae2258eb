import { quotient } from '../units/decimal.ts';
import { ticksPerPound } from '../units/mass.ts';
import { cubicTicksPerCubicFoot } from '../load/measure.ts';
import type { DensityScale } from './scales.ts';

/** Pounds per cubic foot as an exact fraction: mass ticks over cubic ticks, scaled. */
export type Density = { readonly mass: bigint; readonly volume: bigint };

/** Tenths of a pound per cubic foot, rounded down: bands begin at tenths, so that no more is needed to compare. */
function tenths({ mass, volume }: Density): number {
  return Number((mass * cubicTicksPerCubicFoot * 10n) / (ticksPerPound * volume));
}

/** Whether a density reaches so many pounds per cubic foot (at most one decimal place), exactly. */
export function reaches(density: Density, pcf: number): boolean {
  return tenths(density) >= Math.round(pcf * 10);
}

/** Place (from 0) of the band a density falls into, compared without rounding. */
export function bandOf(density: Density, scale: DensityScale): number {
  const reached = tenths(density);
  return scale.bands.findLastIndex(({ fromPcf }) => reached >= Math.round(fromPcf * 10));
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
