import { call, type Account } from '../fedex-api/account.ts';
import { placeOf, withinOneCountry } from '../fedex-api/party.ts';
import { readRates } from '../fedex-api/rates.ts';
import type { CarrierRate, Operation, RateInput } from '../kit/index.ts';
import { packageLines, parcelsOf } from './packages.ts';

/** Prices of the account for every service of the lane, with their delivery commitments. */
export const rate: Operation<RateInput, readonly CarrierRate[], Account> = {
  buildRequest({ origin, destination, pickupDate, load, services }, { accountNumber }) {
    withinOneCountry(origin, destination);
    const parcels = parcelsOf(load, services);
    return call('POST', '/rate/v1/rates/quotes', {
      accountNumber: { value: accountNumber },
      rateRequestControlParameters: { returnTransitTimes: true, rateSortOrder: 'SERVICENAMETRADITIONAL' },
      requestedShipment: {
        shipper: { address: placeOf(origin) },
        recipient: { address: placeOf(destination) },
        shipDateStamp: pickupDate,
        pickupType: 'CONTACT_FEDEX_TO_SCHEDULE',
        packagingType: 'YOUR_PACKAGING',
        rateRequestType: ['ACCOUNT'],
        totalPackageCount: parcels.length,
        requestedPackageLineItems: packageLines(parcels, services),
      },
    });
  },
  readAnswer: (reply) => readRates(reply),
};
