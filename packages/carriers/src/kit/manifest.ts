import type { z } from 'zod';

export const carrierModes = ['ltl', 'parcel', 'truckload'] as const;
export type CarrierMode = (typeof carrierModes)[number];

export const carrierOperations = ['rate', 'book', 'void', 'pickup', 'track', 'documents', 'address_check'] as const;
export type CarrierOperation = (typeof carrierOperations)[number];

/** What an adapter can do and what must be known before it is called. */
export type CarrierManifest<Credentials extends z.ZodType = z.ZodType> = {
  /** Our own name of the adapter; one adapter may serve many carriers. */
  readonly code: string;
  readonly name: string;
  /** SCAC codes of the carriers behind it. */
  readonly scacs: readonly string[];
  readonly modes: readonly CarrierMode[];
  readonly capabilities: readonly CarrierOperation[];
  /** What staff enter to use the carrier. */
  readonly credentials: Credentials;
  /** Whether a booking can be looked up by the reference we gave it. */
  readonly findByReference: boolean;
  /** Minutes after booking in which it can be voided; null for as long as it is not picked up. */
  readonly voidWindow: number | null;
  /** Seconds after which a booking that cannot be found by reference was never made. */
  readonly settleTime: number;
  /** `same_answer`: a request sent again is answered as the first time. */
  readonly idempotency: 'same_answer' | 'none';
};
