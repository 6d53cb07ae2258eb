export const carrierDocumentKinds = [
  'bill_of_lading',
  'labels',
  'delivery_receipt',
  'weight_certificate',
  'inspection_certificate',
] as const;
export type CarrierDocumentKind = (typeof carrierDocumentKinds)[number];

export type DocumentInput = {
  readonly kind: CarrierDocumentKind;
  readonly proNumber: string | null;
  readonly trackingNumbers: readonly string[];
  readonly format: 'pdf' | 'zpl';
};

export type CarrierDocument = {
  readonly kind: CarrierDocumentKind;
  readonly mediaType: string;
  readonly base64: string;
};
