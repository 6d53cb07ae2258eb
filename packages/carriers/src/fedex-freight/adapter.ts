import { servers, sign, tokens } from '../fedex-api/account.ts';
import { findBy } from '../fedex-api/find.ts';
import { tracking } from '../fedex-api/track.ts';
import { defineAdapter } from '../kit/index.ts';
import { billToOf } from './billing.ts';
import { book } from './book.ts';
import { fedexFreightManifest, type FreightAccount } from './manifest.ts';
import { cancelPickup, pickup } from './pickup.ts';
import { rate } from './rate.ts';

/** FedEx Freight LTL within one country, tracked by its freight bill number. */
export const fedexFreight = defineAdapter({
  manifest: fedexFreightManifest,
  servers,
  tokens,
  sign,
  billTo: billToOf,
  operations: {
    rate,
    book,
    find: findBy(
      { type: 'BILL_OF_LADING', carrierCode: 'FXFR' },
      ({ freightAccountNumber }: FreightAccount) => freightAccountNumber,
    ),
    pickup,
    cancel_pickup: cancelPickup,
    track: tracking('FXFR'),
  },
});
