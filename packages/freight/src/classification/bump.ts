import { cubicFeet, measure } from '../load/measure.ts';
import type { LoadItem } from '../load/item.ts';
import type { FreightClass } from './classes.ts';
import { defaultClassRule, densityReason, type ClassRule } from './classify.ts';
import { poundsAt } from './density.ts';

/** Declaring more weight than there is, to reach the next band: what to declare for the line and what it gives. */
export type Bump = {
  readonly freightClass: FreightClass;
  readonly declaredPounds: number;
  readonly cubicFeet: number;
};

/**
 * The weight to declare for the next denser band, or null in the densest. Allowed only where the item's provisions
 * refer to density bumping and when it stands on the bill of lading at the time of shipment.
 */
export function bump(item: LoadItem, rule: ClassRule = defaultClassRule): Bump | null {
  const line = measure(item, 'item');
  const { next } = densityReason(line, rule);
  if (next === null) return null;
  const volume = line.unitVolume * BigInt(line.quantity);
  return { freightClass: next.freightClass, declaredPounds: poundsAt(next.from, volume), cubicFeet: cubicFeet(volume) };
}
