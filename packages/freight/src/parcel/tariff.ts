import type { Closures } from '../calendar/business-days.ts';
import type { LocalDate } from '../calendar/date.ts';
import type { Currency } from '../money/money.ts';
import { nonstandardFeeNames } from './measure-parcel.ts';
import type { ParcelRules } from './rules.ts';

/** Up to so many thousandths of a pound it costs so much. Rows ascend. */
export type ParcelPrice = { readonly uptoMilliPounds: number; readonly amount: number };

export type ParcelService = {
  readonly code: string;
  readonly name: string;
  readonly network: 'ground' | 'air';
  /** Prices by zone. */
  readonly prices: Readonly<Record<number, readonly ParcelPrice[]>>;
  /** Price of an oversized box by zone, whatever it weighs; without one for a zone, none is taken there. */
  readonly oversized?: Readonly<Record<number, number>>;
  /** Business days by zone. */
  readonly days: Readonly<Record<number, number>>;
  readonly deliverBy: string;
};

export const parcelSurchargeCodes = [
  'additional_handling',
  'large_package',
  ...nonstandardFeeNames,
  'residential',
  'delivery_area',
  'signature_indirect',
  'signature_direct',
  'signature_adult',
  'declared_value',
] as const;
export type ParcelSurcharge = (typeof parcelSurchargeCodes)[number];

export const deliveryAreas = ['none', 'standard', 'extended'] as const;
export type DeliveryArea = (typeof deliveryAreas)[number];

/** Surcharges in minor units for each box. */
export type ParcelSurcharges = {
  readonly additionalHandling: number;
  readonly largePackage: number;
  readonly nonstandardLength: number;
  readonly nonstandardExtraLength: number;
  readonly nonstandardVolume: number;
  readonly residentialGround: number;
  readonly residentialAir: number;
  readonly areaCommercial: number;
  readonly areaResidential: number;
  readonly areaExtended: number;
  readonly signatureIndirect: number;
  readonly signatureDirect: number;
  readonly signatureAdult: number;
  /** For each begun hundred of value above `declaredFree` (minor units). */
  readonly declaredPerHundred: number;
  readonly declaredFree: number;
};

/** One version of a parcel carrier's prices: plain data, minor units of `currency`. */
export type ParcelTariff = {
  readonly id: string;
  readonly version: number;
  readonly carrier: string;
  readonly effectiveFrom: LocalDate;
  readonly effectiveUntil: LocalDate | null;
  readonly currency: Currency;
  readonly rules: ParcelRules;
  readonly services: readonly ParcelService[];
  readonly discountBp: number;
  /** Least charge of one box after the discount. */
  readonly leastCharge: number;
  readonly surcharges: ParcelSurcharges;
  readonly fuelGroundBp: number;
  readonly fuelAirBp: number;
  /** Surcharges that the fuel percentage is applied to as well. */
  readonly fuelOn: readonly ParcelSurcharge[];
  /** Whether each box is priced, or all boxes of a shipment by their billable weight together. */
  readonly multiPiece: 'each_piece' | 'total_weight';
  readonly closures: Closures;
};
