import { isDeepStrictEqual } from 'node:util';
import type { AddressInput } from '@waybill/contract';
import { matchKey } from './match-key.ts';

/** What a search looks through: one lower-case text of everything that names the address. */
function searchTextOf(address: AddressInput): string {
  const texts = [
    address.company,
    address.contact_first_name,
    address.contact_last_name,
    address.email,
    address.phone,
    ...address.street_lines,
    address.exterior_number,
    address.neighborhood,
    address.city,
    address.state,
    address.postal_code,
  ];
  return texts
    .filter((text) => text !== null)
    .join(' ')
    .toLowerCase();
}

const noMexicanParts = { interior_number: null, exterior_number: null, neighborhood: null };

/** An address as the columns of its row; what only a Mexican street has is dropped for other countries. */
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
