import { toLoadItem, type ItemWire } from '@waybill/contract';
import { classify, densityScales } from '@waybill/freight';
import type { NearClass } from '../../../../ui/freight/liability/what-could-change.tsx';

/** Within a tenth of where its band begins, a density is worth pointing out. */
const nearness = 1.1;

/** Items whose density is just above the edge of a dearer class: a new measurement may move them over it. */
export function nearClasses(items: readonly ItemWire[]): NearClass[] {
  return items.flatMap((item, index) => {
    // A unit that several lines share is measured as a whole; no line of it says how near its edge is.
    if (item.group !== null && item.group !== undefined) return [];
    const { reason } = classify(toLoadItem({ ...item, freight_class: null }, String(index + 1)));
    const dearer = densityScales[reason.scaleId].bands[reason.bandIndex - 2];
    if (!dearer || reason.density >= reason.bandFrom * nearness) return [];
    return [
      { itemNumber: index + 1, density: reason.densityShown, edge: reason.bandFrom, freightClass: dearer.freightClass },
    ];
  });
}
