import type { PublicTracking } from '@waybill/contract';

/** What the page shows: a shipment, an unknown number, a wait after too many look-ups, or only the field to type one into. */
export type TrackingPage =
  | { readonly kind: 'found'; readonly tracking: PublicTracking }
  | { readonly kind: 'unknown'; readonly number: string }
  | { readonly kind: 'busy'; readonly number: string }
  | { readonly kind: 'ask' };
