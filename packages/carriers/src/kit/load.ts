import type { AccessorialCode, Country, FreightClass, Money, PackageType, SiteType } from '@waybill/freight';

/** Where something is picked up or delivered, as far as rating needs it. */
export type CarrierPlace = {
  readonly country: Country;
  readonly postalCode: string;
  readonly city: string;
  /** Two or three letters, as the post writes it. */
  readonly state: string;
  readonly siteType: SiteType;
  /** Whether the place is a home, where it is known. */
  readonly residential: boolean;
};

/** One end of a shipment. */
export type CarrierParty = CarrierPlace & {
  readonly company: string;
  readonly contactName: string;
  /** Digits, as typed. */
  readonly phone: string;
  readonly email: string;
  /** 1 to 5 lines. */
  readonly streetLines: readonly string[];
  /** Hours of operation, local `HH:MM`. */
  readonly opensAt: string;
  readonly closesAt: string;
};

/** What a shipping paper says about hazardous freight. */
export type CarrierHazmat = {
  /** `UN1263` or `NA1993`. */
  readonly idNumber: string;
  readonly properName: string;
  readonly hazardClass: string;
  readonly packingGroup: 'I' | 'II' | 'III' | null;
  readonly emergencyContact: string;
  readonly emergencyPhone: string;
};

/** One line of an LTL load. Inches and pounds, up to two decimals. */
export type FreightLine = {
  readonly description: string;
  readonly packageType: PackageType;
  /** Handling units. */
  readonly quantity: number;
  readonly pieces: number;
  /** Outside sizes of one unit. */
  readonly lengthIn: number;
  readonly widthIn: number;
  readonly heightIn: number;
  /** All units of the line together. */
  readonly weightLb: number;
  readonly freightClass: FreightClass;
  /** `123456` or `123456-02`. */
  readonly nmfc: string | null;
  readonly stackable: boolean;
  readonly hazmat: CarrierHazmat | null;
};

/** One parcel. Inches and pounds, up to two decimals. */
export type Parcel = {
  readonly description: string;
  readonly lengthIn: number;
  readonly widthIn: number;
  readonly heightIn: number;
  readonly weightLb: number;
  readonly additionalHandling: boolean;
  readonly nonRectangular: boolean;
  readonly hazmat: CarrierHazmat | null;
};

/** What is carried: freight lines for LTL, one entry for each box for parcel. */
export type CarrierLoad =
  | { readonly mode: 'ltl'; readonly lines: readonly FreightLine[] }
  | { readonly mode: 'parcel'; readonly parcels: readonly Parcel[] };

/** Services beside the carriage itself. */
export type CarrierServices = {
  readonly accessorials: readonly AccessorialCode[];
  /** Parcel only. */
  readonly signature: 'none' | 'indirect' | 'direct' | 'adult';
  /** What the goods are worth. */
  readonly shipmentValue: Money;
  /** Whether the value is declared to the carrier, so that it answers for it. */
  readonly declareValue: boolean;
};
