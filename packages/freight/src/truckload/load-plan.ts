import { planFloor, type FloorOptions, type FloorPlan } from '../geometry/floor-plan.ts';
import type { MeasuredItem } from '../load/measure.ts';
import { handlingUnits } from '../load/shared-units.ts';
import { ticksToPounds } from '../units/mass.ts';
import type { Equipment } from './tariff.ts';

/** How a load stands in a trailer of its own. */
export type TruckloadPlan = FloorPlan & {
  /** Inches of the load's middle by weight from the nose. */
  readonly centerIn: number;
};

/** The floor that a truckload is laid out on: the whole trailer, every unit turned as it fits, two high where it may be. */
export function truckloadFloor({ lengthIn, widthIn, heightIn }: Equipment): FloorOptions | null {
  if (lengthIn === 0 || widthIn === null || heightIn === null) return null;
  const stacking = { levels: 2, heightIn } as const;
  return { trailerLengthIn: lengthIn, trailerWidthIn: widthIn, turning: 'all', stacking };
}

/** Lays a load out from the nose on, as the page draws it. @returns null for equipment without a floor of known size */
export function planTruckload(lines: readonly MeasuredItem[], equipment: Equipment): TruckloadPlan | null {
  const floor = truckloadFloor(equipment);
  if (floor === null || lines.length === 0) return null;
  const units = handlingUnits(lines);
  const plan = planFloor(units, floor);
  let [pounds, moment] = [0, 0];
  for (const { item, mass, quantity } of units) {
    const each = ticksToPounds(mass) / quantity;
    for (const { itemId, x, lengthAlong, stackedUnits } of plan.placed) {
      const here = [itemId, ...stackedUnits.map((unit) => unit.itemId)].filter((id) => id === item.id).length * each;
      pounds += here;
      moment += here * (x + lengthAlong / 2);
    }
  }
  return { ...plan, centerIn: moment / pounds };
}
