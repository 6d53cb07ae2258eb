import { isDeepStrictEqual } from 'node:util';
import { addressInput, type AddressInput } from '@waybill/contract';
import { matchKey } from './match-key.ts';

/** The fields of an address that a person fills in. */
export const inputFields = Object.keys(addressInput.shape) as readonly (keyof AddressInput)[];

/** Where an address is; one whose place changes has to be verified again. */
export const placeColumns = [
  'street_lines',
  'city',
  'state',
  'postal_code',
  'country',
  'interior_number',
  'exterior_number',
  'neighborhood',
] as const satisfies readonly (keyof AddressInput)[];

/** Whether the search of the address book finds a field. The order is that of the stored text. */
const searched: Readonly<Record<keyof AddressInput, boolean>> = {
  company: true,
  contact_first_name: true,
  contact_last_name: true,
  email: true,
  phone: true,
  street_lines: true,
  exterior_number: true,
  neighborhood: true,
  city: true,
  state: true,
  postal_code: true,
  country: false,
  interior_number: false,
  site_type: false,
  limited_access: false,
  liftgate_recommended: false,
  opens_at: false,
  closes_at: false,
};
const searchedFields = (Object.keys(searched) as (keyof AddressInput)[]).filter((field) => searched[field]);

/** The stored text that a search looks through, in lower case. */
function searchTextOf(address: AddressInput): string {
  return searchedFields
    .flatMap((field) => address[field])
    .filter((text) => text !== null)
    .join(' ')
    .toLowerCase();
}

const noMexicanParts = { interior_number: null, exterior_number: null, neighborhood: null };

/** Converts an address to the columns of its row. Drops Mexican street fields for other countries. */
export function addressColumns(typed: AddressInput) {
  const address = typed.country === 'MX' ? typed : { ...typed, ...noMexicanParts };
  return { ...address, search_text: searchTextOf(address), match_key: matchKey(address) };
}

/** Whether a row already has these values. */
export function sameAddress(
  row: Readonly<Record<string, unknown>>,
  columns: ReturnType<typeof addressColumns>,
): boolean {
  return Object.entries(columns).every(([name, value]) => isDeepStrictEqual(value, row[name]));
}
