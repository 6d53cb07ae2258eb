import { CannotAsk, type CarrierParty } from '../kit/index.ts';
import { wrapped } from './format.ts';

const [lineLength, mostLines, nameLength] = [35, 3, 35];

/** Ten digits of a telephone in the United States, without the country's own 1; any other as typed, up to 15. */
export function phoneOf(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '');
  return digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits.slice(0, 15);
}

/** Who somebody is, within the carrier's lengths; a person without a company is named in its place. */
export function namesOf(
  { company, contactName }: CarrierParty,
  length = nameLength,
): { readonly name: string; readonly contact: string } {
  const [firm, person] = [company.trim(), contactName.trim()];
  return { name: (firm || person).slice(0, length), contact: (person || firm).slice(0, length) };
}

/** @throws CannotAsk when the street does not fit on three lines of 35 letters: nothing of an address is cut off */
export function addressOf(party: CarrierParty) {
  const lines = wrapped(party.streetLines, lineLength, mostLines);
  if (lines === null || lines.length === 0)
    throw new CannotAsk('address_too_long', `UPS takes ${mostLines} lines of ${lineLength} letters for a street.`);
  return {
    AddressLine: lines,
    City: party.city.slice(0, 30),
    StateProvinceCode: party.state,
    PostalCode: party.postalCode.replaceAll(/[^0-9A-Za-z]/g, ''),
    CountryCode: party.country,
  };
}

/** One end of a shipment, as shipping writes it. */
export function partyOf(party: CarrierParty) {
  const { name, contact } = namesOf(party);
  const phone = phoneOf(party.phone);
  return {
    Name: name,
    AttentionName: contact,
    ...(phone === '' ? {} : { Phone: { Number: phone } }),
    // A longer address is refused; the mail is a courtesy.
    ...(party.email === '' || party.email.length > 50 ? {} : { EMailAddress: party.email }),
    Address: addressOf(party),
  };
}
