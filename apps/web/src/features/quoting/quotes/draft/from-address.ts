import type { Address } from '@waybill/contract';
import type { Advice, PartyDraft, StopDraft } from './draft.ts';
import { emptyParty } from './empty.ts';

type Known = Omit<Address, 'id' | 'created_at' | 'updated_at' | 'verified' | 'verified_at'>;

/** The postal code as places have it: five digits of a ZIP, a Canadian code with its space. */
function placeCode({ country, postal_code: code }: Pick<Known, 'country' | 'postal_code'>): string {
  if (country !== 'CA') return code.slice(0, 5);
  const compact = code.replace(/\s/g, '').toUpperCase();
  return `${compact.slice(0, 3)} ${compact.slice(3)}`;
}

/** Where an address is, as far as rates depend on it. */
export function stopFrom(address: Known): StopDraft {
  const plain = address.site_type === 'business' && address.limited_access;
  return {
    country: address.country,
    postal_code: placeCode(address),
    site_type: plain ? 'limited_access' : address.site_type,
  };
}

/** What an address recommends for whoever ships from or to it. */
export function adviceFrom(address: Known & Pick<Address, 'verified'>): Advice {
  const { site_type } = stopFrom(address);
  const [street = ''] = linesOf(address);
  return {
    company: address.company,
    street: `${street}, ${address.city}, ${address.state}`,
    verified: address.verified,
    site_type,
    liftgate: address.liftgate_recommended,
  };
}

/** The street with the numbers that a Mexican one has, in lines that a bill of lading has room for. */
function linesOf({ street_lines, exterior_number, interior_number, neighborhood }: Known): string[] {
  const [first = '', ...rest] = street_lines;
  const numbered = [first, exterior_number, interior_number].filter(Boolean).join(' ');
  return [numbered, ...rest, ...(neighborhood === null ? [] : [neighborhood])].slice(0, 5);
}

/** Everything that an address knows about whoever ships or receives there. */
export function partyFrom(address: Known): PartyDraft {
  return {
    company: address.company,
    contact_first_name: address.contact_first_name ?? '',
    contact_last_name: address.contact_last_name ?? '',
    phone: address.phone ?? '',
    email: address.email ?? '',
    street_lines: [...address.street_lines],
    exterior_number: address.exterior_number ?? '',
    interior_number: address.interior_number ?? '',
    neighborhood: address.neighborhood ?? '',
    city: address.city,
    state: address.state,
    postal_code: placeCode(address),
    opens_at: address.opens_at ?? emptyParty.opens_at,
    closes_at: address.closes_at ?? emptyParty.closes_at,
    first_come_first_serve: false,
  };
}
