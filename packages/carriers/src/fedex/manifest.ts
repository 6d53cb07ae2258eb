import { accountSecrets, accountShape } from '../fedex-api/account.ts';
import type { CarrierManifest } from '../kit/index.ts';

/**
 * FedEx Express and Ground. A shipment may be canceled as long as it was not tendered; up to 40 packages are shipped at
 * once without waiting for them. No idempotency key is published; a booking is found by its customer reference.
 */
export const fedexManifest = {
  code: 'fedex',
  name: 'FedEx',
  scacs: ['FDE', 'FDEG'],
  modes: ['parcel'],
  capabilities: ['rate', 'book', 'find', 'void', 'pickup', 'cancel_pickup', 'track', 'address_check'],
  credentials: accountShape,
  secrets: accountSecrets,
  findByReference: true,
  voidWindow: null,
  settleTime: 1800,
  idempotency: 'none',
  maxParcels: 40,
  hosts: ['apis.fedex.com', 'apis-sandbox.fedex.com'],
  pickupWithBooking: false,
  parcelPickups: ['scheduled', 'drop_off'],
} as const satisfies CarrierManifest;
