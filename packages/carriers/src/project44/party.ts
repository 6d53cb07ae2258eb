import type { Country } from '@waybill/freight';
import type { CarrierParty, CarrierPlace } from '../kit/index.ts';
import { barePostalCode, tenDigits, type BillTo } from '../ltl/party.ts';

const callingCodes = { US: '1', CA: '1', MX: '52' } as const satisfies Readonly<Record<Country, string>>;

type Postal = Pick<CarrierPlace, 'city' | 'state' | 'postalCode' | 'country'>;

/** A place as rating takes it. */
export function addressOf({ city, state, postalCode, country }: Postal, streetLines: readonly string[] = []) {
  return {
    postalCode: barePostalCode(postalCode, country),
    ...(streetLines.length === 0 ? {} : { addressLines: streetLines }),
    city,
    state,
    country,
  };
}

function contactOf(companyName: string, contactName: string, phone: string, country: Country) {
  return {
    companyName,
    ...(contactName === '' ? {} : { contactName }),
    phoneNumber: tenDigits(phone),
    phoneNumberCountryCode: callingCodes[country],
  };
}

/** One end of a dispatch. */
export function locationOf(party: CarrierParty) {
  const contact = contactOf(party.company, party.contactName, party.phone, party.country);
  return {
    address: addressOf(
      party,
      party.streetLines.filter((line) => line.trim() !== ''),
    ),
    contact: { ...contact, ...(party.email === '' ? {} : { email: party.email }) },
  };
}

/** Who asks for the dispatch, and pays. */
export function requesterOf(billTo: BillTo) {
  const { billToCity: city, billToState: state, billToPostalCode: postalCode, billToCountry: country } = billTo;
  return {
    address: addressOf({ city, state, postalCode, country }, [billTo.billToStreet]),
    contact: contactOf(billTo.billToCompany, billTo.billToContact, billTo.billToPhone, country),
  };
}

/** Whom to call about hazardous freight. */
export function emergencyContactOf(name: string, phone: string) {
  return { contactName: name, phoneNumber: tenDigits(phone), phoneNumberCountryCode: '1' };
}
