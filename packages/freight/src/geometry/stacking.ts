import { inchTicks } from '../units/length.ts';
import type { MeasuredItem } from '../load/measure.ts';

/** One handling unit: its line and its place (from 0) among the units of the line. */
export type Unit = { readonly line: MeasuredItem; readonly unitIndex: number };

/** Units standing on one spot of the floor, lowest first. */
export type Stack = { readonly units: readonly [Unit, ...Unit[]] };

export type StackingLimits = {
  /** Units on one spot, the lowest included. */
  readonly levels: number;
  /** Height of the whole stack, in inches. */
  readonly heightIn: number;
};

export const defaultStackingLimits: StackingLimits = { levels: 2, heightIn: 96 };

type Pile = { units: [Unit, ...Unit[]]; height: number };

/** Mass of one unit is mass / quantity; compared crosswise so that no division rounds. */
function notHeavier(upper: MeasuredItem, lower: MeasuredItem): boolean {
  return upper.mass * BigInt(lower.quantity) <= lower.mass * BigInt(upper.quantity);
}

function fitsOn(upper: MeasuredItem, lower: MeasuredItem): boolean {
  const [upperShort, upperLong] = [Math.min(upper.length, upper.width), Math.max(upper.length, upper.width)];
  const [lowerShort, lowerLong] = [Math.min(lower.length, lower.width), Math.max(lower.length, lower.width)];
  return upperShort <= lowerShort && upperLong <= lowerLong;
}

/**
 * Stands stackable units on each other: on a stackable unit only, no heavier and no larger in footprint than the
 * one below, within the limits on levels and height. Larger and heavier units go below. What may not be stacked
 * stands alone. Order of the result: as the lowest units were entered.
 */
export function stackUnits(lines: readonly MeasuredItem[], limits: StackingLimits): Stack[] {
  const piles: Pile[] = [];
  const heightLimit = inchTicks(limits.heightIn);
  const lowFirst = lines
    .map((line, order) => ({ line, order }))
    .toSorted((a, b) => b.line.length * b.line.width - a.line.length * a.line.width || heavier(a.line, b.line));
  const orders = new Map<MeasuredItem, number>();
  for (const { line, order } of lowFirst) {
    orders.set(line, order);
    for (let unitIndex = 0; unitIndex < line.quantity; unitIndex += 1) {
      const unit = { line, unitIndex };
      const pile = line.item.stackable ? piles.find((one) => takes(one, line)) : undefined;
      if (pile === undefined) {
        piles.push({ units: [unit], height: line.height });
      } else {
        pile.units.push(unit);
        pile.height += line.height;
      }
    }
  }
  const entered = (pile: Pile): number => orders.get(pile.units[0].line) as number;
  return piles.toSorted((a, b) => entered(a) - entered(b)).map(({ units }) => ({ units }));

  function takes(pile: Pile, upper: MeasuredItem): boolean {
    const lower = (pile.units.at(-1) as Unit).line;
    return (
      lower.item.stackable &&
      pile.units.length < limits.levels &&
      pile.height + upper.height <= heightLimit &&
      notHeavier(upper, lower) &&
      fitsOn(upper, lower)
    );
  }
}

function heavier(a: MeasuredItem, b: MeasuredItem): number {
  if (notHeavier(a, b)) return notHeavier(b, a) ? 0 : 1;
  return -1;
}
