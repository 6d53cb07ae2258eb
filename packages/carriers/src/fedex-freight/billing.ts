import { digitsOf, streetLines } from '../fedex-api/party.ts';
import { billToLines, type CarrierBillTo } from '../kit/index.ts';
import type { FreightAccount } from './manifest.ts';

/** Who is billed: the freight account of ours, a third party to shipper and consignee. */
export function billingOf(account: FreightAccount) {
  const accountNumber = { value: account.freightAccountNumber };
  const contact = {
    companyName: account.billingCompany.slice(0, 35),
    phoneNumber: digitsOf(account.billingPhone),
  };
  const address = {
    streetLines: streetLines([account.billingStreet]),
    city: account.billingCity,
    stateOrProvinceCode: account.billingState,
    postalCode: account.billingPostalCode,
    countryCode: account.billingCountry,
  };
  return {
    accountNumber,
    payment: { paymentType: 'THIRD_PARTY', payor: { responsibleParty: { accountNumber } } },
    contactAndAddress: { contact, address },
    party: { accountNumber, contact, address },
  };
}

/** The same for the bill of lading. */
export function billToOf(account: FreightAccount): CarrierBillTo {
  return {
    name: account.billingCompany,
    lines: billToLines({
      street: account.billingStreet,
      city: account.billingCity,
      state: account.billingState,
      postalCode: account.billingPostalCode,
      country: account.billingCountry,
    }),
    contact: account.billingPhone,
    accountNumber: account.freightAccountNumber,
    terms: 'thirdParty',
  };
}
