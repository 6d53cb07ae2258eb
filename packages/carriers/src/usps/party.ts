import { CannotAsk, type CarrierParty, type PostalAddress } from '../kit/index.ts';

const longest = 50;

/** Street fields of all the APIs: one line, and one for whatever stands inside the building. */
export type StreetFields = { readonly streetAddress: string; readonly secondaryAddress?: string };

/** @throws CannotAsk `address_too_long` when the lines do not fit into two of fifty characters */
export function streetFields(lines: readonly string[]): StreetFields {
  const [first = '', ...more] = lines.map((line) => line.trim()).filter((line) => line !== '');
  const second = more.join(' ');
  if (first === '') throw new CannotAsk('address_missing', 'The address has no street');
  if (first.length > longest || second.length > longest) {
    throw new CannotAsk('address_too_long', 'USPS takes a street and one more line, of 50 characters each');
  }
  return { streetAddress: first, ...(second === '' ? {} : { secondaryAddress: second }) };
}

/** A ZIP code in its two fields; `63104-2351` or `63104`. */
export function zipFields(postalCode: string): { readonly ZIPCode: string; readonly ZIPPlus4?: string } {
  const [zip = '', plus4] = postalCode.trim().split(/[-\s]/);
  return { ZIPCode: zip, ...(plus4 === undefined || plus4 === '' ? {} : { ZIPPlus4: plus4 }) };
}

/** A place in the fields of an address. */
export function addressFields({
  streetLines,
  city,
  state,
  postalCode,
}: Pick<PostalAddress, 'streetLines' | 'city' | 'state' | 'postalCode'>) {
  return {
    ...streetFields(streetLines),
    city: city.trim(),
    state: state.trim().toUpperCase(),
    ...zipFields(postalCode),
  };
}

/** A place as parameters of a search: what is not known is left out. */
export function addressQuery(place: Parameters<typeof addressFields>[0]): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(addressFields(place)).filter(([, value]) => value !== ''));
}

/** Given name and the rest, as two fields that both have to be there; a single name borrows the company's. */
export function nameFields({ contactName, company }: Pick<CarrierParty, 'contactName' | 'company'>) {
  const [first = '', ...more] = contactName.trim().split(/\s+/);
  const given = first === '' ? company.trim() : first;
  const family = more.length > 0 ? more.join(' ') : company.trim() || given;
  if (given === '') throw new CannotAsk('contact_missing', 'USPS needs a name or a company');
  return { firstName: given.slice(0, longest), lastName: family.slice(0, longest) };
}

const mailbox = /^[a-zA-Z0-9_+&*-]+(?:\.[a-zA-Z0-9_+&*-]+)*@(?:[a-zA-Z0-9-]+\.)+[a-zA-Z]{2,}$/;

/** An email address of the published form; null for any other. */
export function emailOf(email: string): string | null {
  const plain = email.trim();
  return plain.length <= longest && mailbox.test(plain) ? plain : null;
}

/** The ten digits of a telephone number in the United States; null for any other. */
export function phoneOf(phone: string): string | null {
  const digits = phone.replaceAll(/\D/g, '');
  const national = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
  return national.length === 10 ? national : null;
}

/** One end of a label: name, company, place, and how to reach them where that has the published form. */
export function labelParty(party: CarrierParty) {
  const [email, phone] = [emailOf(party.email), phoneOf(party.phone)];
  const firm = party.company.trim().slice(0, longest);
  return {
    ...nameFields(party),
    ...(firm === '' ? {} : { firm }),
    ...addressFields(party),
    ...(phone === null ? {} : { phone }),
    ...(email === null ? {} : { email }),
  };
}
