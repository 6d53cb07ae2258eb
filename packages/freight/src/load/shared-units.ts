import type { LoadItem } from './item.ts';
import type { MeasuredItem } from './measure.ts';

/** Several commodities in one handling unit: lines of one group. The first of them is the unit, the others ride on it. */

type Grouped = { readonly group?: string | null };

const groupOf = ({ group = null }: Grouped): string | null => (group === '' ? null : group);

/**
 * The line whose unit each line rides on: itself, or the first of its group.
 * @returns by place in the load
 */
export function leadsOf(items: readonly Grouped[]): readonly number[] {
  const first = new Map<string, number>();
  return items.map((item, index) => {
    const group = groupOf(item);
    if (group === null) return index;
    const lead = first.get(group) ?? index;
    first.set(group, lead);
    return lead;
  });
}

/** Lines with the sizes, the count and the packing of the unit they stand on; a line on its own is left as it is. */
export function onTheirUnits(items: readonly LoadItem[]): readonly LoadItem[] {
  const leads = leadsOf(items);
  return items.map((item, index) => {
    const lead = items[leads[index] as number] as LoadItem;
    if (lead === item) return item;
    const { packageType, quantity, length, width, height, stackable } = lead;
    return { ...item, packageType, quantity, length, width, height, stackable };
  });
}

/**
 * The handling units of a load: lines that share one count as one line, with the weight, the pieces and the hazards of
 * all of them. Order as entered.
 */
export function handlingUnits(lines: readonly MeasuredItem[]): readonly MeasuredItem[] {
  const unitAt = unitsByLine(lines);
  return [...new Set(unitAt)];
}

/** For each line, the handling unit it stands on; lines that share one get the same object. */
export function unitsByLine(lines: readonly MeasuredItem[]): readonly MeasuredItem[] {
  const leads = leadsOf(lines.map(({ item }) => item));
  const units = new Map<number, MeasuredItem>();
  leads.forEach((lead, index) => {
    const line = lines[index] as MeasuredItem;
    const unit = units.get(lead);
    units.set(lead, unit === undefined ? line : together(unit, line));
  });
  return leads.map((lead) => units.get(lead) as MeasuredItem);
}

function together(unit: MeasuredItem, line: MeasuredItem): MeasuredItem {
  const { item } = unit;
  const danger = !item.hazardous && line.item.hazardous ? line.item : item;
  return {
    ...unit,
    item: {
      ...item,
      hazardous: item.hazardous || line.item.hazardous,
      hazardClass: danger.hazardClass ?? null,
      hazardId: danger.hazardId ?? null,
      additionalHandling: item.additionalHandling === true || line.item.additionalHandling === true,
      nonRectangular: item.nonRectangular === true || line.item.nonRectangular === true,
    },
    mass: unit.mass + line.mass,
    pieces: unit.pieces + line.pieces,
    ratedMilliPounds: unit.ratedMilliPounds + line.ratedMilliPounds,
  };
}
