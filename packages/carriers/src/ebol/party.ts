import type { CarrierParty } from '../kit/index.ts';
import { alpha3, barePostalCode, tenDigits } from '../ltl/party.ts';
import type { EbolCredentials } from './manifest.ts';

/** A party: further street lines go into the second one, which has no limit. */
export function ebolParty(party: CarrierParty) {
  const [address1 = '', ...further] = party.streetLines;
  return {
    name: party.company,
    address1,
    ...(further.length === 0 ? {} : { address2: further.join(', ') }),
    city: party.city,
    stateProvince: party.state,
    postalCode: barePostalCode(party.postalCode, party.country),
    country: alpha3[party.country],
    contact: {
      phone: tenDigits(party.phone),
      ...(party.contactName === '' ? {} : { name: party.contactName }),
      ...(party.email === '' ? {} : { email: party.email }),
    },
  };
}

/** Who pays. */
export function ebolBillTo(credentials: EbolCredentials) {
  return {
    ...(credentials.account === undefined ? {} : { account: credentials.account }),
    name: credentials.billToCompany,
    address1: credentials.billToStreet,
    city: credentials.billToCity,
    stateProvince: credentials.billToState,
    postalCode: barePostalCode(credentials.billToPostalCode, credentials.billToCountry),
    country: alpha3[credentials.billToCountry],
    contact: { phone: tenDigits(credentials.billToPhone), name: credentials.billToContact },
  };
}
