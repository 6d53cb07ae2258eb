import { quotient } from '../units/decimal.ts';
import { inchTicks, ticksPerInch, ticksToInches } from '../units/length.ts';
import type { MeasuredItem } from '../load/measure.ts';
import { allocate } from '../units/allocate.ts';
import { layOut, type Turning } from './lay-out.ts';
import { defaultStackingLimits, stackUnits, type StackingLimits } from './stacking.ts';

export type FloorOptions = {
  readonly trailerLengthIn: number;
  readonly trailerWidthIn: number;
  readonly turning: Turning;
  readonly stacking: StackingLimits;
};

/** A 53 ft trailer with 96 in of usable width, as less-than-truckload carriers reckon. */
export const defaultFloorOptions: FloorOptions = {
  trailerLengthIn: 636,
  trailerWidthIn: 96,
  turning: 'all_but_pallets',
  stacking: defaultStackingLimits,
};

/** A floor position as it can be drawn: inches from the nose (`x`) and from one side wall (`y`). */
export type PlacedUnit = {
  readonly itemId: string;
  readonly unitIndex: number;
  readonly x: number;
  readonly y: number;
  readonly lengthAlong: number;
  readonly widthAcross: number;
  /** Its entered length lies across the trailer. */
  readonly turned: boolean;
  /** Units standing on it, lowest first. */
  readonly stackedUnits: readonly { readonly itemId: string; readonly unitIndex: number }[];
};

export type FloorPlan = {
  readonly placed: readonly PlacedUnit[];
  /** Trailer length taken, exactly, in length ticks; what rules decide on. */
  readonly usedTicks: number;
  readonly usedInches: number;
  /** For display, one decimal. */
  readonly usedLinearFeet: number;
  readonly floorSpots: number;
  /** Whether everything stands within the trailer's length and width. */
  readonly fits: boolean;
  /**
   * Each line's part of `usedLinearFeet`, one decimal, keyed by item id; the parts add up to it. The length is split by
   * what each line would take in full rows of its own. A line that stands on others has none.
   */
  readonly linearFeetByItem: Readonly<Record<string, number>>;
};

/** Ticks as feet with one decimal, half up: how linear feet are always reported. */
export function linearFeet(ticks: number): number {
  return quotient(BigInt(ticks), BigInt(ticksPerInch) * 12n, 1);
}

/** Whether a plan takes more than so many feet of the trailer, exactly. */
export function longerThanFeet(plan: FloorPlan, feet: number): boolean {
  return plan.usedTicks > inchTicks(feet * 12);
}

/** A length of one decimal split by lines, in tenths of a foot, so that the lines say what the whole says. */
function feetByItem(feet: number, inRows: ReadonlyMap<string, number>): FloorPlan['linearFeetByItem'] {
  const tenths = allocate(Math.round(feet * 10), [...inRows.values()]);
  return Object.fromEntries([...inRows.keys()].map((id, index) => [id, (tenths[index] as number) / 10]));
}

/** Stacks, turns and places every unit of a load on the trailer floor. */
export function planFloor(lines: readonly MeasuredItem[], options: FloorOptions = defaultFloorOptions): FloorPlan {
  const width = inchTicks(options.trailerWidthIn);
  const laid = layOut(stackUnits(lines, options.stacking), width, options.turning);
  const usedTicks = laid.reduce((used, { spot }) => Math.max(used, spot.x + spot.along), 0);
  const inRows = new Map<string, number>();
  for (const { stack, spot } of laid) {
    const { id } = stack.units[0].line.item;
    const abreast = Math.max(1, Math.floor(width / spot.across));
    inRows.set(id, (inRows.get(id) ?? 0) + spot.along / abreast);
  }
  return {
    placed: laid.map(({ stack: { units }, spot, turned }) => ({
      itemId: units[0].line.item.id,
      unitIndex: units[0].unitIndex,
      x: ticksToInches(spot.x),
      y: ticksToInches(spot.y),
      lengthAlong: ticksToInches(spot.along),
      widthAcross: ticksToInches(spot.across),
      turned,
      stackedUnits: units.slice(1).map(({ line, unitIndex }) => ({ itemId: line.item.id, unitIndex })),
    })),
    usedTicks,
    usedInches: ticksToInches(usedTicks),
    usedLinearFeet: linearFeet(usedTicks),
    floorSpots: laid.length,
    fits: usedTicks <= inchTicks(options.trailerLengthIn) && laid.every(({ spot }) => spot.across <= width),
    linearFeetByItem: feetByItem(linearFeet(usedTicks), inRows),
  };
}
