import { FreightError, prepareLoad, type FloorPlan } from '@waybill/freight';
import { useDeferredValue, useMemo } from 'react';
import { floorUnits, type FloorUnit } from '../../../../../ui/freight/floor/floor-unit.ts';
import { useDraft } from '../../draft/quote-form.ts';
import type { ItemDraft } from '../../draft/draft.ts';
import { measurableLine } from '../../draft/load-item.ts';
import { leadOf, onTheirUnits } from '../../draft/shared-units.ts';

/** The load as far as it is measured: where it stands in the trailer and what it adds up to. */
export type MeasuredLoad = {
  readonly units: readonly FloorUnit[];
  readonly feetByItem: FloorPlan['linearFeetByItem'];
  readonly usedFeet: number;
  readonly fits: boolean;
  readonly totals: {
    readonly units: number;
    readonly pounds: number;
    readonly cubicFeet: number;
    readonly floorSpots: number;
  };
};

const empty: MeasuredLoad = {
  units: [],
  feetByItem: {},
  usedFeet: 0,
  fits: true,
  totals: { units: 0, pounds: 0, cubicFeet: 0, floorSpots: 0 },
};

/** The hazard of a line, or for the line a shared unit belongs to that of the first dangerous one on it. */
function hazardOf(items: readonly ItemDraft[], index: number, item: ItemDraft) {
  const danger = item.hazardous ? item : items.find((other, at) => other.hazardous && leadOf(items, at) === index);
  return { hazardous: danger !== undefined, hazardClass: danger?.hazmat.hazard_class || null };
}

/** Lays out every line that has its sizes and weight; the others wait. */
export function measuredLoad(items: readonly ItemDraft[]): MeasuredLoad {
  const lines = onTheirUnits(items)
    .map(measurableLine)
    .filter((line) => line !== null);
  if (lines.length === 0) return empty;
  try {
    const { floor, totals } = prepareLoad(lines);
    const shown = items.map((item, index) => ({
      id: item.key,
      itemNumber: index + 1,
      // A unit is marked for whatever dangerous stands on it.
      ...hazardOf(items, index, item),
    }));
    return {
      units: floorUnits(floor, shown),
      feetByItem: floor.linearFeetByItem,
      usedFeet: floor.usedLinearFeet,
      fits: floor.fits,
      totals,
    };
  } catch (problem) {
    // More units than can be laid out; the count's own field says so.
    if (problem instanceof FreightError) return empty;
    throw problem;
  }
}

/** The load of the draft; it follows typing when the browser has the time, so that keys never wait for it. */
export function useLoad(): MeasuredLoad {
  const items = useDeferredValue(useDraft((draft) => draft.details.items));
  return useMemo(() => measuredLoad(items), [items]);
}
