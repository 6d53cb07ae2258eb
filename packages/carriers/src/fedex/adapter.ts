import { servers, sign, tokens } from '../fedex-api/account.ts';
import { findBy } from '../fedex-api/find.ts';
import { tracking } from '../fedex-api/track.ts';
import { defineAdapter } from '../kit/index.ts';
import { addressCheck } from './address-check.ts';
import { book } from './book.ts';
import { fedexManifest } from './manifest.ts';
import { cancelPickup, pickup } from './pickup.ts';
import { rate } from './rate.ts';
import { voidShipment } from './void.ts';

/** FedEx Express and Ground parcels within one country. */
export const fedex = defineAdapter({
  manifest: fedexManifest,
  servers,
  tokens,
  sign,
  operations: {
    rate,
    book,
    find: findBy({ type: 'CUSTOMER_REFERENCE', carrierCode: null }, ({ accountNumber }) => accountNumber),
    void: voidShipment,
    pickup,
    cancel_pickup: cancelPickup,
    track: tracking(null),
    address_check: addressCheck,
  },
});
