import {
  defaultScaleId,
  ltlClosures,
  type Closures,
  type CubicCapacityRule,
  type FakRange,
  type FuelSchedule,
  type HazmatRule,
  type LinearFootRule,
  type LtlService,
  type LtlTariff,
  type OverLengthRule,
  type Territory,
  type TransitRule,
} from '@waybill/freight';
import type { HouseScac } from '../prefixes.ts';
import { distanceBands, rateTables, weightBreaks, type BreakCurve } from './base-rates.ts';

/** A house carrier and the tariff it starts with. */
export type HouseCarrier = { readonly scac: HouseScac; readonly name: string; readonly tariff: LtlTariff };

/** What sets one house carrier apart from the others. Amounts in cents, percentages in basis points. */
export type Character = {
  readonly scac: HouseScac;
  readonly name: string;
  /** Level of its class rates before the discount. */
  readonly levelBp: number;
  readonly curve: BreakCurve;
  readonly discountBp: number;
  readonly minimum: number;
  readonly absoluteMinimum: number;
  readonly territory: Territory;
  readonly transit: TransitRule;
  readonly services: readonly LtlService[];
  readonly fuel: FuelSchedule;
  readonly fuelOn?: LtlTariff['fuelOn'];
  readonly accessorials: LtlTariff['accessorials'];
  readonly residentialIncludesNotify?: boolean;
  readonly overLength: OverLengthRule;
  readonly cubicCapacity: CubicCapacityRule;
  readonly linearFoot: LinearFootRule;
  readonly fak?: readonly FakRange[];
  readonly hazmat: HazmatRule;
  /** What the carrier answers for, in cents a pound of new goods, and in all. */
  readonly perPound: number;
  readonly liabilityCap: number;
  readonly heaviestPounds: number;
  readonly longestFloorFeet: number;
  readonly closures?: Closures;
};

/** The first version of a house carrier's tariff. */
export function houseCarrier(own: Character): HouseCarrier {
  const tariff: LtlTariff = {
    id: `${own.scac.toLowerCase()}-1`,
    version: 1,
    carrier: own.scac,
    effectiveFrom: '2025-01-01',
    effectiveUntil: null,
    currency: 'USD',
    scale: defaultScaleId,
    weightBreaks,
    rates: rateTables(own.levelBp, own.curve),
    lanes: { zip3Pairs: {}, distanceBands },
    tariffMinimumCharge: own.minimum,
    discountBp: own.discountBp,
    absoluteMinimumCharge: own.absoluteMinimum,
    ...(own.fak === undefined ? {} : { fak: own.fak }),
    cubicCapacity: own.cubicCapacity,
    linearFoot: own.linearFoot,
    overLength: own.overLength,
    fuel: own.fuel,
    fuelOn: own.fuelOn ?? [],
    accessorials: own.accessorials,
    residentialIncludesNotify: own.residentialIncludesNotify ?? true,
    services: own.services,
    transit: own.transit,
    territory: own.territory,
    hazmat: own.hazmat,
    liability: { perPoundNew: own.perPound, perPoundUsed: 10, cap: own.liabilityCap },
    limits: {
      shipmentPounds: own.heaviestPounds,
      linearFeet: own.longestFloorFeet,
      lengthIn: 336,
      widthIn: 96,
      heightIn: 108,
    },
    closures: own.closures ?? { holidays: ltlClosures },
  };
  return { scac: own.scac, name: own.name, tariff };
}
