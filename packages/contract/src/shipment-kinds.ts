export const referenceTypes = [
  'po_number',
  'release_number',
  'file_number',
  'container_number',
  'hawb',
  'mawb',
  'entry_number',
] as const;

/** Papers that we draw. */
export const documentKinds = ['bill-of-lading', 'unit-labels'] as const;

/** Papers a carrier sends. */
export const fileKinds = [
  'label',
  'bill_of_lading',
  'labels',
  'delivery_receipt',
  'weight_certificate',
  'inspection_certificate',
] as const;
