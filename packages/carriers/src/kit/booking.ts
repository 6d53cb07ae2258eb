import type { LocalDate, Money } from '@waybill/freight';
import type { CarrierLoad, CarrierParty, CarrierServices } from './load.ts';

export const labelFormats = ['png', 'gif', 'pdf', 'zpl'] as const;
export type LabelFormat = (typeof labelFormats)[number];

/** A number that somebody else knows the shipment by. */
export type CarrierReference = {
  readonly type: 'po_number' | 'release_number' | 'file_number' | 'container_number' | 'hawb' | 'mawb' | 'entry_number';
  readonly number: string;
};

/** What a carrier is asked to book. */
export type BookInput = {
  /**
   * Our own number of the booking: letters and digits, at most 20, the same whenever this booking is spoken of. It
   * travels in the carrier's reference field and is the bill of lading number.
   */
  readonly reference: string;
  /** Unguessable key of the booking, for carriers that take an idempotency key. */
  readonly idempotencyKey: string;
  readonly service: { readonly code: string; readonly name: string; readonly carrierQuoteId: string | null };
  /** What the quote promised that the carrier charges. */
  readonly expected: Money;
  readonly pickup: CarrierParty;
  readonly delivery: CarrierParty;
  readonly pickupDate: LocalDate;
  /** Local time from which the freight is ready, `HH:MM`. */
  readonly readyAt: string;
  readonly load: CarrierLoad;
  readonly services: CarrierServices;
  readonly references: readonly CarrierReference[];
  readonly notes: string | null;
  readonly labelFormat: 'pdf' | 'zpl';
  /**
   * Freight bill number of the booking from a block that the carrier gave us, the same whenever it is sent again.
   * Without it the carrier assigns the number.
   */
  readonly ownPro?: string | null;
};

/** A booking as it shall be from now on, for carriers that take changes of one they have. */
export type ChangeInput = BookInput & { readonly carrierBookingId: string; readonly proNumber: string | null };

export type CarrierLabel = {
  /** Place of its parcel in the load, from 0; null for one document about all. */
  readonly parcel: number | null;
  readonly format: LabelFormat;
  readonly base64: string;
};

/** What the carrier gave back for a booking. */
export type Booked = {
  /** Freight bill number; null for parcels. */
  readonly proNumber: string | null;
  /** One for each parcel, in their order; empty for freight. */
  readonly trackingNumbers: readonly string[];
  /** Where the booking brought a pickup with it. */
  readonly pickupNumber: string | null;
  /** What a void has to name. */
  readonly carrierBookingId: string;
  /** What the carrier says it will charge; null where it does not say. */
  readonly charged: Money | null;
  readonly labels: readonly CarrierLabel[];
};

/** Looking a booking up by our own number of it. */
export type FindInput = {
  readonly reference: string;
  readonly mode: 'ltl' | 'parcel';
  /** Day on which it was sent, at the pickup place, and the day it is picked up. */
  readonly sentOn: LocalDate;
  readonly pickupDate: LocalDate;
};
/** Numbers as far as the look-up tells them; `booked` null means the carrier has nothing under this number. */
export type Found = { readonly booked: Booked | null };

export type VoidInput = {
  readonly reference: string;
  readonly idempotencyKey: string;
  readonly carrierBookingId: string;
  readonly proNumber: string | null;
  readonly trackingNumbers: readonly string[];
};
/** `already`: it had been voided before, which is as good. */
export type Voided = { readonly already: boolean };
