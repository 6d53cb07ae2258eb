/**
 * Texts of the bill of lading in one language. The law texts stand on the paper in English whatever the
 * language; here they hold the translation, printed beside the English when it differs.
 */
export interface BillOfLadingTexts {
  readonly title: string;
  readonly subtitle: string;
  readonly supplement: string;
  /** `{{page}}`, `{{pages}}` */
  readonly page: string;
  readonly date: string;
  readonly number: string;
  readonly carrier: string;
  readonly scac: string;
  readonly pro: string;
  readonly proSpace: string;
  readonly trailer: string;
  readonly seal: string;
  readonly pickupNumber: string;
  readonly pickupDate: string;
  readonly deliveryDate: string;
  readonly shipFrom: string;
  readonly shipTo: string;
  readonly billTo: string;
  readonly fob: string;
  readonly fobOrigin: string;
  readonly fobDestination: string;
  readonly freightTerms: string;
  readonly prepaid: string;
  readonly collect: string;
  readonly thirdParty: string;
  readonly master: string;
  readonly instructions: string;
  readonly services: string;
  /** `{{section}}` */
  readonly continued: string;
  /** `{{page}}` */
  readonly continuesOn: string;
  readonly orders: string;
  readonly referenceType: string;
  readonly referenceNumber: string;
  readonly packages: string;
  readonly weight: string;
  readonly palletized: string;
  readonly yes: string;
  readonly no: string;
  readonly additionalInfo: string;
  readonly grandTotal: string;
  readonly commodities: string;
  readonly handlingUnits: string;
  readonly package: string;
  readonly quantity: string;
  readonly type: string;
  readonly hazardous: string;
  readonly description: string;
  readonly descriptionNote: string;
  readonly ltlOnly: string;
  readonly nmfc: string;
  readonly freightClass: string;
  readonly hazmatQuantity: string;
  readonly emergency: string;
  readonly emergencyOnLines: string;
  readonly declaredValue: string;
  /** Law text. */
  readonly declaredValueClause: string;
  /** `{{amount}}`, `{{per}}` */
  readonly declaredValueStated: string;
  readonly cod: string;
  readonly codAmount: string;
  readonly codTerms: string;
  readonly codCheck: string;
  readonly liability: string;
  /** Law text. */
  readonly liabilityNote: string;
  /** Law text. */
  readonly received: string;
  readonly shipperSignature: string;
  /** Law text (49 CFR 172.204). */
  readonly shipperCertification: string;
  readonly carrierSignature: string;
  /** Law text. */
  readonly carrierAcknowledgement: string;
  readonly signHere: string;
  readonly signatureDate: string;
  readonly pickupSigned: string;
  readonly loadedBy: string;
  readonly countedBy: string;
  readonly byShipper: string;
  readonly byDriver: string;
  readonly byDriverPallets: string;
  readonly byDriverPieces: string;
}

/** Texts of the handling unit label in one language. */
export interface UnitLabelTexts {
  readonly title: string;
  readonly from: string;
  readonly to: string;
  /** `{{unit}}`, `{{units}}` */
  readonly unit: string;
  readonly carrier: string;
  readonly pickupDate: string;
  readonly number: string;
  readonly pro: string;
  readonly contents: string;
  readonly hazardous: string;
  readonly hazardousNote: string;
}
