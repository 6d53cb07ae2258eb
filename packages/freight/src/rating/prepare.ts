import { classifyMeasured, defaultClassRule, type ClassRule, type LineClass } from '../classification/classify.ts';
import { defaultFloorOptions, planFloor, type FloorOptions, type FloorPlan } from '../geometry/floor-plan.ts';
import type { LoadItem } from '../load/item.ts';
import { cubicFeet, measureAll, type MeasuredItem } from '../load/measure.ts';
import { ticksToPounds } from '../units/mass.ts';
import type { LtlTariff } from './tariff.ts';

export type PrepareOptions = {
  readonly floor?: FloorOptions;
  /** The class rules of the tariffs that will rate the load; see `classRuleOf`. */
  readonly classRules?: readonly ClassRule[];
};

/** A load with everything that does not depend on a carrier worked out once, for all carriers of a quote. */
export type PreparedLoad = {
  readonly lines: readonly MeasuredItem[];
  readonly floor: FloorPlan;
  /** Classes by the default rule: what the shipper sees. */
  readonly classes: readonly LineClass[];
  readonly classesByRule: ReadonlyMap<string, readonly LineClass[]>;
  readonly mass: bigint;
  readonly volume: bigint;
  readonly ratedMilliPounds: number;
  readonly totals: LoadTotals;
};

/** The figures of a load for display. */
export type LoadTotals = {
  readonly units: number;
  readonly pieces: number;
  readonly pounds: number;
  readonly cubicFeet: number;
  readonly linearFeet: number;
  readonly floorSpots: number;
  readonly hazardous: boolean;
};

const keyOf = ({ scaleId, nonStackableHeightIn, fullWidthFromIn }: ClassRule): string =>
  `${scaleId}/${nonStackableHeightIn}/${fullWidthFromIn}`;

/** How a tariff measures and classes freight. */
export function classRuleOf(tariff: LtlTariff): ClassRule {
  return {
    scaleId: tariff.scale,
    nonStackableHeightIn: tariff.nonStackableHeightIn ?? null,
    fullWidthFromIn: tariff.fullWidthFromIn ?? null,
  };
}

const classifyAll = (lines: readonly MeasuredItem[], rule: ClassRule): LineClass[] =>
  lines.map((line, index) => classifyMeasured(line, rule, `items[${index}]`));

/** The classes of a load under a rule, from what was prepared where it was. */
export function classesUnder(load: PreparedLoad, rule: ClassRule): readonly LineClass[] {
  return load.classesByRule.get(keyOf(rule)) ?? classifyAll(load.lines, rule);
}

/**
 * Measures, classes and lays out a complete load: do it once per quote and pass it to each tariff.
 * @throws FreightError naming the field of what is missing or impossible
 */
export function prepareLoad(items: readonly LoadItem[], options: PrepareOptions = {}): PreparedLoad {
  const lines = measureAll(items);
  const floor = planFloor(lines, options.floor ?? defaultFloorOptions);
  const classes = classifyAll(lines, defaultClassRule);
  const classesByRule = new Map<string, readonly LineClass[]>([[keyOf(defaultClassRule), classes]]);
  for (const rule of options.classRules ?? []) {
    const key = keyOf(rule);
    if (!classesByRule.has(key)) classesByRule.set(key, classifyAll(lines, rule));
  }
  const mass = lines.reduce((total, line) => total + line.mass, 0n);
  const volume = lines.reduce((total, line) => total + line.unitVolume * BigInt(line.quantity), 0n);
  return {
    lines,
    floor,
    classes,
    classesByRule,
    mass,
    volume,
    ratedMilliPounds: lines.reduce((total, line) => total + line.ratedMilliPounds, 0),
    totals: {
      units: lines.reduce((total, line) => total + line.quantity, 0),
      pieces: lines.reduce((total, line) => total + line.pieces, 0),
      pounds: ticksToPounds(mass),
      cubicFeet: cubicFeet(volume),
      linearFeet: floor.usedLinearFeet,
      floorSpots: floor.floorSpots,
      hazardous: items.some(({ hazardous }) => hazardous),
    },
  };
}
