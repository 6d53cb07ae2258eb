import {
  classify,
  FreightError,
  isComplete,
  measure,
  prepareLoad,
  type LineClass,
  type LoadItem,
} from '@waybill/freight';
import type { ItemDraft } from './draft.ts';
import { onTheirUnits } from './shared-units.ts';

const blank = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** A line as the freight engine takes it; what is missing is null. */
export function loadItem(item: ItemDraft): LoadItem {
  return {
    id: item.key,
    description: item.description,
    packageType: item.package_type === '' ? null : item.package_type,
    quantity: item.quantity ?? 1,
    pieces: item.pieces,
    length: item.length,
    width: item.width,
    height: item.height,
    weight: item.weight,
    freightClass: item.freight_class,
    catalogClass: null,
    nmfc: blank(item.nmfc),
    stackable: item.stackable,
    hazardous: item.hazardous,
    condition: item.condition,
    hazardClass: item.hazardous ? blank(item.hazmat.hazard_class) : null,
    hazardId: item.hazardous ? blank(item.hazmat.id_number) : null,
    additionalHandling: item.additional_handling,
    nonRectangular: item.non_rectangular,
    group: blank(item.group),
  };
}

type Worked = { readonly line: LoadItem | null; readonly lineClass: LineClass | null };
const nothing: Worked = { line: null, lineClass: null };
const worked = new WeakMap<ItemDraft, Worked>();

function work(item: ItemDraft): Worked {
  const line = loadItem(item);
  if (!isComplete(line) || item.quantity === null) return nothing;
  try {
    measure(line, 'item');
    return { line, lineClass: classify(line) };
  } catch (problem) {
    // A figure that is impossible rather than missing; the field says so when it is left.
    if (problem instanceof FreightError) return nothing;
    throw problem;
  }
}

const loads = new WeakMap<readonly ItemDraft[], Map<string, LineClass>>();

/** Classes of the lines that share a unit: they have its density together, once all of them are there. */
function sharedClasses(items: readonly ItemDraft[]): Map<string, LineClass> {
  const known = loads.get(items);
  if (known !== undefined) return known;
  const classes = new Map<string, LineClass>();
  const sized = onTheirUnits(items);
  for (const group of new Set(items.map((item) => item.group))) {
    const lines = sized.filter((item) => group !== '' && item.group === group).map((item) => workedOut(item).line);
    const whole = lines.filter((line) => line !== null);
    if (whole.length === 0 || whole.length < lines.length) continue;
    for (const found of prepareLoad(whole).classes) classes.set(found.itemId, found);
  }
  loads.set(items, classes);
  return classes;
}

function workedOut(item: ItemDraft): Worked {
  const known = worked.get(item);
  if (known) return known;
  const fresh = work(item);
  worked.set(item, fresh);
  return fresh;
}

/** The line for the engine once it has sizes, weight and a count that are possible, else null. */
export function measurableLine(item: ItemDraft): LoadItem | null {
  return workedOut(item).line;
}

/**
 * Class and density of a line as soon as it can be classed; remembered for as long as the line is unchanged.
 * @param items the whole load, for a line that shares its unit with others
 */
export function lineClass(item: ItemDraft, items: readonly ItemDraft[] = []): LineClass | null {
  if (item.group !== '' && items.length > 0) return sharedClasses(items).get(item.key) ?? null;
  return workedOut(item).lineClass;
}
