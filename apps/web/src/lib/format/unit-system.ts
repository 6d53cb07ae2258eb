import type { User } from '@waybill/contract';

export type UnitSystem = User['unit_system'];

/** The units a person of each system reads: of weight, of length and of distance. */
export const unitsOf = {
  imperial: { mass: 'lb', length: 'in', distance: 'mi' },
  metric: { mass: 'kg', length: 'cm', distance: 'km' },
} as const;

const kilogramsPerPound = 0.45359237;
const centimetresPerInch = 2.54;
const kilometresPerMile = 1.609344;

/** Pounds as the figure to show. */
export function shownMass(pounds: number, system: UnitSystem): number {
  return system === 'imperial' ? pounds : pounds * kilogramsPerPound;
}

/** Inches as the figure to show. */
export function shownLength(inches: number, system: UnitSystem): number {
  return system === 'imperial' ? inches : inches * centimetresPerInch;
}

/** Miles as the figure to show. */
export function shownDistance(miles: number, system: UnitSystem): number {
  return system === 'imperial' ? miles : miles * kilometresPerMile;
}
