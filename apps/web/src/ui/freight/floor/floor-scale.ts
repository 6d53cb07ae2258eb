const feetPerMeter = 0.3048;

/** Trailer lengths the enlarged end can show; it grows in steps, so that it stands still while somebody types. */
const windows = [14, 20, 28, 40, 53];

/** Feet of the trailer in the enlarged drawing: the first step with a foot to spare behind the load and the limit. */
export function windowFeet(usedFeet: number, warnAtFeet: number, wholeFeet = 53): number {
  const needed = Math.max(usedFeet, warnAtFeet) + 1;
  return windows.find((feet) => feet >= needed && feet <= wholeFeet) ?? wholeFeet;
}

export type Tick = { readonly share: number; readonly text: string };

/** Marks of the ruler over a length in feet, in feet or meters, as shares of that length. */
export function ticks(feet: number, system: 'imperial' | 'metric'): Tick[] {
  const length = system === 'imperial' ? feet : feet * feetPerMeter;
  const step = [1, 2, 4, 5, 10, 20].find((one) => length / one <= 7) ?? 20;
  return Array.from({ length: Math.floor(length / step + 1e-9) + 1 }, (_, index) => ({
    share: (index * step) / length,
    text: String(index * step),
  }));
}

/** Feet as the length to show: `11.0 ft` or `3.35 m`. */
export function shownFeet(
  feet: number,
  system: 'imperial' | 'metric',
  format: (value: number, digits: number) => string,
): string {
  if (system === 'imperial') return Number.isInteger(feet) ? format(feet, 0) : format(feet, 1);
  return format(feet * feetPerMeter, 2);
}
