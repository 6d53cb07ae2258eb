import type { LocalDate } from '../calendar/date.ts';
import { FreightError } from '../errors.ts';
import { cubicFeet, measure, type MeasuredItem } from '../load/measure.ts';
import type { LoadItem } from '../load/item.ts';
import { inchTicks, ticksToInches } from '../units/length.ts';
import { quotient } from '../units/decimal.ts';
import { ticksPerPound } from '../units/mass.ts';
import { classRank, type FreightClass } from './classes.ts';
import { bandOf, poundsAt, shownDensity, type Density } from './density.ts';
import { defaultScaleId, densityScales, type DensityBand, type DensityScaleId } from './scales.ts';

/** How a carrier measures and classes: its density scale and which sizes it counts larger than they are. */
export type ClassRule = {
  readonly scaleId: DensityScaleId;
  /** Freight that nothing may stand on is rated at least this high; null rates it as it is. */
  readonly nonStackableHeightIn: number | null;
  /** From this width on, the full trailer width of 96 in is rated; null never. */
  readonly fullWidthFromIn: number | null;
};

/** The rule of the classification itself: the 2025 scale and the actual sizes. */
export const defaultClassRule: ClassRule = {
  scaleId: defaultScaleId,
  nonStackableHeightIn: null,
  fullWidthFromIn: null,
};

/** Why a density gives its class: every figure of the sum, for display. */
export type DensityReason = {
  readonly scaleId: DensityScaleId;
  readonly scaleEffectiveFrom: LocalDate | null;
  /** Rated sizes of one unit; higher or wider than the actual ones where the carrier's rule says so. */
  readonly lengthIn: number;
  readonly widthIn: number;
  readonly heightIn: number;
  readonly ratedAsActual: boolean;
  readonly unitCubicFeet: number;
  readonly unitPounds: number;
  /** Pounds per cubic foot, four decimals, and the two-decimal figure to show. */
  readonly density: number;
  readonly densityShown: number;
  /** From 1. */
  readonly bandIndex: number;
  readonly bandCount: number;
  readonly bandFrom: number;
  /** Where the next band begins; null in the last one. */
  readonly bandTo: number | null;
  readonly freightClass: FreightClass;
  /** The denser band, and the weight of one unit at which it begins. */
  readonly next: { readonly freightClass: FreightClass; readonly from: number; readonly unitPounds: number } | null;
};

/** The class of one line and where it comes from. */
export type LineClass = {
  readonly itemId: string;
  /** The class to rate: the chosen one, else the recommended one. */
  readonly freightClass: FreightClass;
  /** The catalog's class where the product has one (an item of the classification wins over density), else density. */
  readonly recommended: FreightClass;
  readonly recommendedBy: 'catalog' | 'density';
  /** Whether the shipper chose another class than the recommended one, and whether a lower (cheaper) one. */
  readonly overridden: boolean;
  readonly overriddenLower: boolean;
  readonly reason: DensityReason;
};

const trailerWidth = inchTicks(96);

function ratedSizes(line: MeasuredItem, rule: ClassRule): { width: number; height: number } {
  const { nonStackableHeightIn: high, fullWidthFromIn: wide } = rule;
  return {
    width: wide !== null && line.width >= inchTicks(wide) ? Math.max(line.width, trailerWidth) : line.width,
    height: high !== null && !line.item.stackable ? Math.max(line.height, inchTicks(high)) : line.height,
  };
}

function ratedDensity(line: MeasuredItem, { width, height }: { width: number; height: number }): Density {
  const same = width === line.width && height === line.height;
  const unitVolume = same ? line.unitVolume : BigInt(line.length) * BigInt(width) * BigInt(height);
  return { mass: line.mass, volume: unitVolume * BigInt(line.quantity) };
}

/** The density class of a measured line under a carrier's rule, with its reason. */
export function densityReason(line: MeasuredItem, rule: ClassRule): DensityReason {
  const scale = densityScales[rule.scaleId];
  const { width, height } = ratedSizes(line, rule);
  const density = ratedDensity(line, { width, height });
  const unitVolume = density.volume / BigInt(line.quantity);
  const index = bandOf(density, scale);
  const band = scale.bands[index] as DensityBand;
  const next = scale.bands[index + 1] ?? null;
  const below = next?.fromPcf ?? null;
  return {
    scaleId: scale.id,
    scaleEffectiveFrom: scale.effectiveFrom,
    lengthIn: ticksToInches(line.length),
    widthIn: ticksToInches(width),
    heightIn: ticksToInches(height),
    ratedAsActual: width === line.width && height === line.height,
    unitCubicFeet: cubicFeet(unitVolume),
    unitPounds: quotient(line.mass, ticksPerPound * BigInt(line.quantity), 4),
    density: shownDensity(density, 4, below),
    densityShown: shownDensity(density, 2, below),
    bandIndex: index + 1,
    bandCount: scale.bands.length,
    bandFrom: band.fromPcf,
    bandTo: below,
    freightClass: band.freightClass,
    next: next && {
      freightClass: next.freightClass,
      from: next.fromPcf,
      unitPounds: poundsAt(next.fromPcf, unitVolume),
    },
  };
}

function known(freightClass: FreightClass | null, field: string): FreightClass | null {
  if (freightClass !== null && classRank(freightClass) < 0) throw new FreightError(field, 'unknown_value');
  return freightClass;
}

/**
 * The class of a measured line under a carrier's rule and nothing else: what rating needs of it.
 * @param unit what it stands on, when it shares that with other lines
 */
export function classUnder(line: MeasuredItem, rule: ClassRule, unit: MeasuredItem = line): FreightClass {
  const { freightClass, catalogClass } = line.item;
  if (freightClass !== null || catalogClass !== null) return (freightClass ?? catalogClass) as FreightClass;
  const scale = densityScales[rule.scaleId];
  return (scale.bands[bandOf(ratedDensity(unit, ratedSizes(unit, rule)), scale)] as DensityBand).freightClass;
}

/**
 * Classes one measured line. Densities of several handling units are never averaged; lines that share a unit have the
 * density of that unit, all of them.
 * @param unit what the line stands on, when it shares that with other lines
 */
export function classifyMeasured(
  line: MeasuredItem,
  rule: ClassRule,
  at: string,
  unit: MeasuredItem = line,
): LineClass {
  const reason = densityReason(unit, rule);
  const catalog = known(line.item.catalogClass, `${at}.catalogClass`);
  const chosen = known(line.item.freightClass, `${at}.freightClass`);
  const recommended = catalog ?? reason.freightClass;
  const freightClass = chosen ?? recommended;
  return {
    itemId: line.item.id,
    freightClass,
    recommended,
    recommendedBy: catalog === null ? 'density' : 'catalog',
    overridden: freightClass !== recommended,
    overriddenLower: classRank(freightClass) < classRank(recommended),
    reason,
  };
}

/**
 * Classes one entered line with sizes and weight, as a form needs it while somebody types.
 * @throws FreightError for missing or impossible figures and unknown classes
 */
export function classify(item: LoadItem, rule: ClassRule = defaultClassRule, at = 'item'): LineClass {
  return classifyMeasured(measure(item, at), rule, at);
}
