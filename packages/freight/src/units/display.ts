import { quotient } from './decimal.ts';
import { lengthTicks, type Length, type LengthUnit } from './length.ts';
import { massTicks, ticksPerPound, type Mass, type MassUnit } from './mass.ts';

export const unitSystems = ['imperial', 'metric'] as const;
export type UnitSystem = (typeof unitSystems)[number];

export const lengthUnitOf = { imperial: 'in', metric: 'cm' } as const satisfies Record<UnitSystem, LengthUnit>;
export const massUnitOf = { imperial: 'lb', metric: 'kg' } as const satisfies Record<UnitSystem, MassUnit>;

/**
 * The figure to show for a stored length: the entered one in its own unit, else converted and rounded half up.
 * Rounding "display": two decimals unless told otherwise.
 */
export function shownLength(length: Length, unit: LengthUnit, places = 2): number {
  if (length.unit === unit) return length.value;
  const perUnit = unit === 'in' ? 127_000_000n : 50_000_000n;
  return quotient(BigInt(lengthTicks(length, 'length')), perUnit, places);
}

/** The figure to show for a stored mass: the entered one in its own unit, else converted and rounded half up. */
export function shownMass(mass: Mass, unit: MassUnit, places = 2): number {
  if (mass.unit === unit) return mass.value;
  const perUnit = unit === 'lb' ? ticksPerPound : 100_000_000n * 1_000_000n;
  return quotient(massTicks(mass, 'weight'), perUnit, places);
}

/**
 * What to store when a field showing `stored` in `unit` is left with `typed` in it: the stored length itself while
 * the shown figure was not changed, so that toggling units and leaving a field can never alter it.
 */
export function editedLength(stored: Length, typed: number, unit: LengthUnit, places = 2): Length {
  return typed === shownLength(stored, unit, places) ? stored : { value: typed, unit };
}

/** As `editedLength`, for a mass. */
export function editedMass(stored: Mass, typed: number, unit: MassUnit, places = 2): Mass {
  return typed === shownMass(stored, unit, places) ? stored : { value: typed, unit };
}
