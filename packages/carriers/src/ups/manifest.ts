import type { CarrierManifest } from '../kit/index.ts';
import { upsCredentials } from './credentials.ts';

const [minutesOfDay, daysToVoid] = [24 * 60, 28];

/**
 * UPS small package, published as Rating, Shipping, Pickup v2409, Tracking v1, Track Alert v2 and Address
 * Validation v2. Bookings carry our reference and can be found by it; there is no idempotency key.
 */
export const upsManifest = {
  code: 'ups',
  name: 'UPS',
  scacs: ['UPSN'],
  modes: ['parcel'],
  capabilities: [
    'rate',
    'book',
    'find',
    'void',
    'pickup',
    'cancel_pickup',
    'track',
    'subscribe',
    'documents',
    'address_check',
  ],
  credentials: upsCredentials,
  secrets: ['clientSecret', 'webhookCredential'],
  findByReference: true,
  /** Within 28 days, and before the first scan. */
  voidWindow: daysToVoid * minutesOfDay,
  /** How long a new label takes to be known by its reference is not published; this is on the safe side. */
  settleTime: 900,
  idempotency: 'none',
  /** A page of packages of one shipment, as tracking lists them. */
  maxParcels: 50,
  hosts: ['onlinetools.ups.com', 'wwwcie.ups.com'],
  pickupWithBooking: false,
  parcelPickups: ['scheduled', 'drop_off'],
} as const satisfies CarrierManifest<typeof upsCredentials>;
