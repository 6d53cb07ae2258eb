import type { LocalDate } from '@waybill/freight';
import type { PostalAddress } from './address-check.ts';
import type { CarrierLoad, CarrierParty, CarrierPlace } from './load.ts';

/** A pickup asked for after booking, for carriers whose booking does not bring one. */
export type PickupInput = {
  readonly reference: string;
  readonly idempotencyKey: string;
  readonly party: CarrierParty;
  readonly destination: CarrierPlace;
  readonly date: LocalDate;
  /** Local times, `HH:MM`. */
  readonly readyAt: string;
  readonly closesAt: string;
  readonly load: CarrierLoad;
  readonly serviceCode: string;
  readonly proNumber: string | null;
  readonly trackingNumbers: readonly string[];
  readonly notes: string | null;
};

export type PickupConfirmed = {
  readonly pickupNumber: string;
  /** Whatever a cancellation has to name besides, e.g. a place code or an entity tag. */
  readonly handle: string | null;
};

export type CancelPickupInput = {
  readonly pickupNumber: string;
  readonly handle: string | null;
  readonly date: LocalDate;
};

/** Looking a pickup up, for a handle that has run out since. */
export type FindPickupInput = { readonly pickupNumber: string };

/** Whether the carrier comes to a place at all, asked before a pickup is. */
export type CheckPickupInput = { readonly party: CarrierParty };
/** `address`: the place as the carrier writes it. */
export type PickupOffer = { readonly offered: boolean; readonly address: PostalAddress | null };
