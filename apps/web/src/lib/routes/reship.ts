import { go } from './navigator.ts';

/** Who is to be reached at the pickup of a shipment that goes again, where that was changed. */
export type PickupContact = { readonly email?: string; readonly phone?: string };

// What was corrected on the way here; a page that is loaded anew goes by the shipment's own.
const contacts = new Map<string, PickupContact>();

/** Opens Quote & Ship with everything of an earlier shipment, or with its way back. */
export function beginReship(shipmentId: string, back: boolean, contact: PickupContact): Promise<void> {
  contacts.set(shipmentId, contact);
  return go('quote.new', {}, { search: { shipment: shipmentId, ...(back ? { way: 'return' } : {}) } });
}

/** The contact that was given with the words to ship again. */
export function reshipContact(shipmentId: string): PickupContact {
  return contacts.get(shipmentId) ?? {};
}
