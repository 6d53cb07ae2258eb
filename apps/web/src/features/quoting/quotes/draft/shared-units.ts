import { leadsOf } from '@waybill/freight';
import type { ItemDraft } from './draft.ts';

const known = new WeakMap<readonly ItemDraft[], readonly ItemDraft[]>();

/** Place of the line whose unit a line stands on; its own where it shares none. */
export function leadOf(items: readonly ItemDraft[], index: number): number {
  return leadsOf(items)[index] ?? index;
}

/** Lines with the sizes, the count and the packing of the unit they stand on; remembered while the load is unchanged. */
export function onTheirUnits(items: readonly ItemDraft[]): readonly ItemDraft[] {
  const before = known.get(items);
  if (before !== undefined) return before;
  const leads = leadsOf(items);
  const standing = items.map((item, index) => {
    const lead = items[leads[index] ?? index];
    if (lead === undefined || lead === item) return item;
    const { package_type, quantity, length, width, height, stackable, shipping_unit, asset_size } = lead;
    return { ...item, package_type, quantity, length, width, height, stackable, shipping_unit, asset_size };
  });
  known.set(items, standing);
  return standing;
}

/** A name for a group that no line has yet: A, B, … */
function freeName(items: readonly ItemDraft[]): string {
  const taken = new Set(items.map(({ group }) => group));
  const names = Array.from({ length: items.length + 1 }, (_, at) => `U${at + 1}`);
  return names.find((name) => !taken.has(name)) ?? 'U0';
}

/** A group of one is none. */
function withoutLonely(items: readonly ItemDraft[]): ItemDraft[] {
  return items.map((item) =>
    item.group !== '' && items.filter(({ group }) => group === item.group).length < 2 ? { ...item, group: '' } : item,
  );
}

/** Before a line leaves its unit, the next line on it takes over the sizes, so that nothing has to be typed again. */
function handOver(items: readonly ItemDraft[], key: string): readonly ItemDraft[] {
  const at = items.findIndex((item) => item.key === key);
  const leaving = items[at];
  if (leaving === undefined || leaving.group === '' || leadOf(items, at) !== at) return items;
  const heir = items.findIndex((item, index) => index !== at && item.group === leaving.group);
  const sized = onTheirUnits(items);
  return items.map((item, index) => (index === heir ? (sized[index] ?? item) : item));
}

/**
 * Puts a line onto the unit of another one, or with null onto a unit of its own.
 * @param onto key of the line that the unit belongs to
 */
export function combine(items: readonly ItemDraft[], key: string, onto: string | null): ItemDraft[] {
  const before = handOver(items, key);
  if (onto === null) {
    const sized = onTheirUnits(before);
    return withoutLonely(before.map((item, at) => (item.key === key ? { ...(sized[at] ?? item), group: '' } : item)));
  }
  const group = before.find((item) => item.key === onto)?.group || freeName(before);
  return withoutLonely(before.map((item) => (item.key === key || item.key === onto ? { ...item, group } : item)));
}

/** The load without a line; whatever shared its unit keeps it. */
export function withoutLine(items: readonly ItemDraft[], key: string): ItemDraft[] {
  return withoutLonely(handOver(items, key).filter((item) => item.key !== key));
}
