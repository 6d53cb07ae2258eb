import type { Closures } from '../calendar/business-days.ts';
import type { LocalDate } from '../calendar/date.ts';
import type { FreightClass } from '../classification/classes.ts';
import type { DensityScaleId } from '../classification/scales.ts';
import type { LiabilityRule } from '../insurance/liability.ts';
import type { Currency } from '../money/money.ts';
import type { AccessorialCode, AccessorialRule } from './accessorial-table.ts';
import type { FuelSchedule } from './fuel.ts';

/** From this weight of the whole shipment on, the rates of this column apply. */
export type WeightBreak = { readonly code: string; readonly fromPounds: number };

/**
 * How a charge with deficit weight is rounded: each printed line for itself, or the whole charge once, with the
 * deficit line taking up the difference, so that it is exactly the next break's least charge.
 */
export type DeficitRounding = 'each_line' | 'whole_charge';

/** Minor units per 100 lb, by class, one figure for each weight break. */
export type RateTable = Readonly<Partial<Record<FreightClass, readonly number[]>>>;

/** Classes from `from` to `to` are rated as `as`: never higher than they are, unless the agreement says so. */
export type FakRange = {
  readonly from: FreightClass;
  readonly to: FreightClass;
  readonly as: FreightClass;
  readonly raises: boolean;
};

/** Light, bulky freight: from so many cubic feet and below a density, it is rated at so many pounds a cubic foot. */
export type CubicCapacityRule = {
  readonly fromCubicFeet: number;
  readonly belowPcf: number;
  readonly poundsPerCubicFoot: number;
  readonly freightClass: FreightClass;
  readonly discounted: boolean;
};

/** Long loads: over so many feet of floor, at least so many pounds a foot (and a pallet position) are rated. */
export type LinearFootRule = {
  readonly overFeet: number;
  readonly poundsPerFoot: number;
  readonly poundsPerSpot: number | null;
  /** Only freight lighter than this is concerned; null concerns all. */
  readonly belowPcf: number | null;
  readonly freightClass: FreightClass;
  readonly discounted: boolean;
};

/** A fee for the longest unit, by its band. */
export type OverLengthRule = {
  readonly per: 'shipment' | 'unit';
  readonly bands: readonly {
    readonly fromInches: number;
    readonly code: 'OVR08' | 'OVR12' | 'OVR20';
    readonly amount: number;
  }[];
};

/** One product of the carrier. Its factor (10,000 = as the tariff) is applied to every rate per 100 lb. */
export type LtlService = {
  readonly code: string;
  readonly name: string;
  readonly factorBp: number;
  readonly daysAdjustment: number;
  /** Local time at delivery, `HH:MM`. */
  readonly deliverBy: string;
};

export type TransitRule = {
  /** Business days by road miles; the last band has no end. */
  readonly bands: readonly { readonly uptoMiles: number | null; readonly days: number }[];
  readonly ruralZip3: readonly string[];
  readonly ruralDays: number;
  readonly overLengthDays: number;
  readonly remoteStates: readonly string[];
  readonly remoteDays: number;
};

/** States served (null = all) and ZIP3 areas left out. */
export type Territory = {
  readonly originStates: readonly string[] | null;
  readonly destinationStates: readonly string[] | null;
  readonly excludedZip3: readonly string[];
};

export type HazmatRule = {
  readonly accepted: boolean;
  readonly refusedClasses: readonly string[];
  readonly refusedToResidences: readonly string[];
};

export type LtlLimits = {
  readonly shipmentPounds: number;
  /** One handling unit; missing where the carrier takes what the mode does. */
  readonly unitPounds?: number;
  readonly linearFeet: number | null;
  /** Beyond these sizes of a unit the carrier takes freight by arrangement only. */
  readonly lengthIn: number;
  readonly widthIn: number;
  readonly heightIn: number;
};

/** One version of a carrier's less-than-truckload tariff: plain data, amounts in minor units of `currency`. */
export type LtlTariff = {
  readonly id: string;
  readonly version: number;
  readonly carrier: string;
  readonly effectiveFrom: LocalDate;
  readonly effectiveUntil: LocalDate | null;
  readonly currency: Currency;
  readonly scale: DensityScaleId;
  readonly nonStackableHeightIn?: number;
  readonly fullWidthFromIn?: number;
  readonly weightBreaks: readonly WeightBreak[];
  /** Rate tables by the name of their rate base. */
  readonly rates: Readonly<Record<string, RateTable>>;
  /** Rate base by lane: a pair of ZIP3 areas (`031-606`) wins over the distance band. */
  readonly lanes: {
    readonly zip3Pairs: Readonly<Record<string, string>>;
    readonly distanceBands: readonly { readonly uptoMiles: number | null; readonly rateBase: string }[];
  };
  /** Least gross charge, before the discount. */
  readonly tariffMinimumCharge: number;
  /** `each_line` unless told otherwise. */
  readonly deficitRounding?: DeficitRounding;
  readonly discountBp: number;
  /** Least freight charge, after the discount. */
  readonly absoluteMinimumCharge: number;
  readonly fak?: readonly FakRange[];
  readonly cubicCapacity?: CubicCapacityRule;
  readonly linearFoot?: LinearFootRule;
  readonly overLength?: OverLengthRule;
  readonly fuel: FuelSchedule;
  /** Accessorials that the fuel percentage is applied to as well. */
  readonly fuelOn: readonly AccessorialCode[];
  /** What is not listed here is not offered. */
  readonly accessorials: Readonly<Partial<Record<AccessorialCode, AccessorialRule>>>;
  readonly residentialIncludesNotify: boolean;
  readonly services: readonly LtlService[];
  readonly transit: TransitRule;
  readonly territory: Territory;
  readonly hazmat: HazmatRule;
  readonly liability: LiabilityRule;
  readonly limits: LtlLimits;
  readonly closures: Closures;
};

/** The version in force on a date, the newest where several are; null when none is. */
export function versionOn<T extends { readonly effectiveFrom: LocalDate; readonly effectiveUntil: LocalDate | null }>(
  versions: readonly T[],
  date: LocalDate,
): T | null {
  return versions
    .filter((one) => one.effectiveFrom <= date && (one.effectiveUntil === null || date <= one.effectiveUntil))
    .reduce<T | null>(
      (newest, one) => (newest === null || one.effectiveFrom > newest.effectiveFrom ? one : newest),
      null,
    );
}
