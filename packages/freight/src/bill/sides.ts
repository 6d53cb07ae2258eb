import { subtotalKinds, type ChargeKind } from '../rating/charge-line.ts';

/** A line of a price or of a bill, in minor units. */
export type BillLine = { readonly kind: ChargeKind; readonly code: string; readonly amount: number };

/**
 * One side of a comparison, in minor units. Carriers print the freight charge in as many ways as there are carriers;
 * what can be held against each other is its gross, what is taken off, the fuel, and each service by its code.
 */
export type BillSide = {
  readonly gross: number;
  /** Discount and minimum together: what leads from the gross to the freight charge. */
  readonly adjustment: number;
  readonly fuel: number;
  readonly extras: ReadonlyMap<string, number>;
  readonly insurance: number;
};

export const emptySide: BillSide = { gross: 0, adjustment: 0, fuel: 0, extras: new Map(), insurance: 0 };

/** The freight charge: gross less what is taken off. */
export function freightOf({ gross, adjustment }: Pick<BillSide, 'gross' | 'adjustment'>): number {
  return gross + adjustment;
}

/** What a side comes to. */
export function totalOf(side: BillSide): number {
  const extras = [...side.extras.values()].reduce((sum, amount) => sum + amount, 0);
  return freightOf(side) + side.fuel + side.insurance + extras;
}

/** Lines taken together by what they are; sums that only repeat are left out, lines of one service are added. */
export function sideOf(lines: readonly BillLine[]): BillSide {
  const extras = new Map<string, number>();
  const sums = { gross: 0, adjustment: 0, fuel: 0, insurance: 0 };
  for (const { kind, code, amount } of lines) {
    if (subtotalKinds.includes(kind)) continue;
    if (kind === 'accessorial' || kind === 'surcharge') extras.set(code, (extras.get(code) ?? 0) + amount);
    else if (kind === 'discount' || kind === 'minimum') sums.adjustment += amount;
    else if (kind === 'fuel' || kind === 'insurance') sums[kind] += amount;
    else sums.gross += amount;
  }
  return { ...sums, extras };
}
