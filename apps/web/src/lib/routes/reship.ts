import { go } from './navigator.ts';

/** The pickup contact of a shipment that is shipped again, where it was changed. */
export type PickupContact = { readonly email?: string; readonly phone?: string };

// Changed contacts by shipment. After a reload, the shipment's own contact is used.
const contacts = new Map<string, PickupContact>();

/** Opens Quote & Ship with the details of an earlier shipment, or with its return. */
export function startReship(shipmentId: string, back: boolean, contact: PickupContact): Promise<void> {
  contacts.set(shipmentId, contact);
  return go('quote.new', {}, { search: { shipment: shipmentId, ...(back ? { way: 'return' } : {}) } });
}

/** Opens Quote & Ship with the rates for an earlier shipment, asked for at once as it was: its people are as they were. */
export function startRates(shipmentId: string): Promise<void> {
  return go('quote.new', {}, { search: { shipment: shipmentId, rates: 'now' } });
}

/** The contact that was given when the shipment was shipped again. */
export function reshipContact(shipmentId: string): PickupContact {
  return contacts.get(shipmentId) ?? {};
}
