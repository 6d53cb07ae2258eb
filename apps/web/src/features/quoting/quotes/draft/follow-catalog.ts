import type { Mass } from '@waybill/freight';
import type { ItemDraft } from './draft.ts';

/** The weight of so many units of one weight. */
export function weightOfUnits({ value, unit }: Mass, quantity: number | null): Mass {
  return { value: Number((value * Math.max(1, quantity ?? 1)).toFixed(3)), unit };
}

/** The pieces of so many units that hold so many each; null when that is not known. */
export function piecesOfUnits(each: number | null, quantity: number | null): number | null {
  return each === null ? null : each * Math.max(1, quantity ?? 1);
}

/**
 * A line from the catalog after a change: its weight and pieces follow the quantity. A total that is typed stays, and
 * the line remembers which one it is.
 */
export function followCatalog(before: ItemDraft, after: ItemDraft): ItemDraft {
  const { catalog, quantity } = after;
  if (catalog === null || catalog !== before.catalog) return after;
  if (quantity === before.quantity) {
    const typed = (['weight', 'pieces'] as const).filter(
      (field) => after[field] !== before[field] && !catalog.typed.includes(field),
    );
    return typed.length === 0 ? after : { ...after, catalog: { ...catalog, typed: [...catalog.typed, ...typed] } };
  }
  return {
    ...after,
    weight: catalog.typed.includes('weight') ? after.weight : weightOfUnits(catalog.weight, quantity),
    pieces:
      catalog.pieces === null || catalog.typed.includes('pieces')
        ? after.pieces
        : piecesOfUnits(catalog.pieces, quantity),
  };
}
