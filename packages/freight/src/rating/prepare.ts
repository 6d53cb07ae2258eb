import type { FreightClass } from '../classification/classes.ts';
import {
  classifyMeasured,
  classUnder,
  defaultClassRule,
  type ClassRule,
  type LineClass,
} from '../classification/classify.ts';
import { defaultFloorOptions, planFloor, type FloorOptions, type FloorPlan } from '../geometry/floor-plan.ts';
import type { LoadItem } from '../load/item.ts';
import { cubicFeet, measureAll, type MeasuredItem } from '../load/measure.ts';
import { handlingUnits, unitsByLine } from '../load/shared-units.ts';
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
  /** What stands on the floor: lines that share a handling unit are one here. */
  readonly units: readonly MeasuredItem[];
  readonly floor: FloorPlan;
  /** Classes by the default rule: what the shipper sees. */
  readonly classes: readonly LineClass[];
  /** The classes to rate, under each rule that was asked for. */
  readonly classesByRule: ReadonlyMap<string, readonly FreightClass[]>;
  /** Greatest sizes of any unit in length ticks: the longer side, the shorter side, the height. */
  readonly longest: number;
  readonly widest: number;
  readonly highest: number;
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

function classesOf(lines: readonly MeasuredItem[], rule: ClassRule): FreightClass[] {
  const unitAt = unitsByLine(lines);
  return lines.map((line, index) => classUnder(line, rule, unitAt[index]));
}

/** The classes of a load under a rule, from what was prepared where it was. */
export function classesUnder(load: PreparedLoad, rule: ClassRule): readonly FreightClass[] {
  return load.classesByRule.get(keyOf(rule)) ?? classesOf(load.lines, rule);
}

/**
 * Measures, classes and lays out a complete load: do it once per quote and pass it to each tariff.
 * @throws FreightError naming the field of what is missing or impossible
 */
export function prepareLoad(items: readonly LoadItem[], options: PrepareOptions = {}): PreparedLoad {
  const lines = measureAll(items);
  const unitAt = unitsByLine(lines);
  const units = handlingUnits(lines);
  const floor = planFloor(units, options.floor ?? defaultFloorOptions);
  const classes = lines.map((line, index) =>
    classifyMeasured(line, defaultClassRule, `items[${index}]`, unitAt[index]),
  );
  const rated = classes.map(({ freightClass }) => freightClass);
  const classesByRule = new Map<string, readonly FreightClass[]>([[keyOf(defaultClassRule), rated]]);
  for (const rule of options.classRules ?? []) {
    const key = keyOf(rule);
    if (!classesByRule.has(key)) classesByRule.set(key, classesOf(lines, rule));
  }
  const mass = lines.reduce((total, line) => total + line.mass, 0n);
  const volume = units.reduce((total, line) => total + line.unitVolume * BigInt(line.quantity), 0n);
  return {
    lines,
    units,
    floor,
    classes,
    classesByRule,
    longest: Math.max(...lines.map(({ length, width }) => Math.max(length, width))),
    widest: Math.max(...lines.map(({ length, width }) => Math.min(length, width))),
    highest: Math.max(...lines.map(({ height }) => height)),
    mass,
    volume,
    ratedMilliPounds: lines.reduce((total, line) => total + line.ratedMilliPounds, 0),
    totals: {
      units: units.reduce((total, unit) => total + unit.quantity, 0),
      pieces: lines.reduce((total, line) => total + line.pieces, 0),
      pounds: ticksToPounds(mass),
      cubicFeet: cubicFeet(volume),
      linearFeet: floor.usedLinearFeet,
      floorSpots: floor.floorSpots,
      hazardous: items.some(({ hazardous }) => hazardous),
    },
  };
}
