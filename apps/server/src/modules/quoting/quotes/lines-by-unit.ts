import type { ItemWire } from '@waybill/contract';
import { leadsOf, lowerClass, massTicks, ticksToPounds, type FreightClass } from '@waybill/freight';

/** The load of one kind of handling unit as one line, with its class. */
export type UnitLine = { readonly line: ItemWire; readonly freightClass: FreightClass };

const mostWords = 160;

const higher = (one: FreightClass, other: FreightClass): FreightClass => (lowerClass(one, other) === one ? other : one);

function sum(one: ItemWire['weight'], other: ItemWire['weight']): ItemWire['weight'] {
  const value = ticksToPounds(massTicks(one, 'weight') + massTicks(other, 'weight'));
  return { value, unit: 'lb' };
}

function together(unit: UnitLine, next: UnitLine): UnitLine {
  const [{ line }, { line: added }] = [unit, next];
  return {
    line: {
      ...line,
      description: `${line.description}; ${added.description}`.slice(0, mostWords),
      pieces: (line.pieces ?? line.quantity) + (added.pieces ?? line.quantity),
      weight: sum(line.weight, added.weight),
      nmfc: line.nmfc ?? added.nmfc,
      additional_handling: line.additional_handling || added.additional_handling,
      non_rectangular: line.non_rectangular || added.non_rectangular,
      hazardous: line.hazardous || added.hazardous,
      hazmat: line.hazmat ?? added.hazmat,
    },
    freightClass: higher(unit.freightClass, next.freightClass),
  };
}

/**
 * Merges items that share a handling unit into one line, so that carriers do not count the unit twice. The line has the
 * highest class of its items, as carriers rate mixed units.
 * @param classes by place in the load
 */
export function linesByUnit(items: readonly ItemWire[], classes: readonly FreightClass[]): readonly UnitLine[] {
  const leads = leadsOf(items);
  const units = new Map<number, UnitLine>();
  items.forEach((line, index) => {
    const lead = leads[index] as number;
    const own = { line, freightClass: classes[index] ?? '100' };
    const unit = units.get(lead);
    units.set(lead, unit === undefined ? own : together(unit, own));
  });
  return [...units.values()];
}
