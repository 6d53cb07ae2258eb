import { maxDecimals, millionths, quotient } from './decimal.ts';
import { lengthTicks, type Length, type LengthUnit } from './length.ts';
import { massTicks, ticksPerPound, type Mass, type MassUnit } from './mass.ts';

export const unitSystems = ['imperial', 'metric'] as const;
export type UnitSystem = (typeof unitSystems)[number];

export const lengthUnitOf = { imperial: 'in', metric: 'cm' } as const satisfies Record<UnitSystem, LengthUnit>;
export const massUnitOf = { imperial: 'lb', metric: 'kg' } as const satisfies Record<UnitSystem, MassUnit>;

/** Fewest decimals, from two on, whose figure is `right`; six where none is. */
function shortest(figure: (places: number) => number, right: (shown: number) => boolean): number {
  for (let places = 2; places < maxDecimals; places += 1) {
    const shown = figure(places);
    if (right(shown)) return shown;
  }
  return figure(maxDecimals);
}

/**
 * The figure to show for a stored length: the entered one in its own unit, else converted and rounded half up.
 * Rounding "display": without `places`, two decimals or as many as it takes for the figure not to cross a whole inch,
 * where limits are; centimeters that are typed again as shown are the same length.
 */
export function shownLength(length: Length, unit: LengthUnit, places?: number): number {
  if (length.unit === unit) return length.value;
  const perUnit = unit === 'in' ? 127_000_000n : 50_000_000n;
  const ticks = BigInt(lengthTicks(length, 'length'));
  const figure = (decimals: number): number => quotient(ticks, perUnit, decimals);
  if (places !== undefined) return figure(places);
  const same = (shown: number): boolean => millionths(shown, 'length') * (perUnit / 1_000_000n) === ticks;
  const floor = Number(ticks / perUnit);
  return shortest(figure, (shown) => (unit === 'cm' ? same(shown) : onSameSide(shown, floor, ticks % perUnit === 0n)));
}

/** Whether a converted figure lies between the same two whole units as what it stands for. */
function onSameSide(shown: number, floor: number, whole: boolean): boolean {
  return whole ? shown === floor : shown > floor && shown < floor + 1;
}

/**
 * The figure to show for a stored mass: the entered one in its own unit, else converted and rounded half up. Without
 * `places`, two decimals or as many as it takes for the figure not to cross a whole pound; kilograms that are typed again
 * as shown are the same mass, see `massTicks`.
 */
export function shownMass(mass: Mass, unit: MassUnit, places?: number): number {
  if (mass.unit === unit) return mass.value;
  const perUnit = unit === 'lb' ? ticksPerPound : 100_000_000n * 1_000_000n;
  const ticks = massTicks(mass, 'weight');
  const figure = (decimals: number): number => quotient(ticks, perUnit, decimals);
  if (places !== undefined) return figure(places);
  const same = (shown: number): boolean => shown > 0 && massTicks({ value: shown, unit }, 'weight') === ticks;
  const floor = Number(ticks / perUnit);
  return shortest(figure, (shown) => (unit === 'kg' ? same(shown) : onSameSide(shown, floor, ticks % perUnit === 0n)));
}

/**
 * What to store when a field showing `stored` in `unit` is left with `typed` in it: the stored length itself while
 * the shown figure was not changed, so that toggling units and leaving a field can never alter it.
 */
export function editedLength(stored: Length, typed: number, unit: LengthUnit, places?: number): Length {
  return typed === shownLength(stored, unit, places) ? stored : { value: typed, unit };
}

/** As `editedLength`, for a mass. */
export function editedMass(stored: Mass, typed: number, unit: MassUnit, places?: number): Mass {
  return typed === shownMass(stored, unit, places) ? stored : { value: typed, unit };
}
