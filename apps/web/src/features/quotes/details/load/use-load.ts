import { FreightError, prepareLoad, type FloorPlan } from '@waybill/freight';
import { useDeferredValue, useMemo } from 'react';
import { floorUnits, type FloorUnit } from '../../../../ui/freight/floor/floor-unit.ts';
import { useDraft } from '../../draft/draft-context.ts';
import type { ItemDraft } from '../../draft/draft.ts';
import { measurableLine } from '../../draft/load-item.ts';

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

/** Lays out every line that has its sizes and weight; the others wait. */
export function measuredLoad(items: readonly ItemDraft[]): MeasuredLoad {
  const lines = items.map(measurableLine).filter((line) => line !== null);
  if (lines.length === 0) return empty;
  try {
    const { floor, totals } = prepareLoad(lines);
    const shown = items.map((item, index) => ({
      id: item.key,
      itemNumber: index + 1,
      hazardous: item.hazardous,
      hazardClass: item.hazmat.hazard_class || null,
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
