import type { CarrierParty, CarrierPlace } from '../kit/index.ts';
import { alpha3, barePostalCode, tenDigits, type BillTo } from '../ltl/party.ts';
import { fitStreet } from '../ltl/street.ts';

const streetSize = { count: 2, width: 30 };

/** A place as rating takes it. */
export function servicePoint({ city, state, postalCode, country }: CarrierPlace) {
  return {
    City: city,
    StateOrProvince: state,
    ZipOrPostalCode: barePostalCode(postalCode, country),
    CountryCode: alpha3[country],
  };
}

/** A party of a bill of lading. R+L takes two street lines of 30 characters; `streetRest` has what is left. */
export function rlParty(party: CarrierParty) {
  const [first = '', second] = fitStreet(party.streetLines, streetSize).lines;
  return {
    CompanyName: party.company,
    AddressLine1: first,
    ...(second === undefined ? {} : { AddressLine2: second }),
    ...servicePoint(party),
    PhoneNumber: tenDigits(party.phone),
    ...(party.email === '' ? {} : { EmailAddress: party.email }),
    ...(party.contactName === '' ? {} : { Attention: party.contactName }),
  };
}

/** What of a street R+L's fields do not take, to be put into an instruction; empty mostly. */
export function streetRest(party: CarrierParty): string {
  return fitStreet(party.streetLines, streetSize).rest;
}

/** Who pays. */
export function rlBillTo(billTo: BillTo) {
  return {
    CompanyName: billTo.billToCompany,
    AddressLine1: billTo.billToStreet,
    City: billTo.billToCity,
    StateOrProvince: billTo.billToState,
    ZipOrPostalCode: barePostalCode(billTo.billToPostalCode, billTo.billToCountry),
    CountryCode: alpha3[billTo.billToCountry],
    PhoneNumber: tenDigits(billTo.billToPhone),
    Attention: billTo.billToContact,
  };
}
