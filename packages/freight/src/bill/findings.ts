import { inProportion } from './proportion.ts';
import { emptySide, freightOf, type BillSide } from './sides.ts';

/**
 * Why a carrier bills something else than was quoted:
 * - `reweigh`, `reclass`, `dims` it weighed, classed or measured the freight otherwise
 * - `accessorial` a service that was not in the quote, or at another price
 * - `fuel`, `discount` another percentage; `mileage` another distance
 * - `duplicate` the shipment was billed before; `wrong_payer` somebody else is to pay
 * - `unexplained` nothing on the bill says why
 */
export const billCauses = [
  'reweigh',
  'reclass',
  'dims',
  'accessorial',
  'fuel',
  'discount',
  'mileage',
  'duplicate',
  'wrong_payer',
  'unexplained',
] as const;
export type BillCause = (typeof billCauses)[number];

/** What of a price a difference is on. */
export const billParts = ['freight', 'fuel', 'accessorial', 'insurance'] as const;
export type BillPart = (typeof billParts)[number];

/** A difference with its cause, in minor units; `code` names the service of an accessorial, else it is the part. */
export type BillFinding = {
  readonly cause: BillCause;
  readonly part: BillPart;
  readonly code: string;
  readonly amount: number;
};

/** What a price becomes once one more of the carrier's facts is believed. */
export type BillStep = { readonly cause: BillCause; readonly side: BillSide };

/** What is on a bill beside its amounts. */
export type BillNotes = {
  /** The whole bill is not to be paid, for this cause. */
  readonly whole?: 'duplicate' | 'wrong_payer' | undefined;
  /** The carrier drove another distance than was quoted. */
  readonly otherMiles?: boolean | undefined;
};

/** Differences between two sides that have one cause. */
function between(from: BillSide, to: BillSide, cause: (part: BillPart) => BillCause): BillFinding[] {
  const found: BillFinding[] = [];
  const note = (part: BillPart, code: string, amount: number): void => {
    if (amount !== 0) found.push({ cause: cause(part), part, code, amount });
  };
  note('freight', 'freight', freightOf(to) - freightOf(from));
  note('fuel', 'fuel', to.fuel - from.fuel);
  for (const code of new Set([...from.extras.keys(), ...to.extras.keys()])) {
    note('accessorial', code, (to.extras.get(code) ?? 0) - (from.extras.get(code) ?? 0));
  }
  note('insurance', 'insurance', to.insurance - from.insurance);
  return found;
}

/** A side with another freight charge: gross and fuel at the same percentages as before. */
export function withFreight(side: BillSide, freight: number): BillSide {
  const before = freightOf(side);
  const gross = inProportion(side.gross, freight, before);
  return { ...side, gross, adjustment: freight - gross, fuel: inProportion(side.fuel, freight, before) };
}

/**
 * What the freight charge of the bill would be at the percentage off that was expected; as billed where the bill
 * prints its net charge alone, which has its discount in it already.
 */
export function atExpectedDiscount(expected: BillSide, billed: BillSide): number {
  if (expected.gross <= 0 || billed.gross <= 0 || billed.adjustment >= 0) return freightOf(billed);
  return inProportion(freightOf(expected), billed.gross, expected.gross);
}

const leftCauses = { freight: 'discount', fuel: 'fuel', accessorial: 'accessorial', insurance: 'unexplained' } as const;

/**
 * Names the cause of every difference between what was quoted and what is billed. It walks from the quote to the bill,
 * one of the carrier's facts after the other, and each step is the difference that it makes: so the findings come to
 * billed less quoted, to the cent, whatever the steps are.
 * @param steps the price after each of the carrier's facts, in order; empty where none is known
 */
export function explainBill(
  quoted: BillSide,
  steps: readonly BillStep[],
  billed: BillSide,
  { whole, otherMiles = false }: BillNotes = {},
): BillFinding[] {
  if (whole !== undefined) return between(emptySide, billed, () => whole);
  const found: BillFinding[] = [];
  let at = quoted;
  const walk = (to: BillSide, cause: (part: BillPart) => BillCause): void => {
    found.push(...between(at, to, cause));
    at = to;
  };
  for (const { side, cause } of steps) walk(side, () => cause);
  walk(withFreight(at, atExpectedDiscount(at, billed)), () => (otherMiles ? 'mileage' : 'unexplained'));
  walk(withFreight(at, freightOf(billed)), () => 'discount');
  walk(billed, (part) => leftCauses[part]);
  return together(found);
}

/** Findings of one cause, part and code as one; those that come to nothing are left out. */
function together(found: readonly BillFinding[]): BillFinding[] {
  const sums = new Map<string, BillFinding>();
  for (const one of found) {
    const key = `${one.cause} ${one.part} ${one.code}`;
    sums.set(key, { ...one, amount: one.amount + (sums.get(key)?.amount ?? 0) });
  }
  return [...sums.values()].filter(({ amount }) => amount !== 0);
}
