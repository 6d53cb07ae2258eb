import type { z } from 'zod';

export const carrierModes = ['ltl', 'parcel', 'truckload'] as const;
export type CarrierMode = (typeof carrierModes)[number];

export const carrierOperations = [
  'rate',
  'book',
  'change',
  'find',
  'void',
  'pickup',
  'find_pickup',
  'cancel_pickup',
  'check_pickup',
  'track',
  'subscribe',
  'documents',
  'address_check',
] as const;
export type CarrierOperation = (typeof carrierOperations)[number];

/** How a carrier comes by a parcel: it is brought, fetched on request, or taken along with the mail. */
export type ParcelHandover = 'drop_off' | 'scheduled' | 'mail_carrier';

export type CarrierEnvironment = 'production' | 'sandbox';

/** What an adapter can do and what must be known before it is called. It claims only what the carrier publishes. */
export type CarrierManifest<Credentials extends z.ZodType = z.ZodType> = {
  /** Our own name of the adapter; one adapter may serve many carriers. */
  readonly code: string;
  readonly name: string;
  /** SCAC codes of the carriers behind it; empty where a connection says which one. */
  readonly scacs: readonly string[];
  readonly modes: readonly CarrierMode[];
  readonly capabilities: readonly CarrierOperation[];
  /** What staff enter to use the carrier, one field each. */
  readonly credentials: Credentials;
  /** Fields of the credentials that are never shown again and never recorded. */
  readonly secrets: readonly string[];
  /** Whether a booking can be looked up by the reference we gave it; then there is a `find` operation. */
  readonly findByReference: boolean;
  /** Minutes after booking in which it can be voided; null for as long as it is not picked up, 0 for never. */
  readonly voidWindow: number | null;
  /** Seconds after which a booking that cannot be found by reference was never made. */
  readonly settleTime: number;
  /** `same_answer`: a booking sent again with the same key is answered as the first time. */
  readonly idempotency: 'same_answer' | 'none';
  /** Most parcels of one booking; null without a limit. */
  readonly maxParcels: number | null;
  /** Hosts its servers have, with a port where it is not the usual one; others have to be listed by the installation. */
  readonly hosts?: readonly string[];
  /** Whether a booking may bring a freight bill number from a block of ours. */
  readonly ownPro?: boolean;
  /** Whether the booking itself brings the pickup. */
  readonly pickupWithBooking: boolean;
  /** Carriers of parcels: the ways they publish, the usual one first. */
  readonly parcelPickups?: readonly ParcelHandover[];
};
