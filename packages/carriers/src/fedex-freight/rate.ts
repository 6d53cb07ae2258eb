import { call } from '../fedex-api/account.ts';
import { amountOf, placeOf, withinOneCountry } from '../fedex-api/party.ts';
import { readRates } from '../fedex-api/rates.ts';
import type { CarrierRate, CarrierServices, Operation, RateInput } from '../kit/index.ts';
import { billingOf } from './billing.ts';
import { handlingUnits, lineItems, linesOf, packageItems } from './lines.ts';
import type { FreightAccount } from './manifest.ts';
import { specialServices, specialServicesPart } from './special-services.ts';

/** Declared value for each handling unit; FedEx answers for no more than it. */
export function declaredPerUnit({ declareValue, shipmentValue }: CarrierServices, units: number) {
  if (!declareValue || units === 0) return {};
  const each = Math.ceil(shipmentValue.amount / units);
  return {
    declaredValuePerUnit: amountOf({ amount: each, currency: shipmentValue.currency }),
    declaredValueUnits: 'EA',
  };
}

/** Prices of the freight account for Priority and Economy, with the days in transit. */
export const rate: Operation<RateInput, readonly CarrierRate[], FreightAccount> = {
  buildRequest({ origin, destination, pickupDate, load, services }, account) {
    withinOneCountry(origin, destination);
    const lines = linesOf(load);
    const billing = billingOf(account);
    return call('POST', '/rate/v1/freight/rates/quotes', {
      accountNumber: { value: account.accountNumber },
      rateRequestControlParameters: { returnTransitTimes: true, rateSortOrder: 'SERVICENAMETRADITIONAL' },
      freightRequestedShipment: {
        shipper: { address: placeOf(origin) },
        recipient: { address: placeOf(destination) },
        shippingChargesPayment: billing.payment,
        rateRequestType: ['ACCOUNT'],
        shipDateStamp: pickupDate,
        requestedPackageLineItems: packageItems(lines),
        totalPackageCount: handlingUnits(lines),
        freightShipmentDetail: {
          role: 'SHIPPER',
          accountNumber: billing.accountNumber,
          fedExFreightBillingContactAndAddress: billing.contactAndAddress,
          alternateBillingParty: { address: billing.party.address, accountNumber: billing.accountNumber },
          totalHandlingUnits: handlingUnits(lines),
          lineItem: lineItems(lines),
          ...declaredPerUnit(services, handlingUnits(lines)),
        },
        ...specialServicesPart(specialServices(services, { from: origin, to: destination }, lines)),
      },
    });
  },
  readAnswer: (reply) => readRates(reply),
};
