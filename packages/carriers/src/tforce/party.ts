import type { CarrierParty, CarrierPlace } from '../kit/index.ts';
import { barePostalCode, tenDigits, type BillTo } from '../ltl/party.ts';
import { fitStreet } from '../ltl/street.ts';

const streetSize = { count: 1, width: 35 };

/** TForce declines `&`, `<` and `>` in names, and takes so many characters. */
function clean(text: string, length: number): string {
  return text.replaceAll('&', 'and').replaceAll(/[<>]/g, ' ').replaceAll(/\s+/g, ' ').trim().slice(0, length).trim();
}

/** A place as rating takes it. */
export function rateAddress({
  city,
  state,
  postalCode,
  country,
}: Pick<CarrierPlace, 'city' | 'state' | 'postalCode' | 'country'>) {
  return {
    address: { city, stateProvinceCode: state, postalCode: barePostalCode(postalCode, country), country },
  };
}

/** A party of a bill of lading: one street line of 35 characters; `streetRest` has what is left. */
export function tforceParty(party: CarrierParty) {
  const [addressLine = ''] = fitStreet(party.streetLines, streetSize).lines;
  return {
    name: clean(party.company, 35),
    ...(party.contactName === '' ? {} : { contact: clean(party.contactName, 35) }),
    ...(party.email === '' || party.email.length > 50 ? {} : { email: party.email }),
    phone: { number: tenDigits(party.phone) },
    isResidential: party.residential,
    address: { addressLine, ...rateAddress(party).address },
  };
}

/** What of a street TForce's field does not take; empty mostly. */
export function streetRest(party: CarrierParty): string {
  return fitStreet(party.streetLines, streetSize).rest;
}

const payerPlace = (billTo: BillTo) => ({
  city: billTo.billToCity,
  state: billTo.billToState,
  postalCode: billTo.billToPostalCode,
  country: billTo.billToCountry,
});

/** Code of freight that a third party pays. */
const thirdParty = '30';

export function ratePayment(billTo: BillTo) {
  return { payer: rateAddress(payerPlace(billTo)), billingCode: thirdParty };
}

export function bolPayment(billTo: BillTo) {
  const payer = {
    name: clean(billTo.billToCompany, 35),
    contact: clean(billTo.billToContact, 35),
    phone: { number: tenDigits(billTo.billToPhone) },
    address: { addressLine: billTo.billToStreet, ...rateAddress(payerPlace(billTo)).address },
  };
  return { payer, billingCode: thirdParty };
}

/** Who asks for a pickup, and is called about it. */
export function requesterOf(party: CarrierParty) {
  return {
    companyName: clean(party.company, 35),
    contactName: clean(party.contactName, 35),
    ...(party.email === '' || party.email.length > 50 ? {} : { email: party.email }),
    phone: { number: tenDigits(party.phone) },
  };
}
