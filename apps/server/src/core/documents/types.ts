import type { BillOfLadingTexts, UnitLabelTexts } from './texts.ts';

/**
 * What the documents print. Every figure and date is a text already formatted in the reader's language and
 * units; nothing is computed here. A field left out prints as an empty box to be filled in by hand where the
 * form has one, else not at all.
 */
export interface LabelledText {
  readonly label: string;
  readonly text: string;
}

/** A figure and its unit, e.g. `1,180` and `lb`. */
export interface Measure {
  readonly value: string;
  readonly unit: string;
}

/** Shipper, consignee or who pays. */
export interface Party {
  readonly company: string;
  readonly contact?: string;
  readonly phone?: string;
  /** Street lines, first to fifth. */
  readonly street: readonly string[];
  readonly city: string;
  readonly state: string;
  readonly postalCode: string;
  /** Name of the country; left out on domestic documents. */
  readonly country?: string;
  /** More to print below, e.g. hours of operation or a tax identifier (RFC). */
  readonly details?: readonly LabelledText[];
}

export interface Carrier {
  readonly name: string;
  readonly scac: string;
  /** Service level, e.g. `Standard, 3 business days`. */
  readonly service?: string;
}

/** A line of customer order information: a reference number, with what of the freight belongs to it. */
export interface Reference {
  /** Type of the number, e.g. `PO Number`. */
  readonly label: string;
  readonly number: string;
  readonly pieces?: string;
  readonly weight?: Measure;
  readonly palletized?: boolean;
  readonly info?: string;
}

/**
 * A hazardous material as 49 CFR 172.200-204 and 172.604 want it on a shipping paper. All in English.
 */
export interface HazardousMaterial {
  /** UN or NA number with its prefix, e.g. `UN1263`. */
  readonly idNumber: string;
  readonly properName: string;
  /** Technical name of an n.o.s. or G entry; printed in parentheses after the proper shipping name. */
  readonly technicalName?: string;
  readonly hazardClass: string;
  readonly subsidiaryClasses?: readonly string[];
  /** Left out for entries without one (class 1, self-reactive substances, organic peroxides and others). */
  readonly packingGroup?: 'I' | 'II' | 'III';
  readonly reportableQuantity?: boolean;
  readonly waste?: boolean;
  readonly marinePollutant?: boolean;
  readonly limitedQuantity?: boolean;
  /** Total quantity with number and type of packages, e.g. `1,180 lb in 24 steel drums`. */
  readonly quantity?: string;
  /** Who answers at `emergencyPhone`, or the holder of the contract with a response provider. */
  readonly emergencyContact: string;
  /** Number that is answered at all hours. */
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
  /** Present exactly on hazardous lines. */
  readonly hazmat?: HazardousMaterial;
  readonly nmfc?: string;
  readonly freightClass?: string;
  /** E.g. `48 × 40 × 48 in`. */
  readonly dimensions?: string;
}

export type FreightTerms = 'prepaid' | 'collect' | 'thirdParty';

export interface BillOfLadingInput {
  readonly texts: BillOfLadingTexts;
  /** BCP 47 tag of the language of `texts`, for readers of the file. */
  readonly language: string;
  /** Written into the file; two renderings of the same input are the same bytes. */
  readonly createdAt: Date;
  /** Who issues the document, printed on top: the provider's name and how to reach it. */
  readonly issuer?: { readonly name: string; readonly contact?: string };
  /** Printable ASCII, at most 30 characters: it is also the barcode. */
  readonly number: string;
  readonly date: string;
  /** One full set of pages for each, e.g. `Shipper's copy` and `Carrier's copy`; one unnamed set when left out. */
  readonly copies?: readonly string[];
  /** Stands before the title of every page, e.g. `CANCELED`: nobody is to load it. */
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
  /** Names of the accessorial services ordered. */
  readonly accessorials: readonly string[];
  readonly references: readonly Reference[];
  readonly items: readonly Item[];
  readonly totals: { readonly handlingUnits: string; readonly pieces?: string; readonly weight: Measure };
  readonly declaredValue?: { readonly amount: string; readonly per: string };
  readonly cod?: { readonly amount: string; readonly terms: 'prepaid' | 'collect'; readonly checkAccepted?: boolean };
  readonly loadedBy?: 'shipper' | 'driver';
  readonly countedBy?: 'shipper' | 'driverPallets' | 'driverPieces';
}

/** One handling unit on the floor of the trailer. */
export interface LabelUnit {
  readonly description?: string;
  readonly weight?: Measure;
  readonly dimensions?: string;
  readonly hazmat?: HazardousMaterial;
  /** Of a parcel: the number it is tracked by, as a barcode in place of the PRO. Printable ASCII, at most 30 characters. */
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
  /** Stands before the count of the units on every label, e.g. `CANCELED`: nobody is to put it on freight. */
  readonly over?: string;
  /** One label for each, in this order; at least one. */
  readonly units: readonly LabelUnit[];
}
