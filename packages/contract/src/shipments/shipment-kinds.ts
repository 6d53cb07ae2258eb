export const referenceTypes = [
  'po_number',
  'release_number',
  'file_number',
  'container_number',
  'hawb',
  'mawb',
  'entry_number',
] as const;

/** How a carrier comes by a parcel. */
export const pickupChoices = ['drop_off', 'scheduled', 'mail_carrier'] as const;
export type PickupChoice = (typeof pickupChoices)[number];

/** What a parcel's carrier has to say about its pickup. */
export const pickupNotes = [
  'no_appointment',
  'pickup_confirmed',
  'shipper_drops_off',
  'mail_carrier_picks_up',
] as const;
export type PickupNote = (typeof pickupNotes)[number];

/** The note that holds for a parcel: a carrier that comes needs no appointment, and has confirmed once it gave a number. */
export function pickupNoteOf(choice: PickupChoice, pickupNumber: string | null): PickupNote {
  if (choice === 'drop_off') return 'shipper_drops_off';
  if (choice === 'mail_carrier') return 'mail_carrier_picks_up';
  return pickupNumber === null ? 'no_appointment' : 'pickup_confirmed';
}

/** Papers that we draw: freight has a bill of lading and labels of its units, a parcel its label, and both a packing slip. */
export const documentKinds = ['bill-of-lading', 'unit-labels', 'parcel-labels', 'packing-slip'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** Papers that go to a label printer too, in its own language. */
export const labelKinds = ['unit-labels', 'parcel-labels'] as const satisfies readonly DocumentKind[];

/** What people are told of about a shipment, in the page and by mail. */
export const shipmentNewsKinds = ['picked_up', 'delayed', 'exception', 'out_for_delivery', 'delivered'] as const;
export type ShipmentNewsKind = (typeof shipmentNewsKinds)[number];

/** Papers a carrier sends. */
export const fileKinds = [
  'label',
  'bill_of_lading',
  'labels',
  'delivery_receipt',
  'weight_certificate',
  'inspection_certificate',
  'invoice',
] as const;

/** What is printed of several shipments at once. */
export const paperChoices = ['bill-of-lading', 'labels', 'everything', 'packing-slip'] as const;
export type PaperChoice = (typeof paperChoices)[number];

/** Why a shipment cannot be canceled. */
export const cancelBars = ['already_moving', 'already_over', 'window_over', 'not_offered'] as const;
export type CancelBar = (typeof cancelBars)[number];

/** Papers that staff bring to a shipment. */
export const staffUploadKinds = [
  'delivery_receipt',
  'weight_certificate',
  'inspection_certificate',
  'invoice',
] as const satisfies readonly (typeof fileKinds)[number][];
