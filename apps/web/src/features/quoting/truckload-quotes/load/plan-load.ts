import type { EquipmentUsed } from '@waybill/contract';
import {
  axleWeights,
  FreightError,
  measureAll,
  planTruckload,
  ticksToInches,
  ticksToPounds,
  type AxleWeights,
  type TruckloadPlan,
} from '@waybill/freight';
import { floorUnits } from '../../../../ui/freight/floor/floor-unit.ts';
import type { LoadedUnit } from '../../../../ui/freight/rig/truck-load.tsx';
import { measurableLine, type ItemDraft } from '../../quotes/public.ts';

export type LoadedTruck = {
  readonly units: readonly LoadedUnit[];
  readonly usedFeet: number;
  readonly fits: boolean;
  readonly pounds: number;
  readonly pieces: number;
  readonly axles: AxleWeights | null;
};

const empty: LoadedTruck = { units: [], usedFeet: 0, fits: true, pounds: 0, pieces: 0, axles: null };

type Truck = Pick<EquipmentUsed, 'code' | 'length_in' | 'width_in' | 'height_in' | 'max_pounds' | 'pallets'>;

/** The kind of truck as the engine takes it; what it costs does not matter for how it is loaded. */
function engineEquipment({ code, length_in, width_in, height_in, max_pounds, pallets }: Truck) {
  return {
    code,
    lengthIn: length_in,
    widthIn: width_in,
    heightIn: height_in,
    maxPounds: max_pounds,
    palletsOnFloor: pallets,
    centsPerMile: null,
  };
}

/** The spots of a plan with how high each is stacked. */
function loadedUnits(plan: TruckloadPlan, items: readonly ItemDraft[], heights: ReadonlyMap<string, number>) {
  const shown = items.map((item, index) => ({
    id: item.key,
    itemNumber: index + 1,
    hazardous: item.hazardous,
    hazardClass: item.hazmat.hazard_class || null,
  }));
  const high = plan.placed.map(({ itemId, stackedUnits }) =>
    [itemId, ...stackedUnits.map((unit) => unit.itemId)].reduce((sum, id) => sum + (heights.get(id) ?? 0), 0),
  );
  return floorUnits(plan, shown).map((unit, index) => ({ ...unit, stackHeight: high[index] ?? 0 }));
}

/** Lays out every line that has its sizes and weight on the floor of a truck; the others wait. */
export function loadTruck(items: readonly ItemDraft[], truck: Truck): LoadedTruck {
  const whole = items.map(measurableLine).filter((line) => line !== null);
  if (whole.length === 0) return empty;
  try {
    const lines = measureAll(whole);
    const equipment = engineEquipment(truck);
    const plan = planTruckload(lines, equipment);
    const pounds = ticksToPounds(lines.reduce((sum, { mass }) => sum + mass, 0n));
    const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
    if (plan === null) return { ...empty, pounds, pieces };
    const heights = new Map(lines.map(({ item, height }) => [item.id, ticksToInches(height)]));
    const units = loadedUnits(plan, items, heights);
    const { lengthIn, heightIn, maxPounds } = equipment;
    return {
      units,
      usedFeet: plan.usedLinearFeet,
      fits: plan.fits && units.every(({ stackHeight }) => heightIn === null || stackHeight <= heightIn),
      pounds,
      pieces,
      axles: axleWeights({ lengthIn, maxPounds, pounds, centerIn: plan.centerIn }),
    };
  } catch (problem) {
    // A figure that is impossible, or more units than can be laid out; its own field says so.
    if (problem instanceof FreightError) return empty;
    throw problem;
  }
}
