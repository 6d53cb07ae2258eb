import type { BillOfLadingTexts, UnitLabelTexts } from './texts.ts';

/**
 * Input of the documents. Every number and date is already formatted in the reader's language and units; nothing is
 * computed here. A missing field prints as an empty box to fill in by hand if the form has one, else not at all.
 */
export interface LabelledText {
  readonly label: string;
  readonly text: string;
}

/** A value and its unit, e.g. `1,180` and `lb`. */
export interface Measure {
  readonly value: string;
  readonly unit: string;
}

/** Shipper, consignee, or bill-to party. */
export interface Party {
  readonly company: string;
  readonly contact?: string;
  readonly phone?: string;
  /** Up to five street lines. */
  readonly street: readonly string[];
  readonly city: string;
  readonly state: string;
  readonly postalCode: string;
  /** Name of the country; missing on domestic documents. */
  readonly country?: string;
  /** Further lines, e.g. hours of operation or a tax identifier (RFC). */
  readonly details?: readonly LabelledText[];
}

export interface Carrier {
  readonly name: string;
  readonly scac: string;
  /** Service level, e.g. `Standard, 3 business days`. */
  readonly service?: string;
}

/** A line of customer order information: a reference number and its share of the freight. */
export interface Reference {
  /** Type of reference, e.g. `PO Number`. */
  readonly label: string;
  readonly number: string;
  readonly pieces?: string;
  readonly weight?: Measure;
  readonly palletized?: boolean;
  readonly info?: string;
}

/** A hazardous material as required on a shipping paper by 49 CFR 172.200-204 and 172.604. All in English. */
export interface HazardousMaterial {
  /** UN or NA number with its prefix, e.g. `UN1263`. */
  readonly idNumber: string;
  readonly properName: string;
  /** Technical name of an n.o.s. or G entry; printed in parentheses after the proper shipping name. */
  readonly technicalName?: string;
  readonly hazardClass: string;
  readonly subsidiaryClasses?: readonly string[];
  /** Missing for entries without one (class 1, self-reactive substances, organic peroxides, and others). */
  readonly packingGroup?: 'I' | 'II' | 'III';
  readonly reportableQuantity?: boolean;
  readonly waste?: boolean;
  readonly marinePollutant?: boolean;
  readonly limitedQuantity?: boolean;
  /** Total quantity with number and type of packages, e.g. `1,180 lb in 24 steel drums`. */
  readonly quantity?: string;
  /** Who answers at `emergencyPhone`, or who has the contract with an emergency response provider. */
  readonly emergencyContact: string;
  /** A number that is answered 24 hours a day. */
  readonly emergencyPhone: string;
}

/** One commodity line. */
export interface Item {
  readonly handlingUnits: string;
  /** E.g. `Pallets`. */
  readonly handlingUnitType: string;
  readonly pieces?: string;
  readonly pieceType?: string;
  readonly weight: Measure;
  readonly description: string;
  /** Set exactly for hazardous items. */
  readonly hazmat?: HazardousMaterial;
  readonly nmfc?: string;
  readonly freightClass?: string;
  /** E.g. `48 × 40 × 48 in`. */
  readonly dimensions?: string;
}

export type FreightTerms = 'prepaid' | 'collect' | 'thirdParty';

export interface BillOfLadingInput {
  readonly texts: BillOfLadingTexts;
  /** BCP 47 tag of the language of `texts`, stored in the file for screen readers. */
  readonly language: string;
  /** Stored in the file. The same input always renders to the same bytes. */
  readonly createdAt: Date;
  /** Issuer printed at the top: the provider's name and contact. */
  readonly issuer?: { readonly name: string; readonly contact?: string };
  /** Printable ASCII, at most 30 characters, since it is also the barcode. */
  readonly number: string;
  readonly date: string;
  /** One full set of pages for each, e.g. `Shipper's copy` and `Carrier's copy`; by default one unnamed set. */
  readonly copies?: readonly string[];
  /** Printed before the title of every page, e.g. `CANCELED`, so that no one loads it. */
  readonly over?: string;
  readonly carrier: Carrier;
  readonly pro?: string;
  readonly trailer?: string;
  readonly seal?: string;
  readonly pickupNumber?: string;
  readonly pickupDate: string;
  readonly deliveryDate?: string;
  readonly shipFrom: Party;
  readonly shipTo: Party;
  readonly billTo?: Party;
  readonly fob?: 'origin' | 'destination';
  readonly freightTerms: FreightTerms;
  readonly master?: boolean;
  readonly instructions?: string;
  /** Names of the ordered accessorials. */
  readonly accessorials: readonly string[];
  readonly references: readonly Reference[];
  readonly items: readonly Item[];
  readonly totals: { readonly handlingUnits: string; readonly pieces?: string; readonly weight: Measure };
  readonly declaredValue?: { readonly amount: string; readonly per: string };
  readonly cod?: { readonly amount: string; readonly terms: 'prepaid' | 'collect'; readonly checkAccepted?: boolean };
  readonly loadedBy?: 'shipper' | 'driver';
  readonly countedBy?: 'shipper' | 'driverPallets' | 'driverPieces';
}

/** One handling unit. */
export interface LabelUnit {
  readonly description?: string;
  readonly weight?: Measure;
  readonly dimensions?: string;
  readonly hazmat?: HazardousMaterial;
  /** Tracking number of a parcel, as a barcode instead of the PRO. Printable ASCII, at most 30 characters. */
  readonly tracking?: string;
}

export interface UnitLabelsInput {
  readonly texts: UnitLabelTexts;
  readonly language: string;
  readonly createdAt: Date;
  /** Printable ASCII, at most 30 characters. */
  readonly number: string;
  /** Printable ASCII, at most 30 characters. */
  readonly pro?: string;
  readonly carrier: Carrier;
  readonly pickupDate: string;
  readonly shipFrom: Party;
  readonly shipTo: Party;
  /** Printed before the unit count of every label, e.g. `CANCELED`, so that no one uses it. */
  readonly over?: string;
  /** One label per unit, in order; at least one. */
  readonly units: readonly LabelUnit[];
}
