import { createHash } from 'node:crypto';
import { standardLine } from '../../src/usps/street-words.ts';
import { placeOfZip, placesOfCity, type ZipPlace } from '../kit/places/zip.ts';

export type AskedAddress = {
  readonly firm: string;
  readonly street: string;
  readonly secondary: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
};

/** What the simulator makes of an address. */
export type Standardized =
  | { readonly found: false; readonly reason: string }
  | {
      readonly found: true;
      readonly street: string;
      readonly secondary: string;
      readonly place: ZipPlace;
      readonly plus4: string;
      readonly confirmation: 'Y' | 'D' | 'S' | 'N';
      readonly business: boolean;
    };

export const noMatch = 'There is no match for the address requested.';
export const several = 'More than one address was found matching the requested address.';
export const insufficient = 'The address information in the request is insufficient to match.';
export const unverifiable = 'The city and state are missing or together unverifiable.';

/** The ZIP code decides where it lies in the state; else the city does, by its first. */
function placeOf({ city, state, zip }: AskedAddress): ZipPlace | null {
  const byZip = placeOfZip(zip);
  if (byZip?.state === state) return byZip;
  return placesOfCity(city, state)[0] ?? null;
}

const shape = /^(\d{1,6}[A-Z]?(-\d+)? \S.*|PO BOX \d+|RR \d+ BOX \d+)$/;
const tall = /\b(TOWERS?|PLZ|APARTMENTS)\b/;
const withoutEnding = /^\d+ (MAIN|OAK|PARK|ELM)$/;

function confirmationOf(street: string, secondary: string): 'Y' | 'D' | 'S' | 'N' {
  const number = Number.parseInt(street, 10);
  if (/\bNOWHERE\b/.test(street) || number >= 99_000) return 'N';
  if (tall.test(street) && secondary === '') return 'D';
  return Number(/\d+/.exec(secondary)?.[0] ?? 0) > 2000 ? 'S' : 'Y';
}

/**
 * Stands in for the list of all addresses: any street is taken to be in any city, in the spelling of Publication 28.
 * Number 0 is nowhere; numbers from 99000 and NOWHERE are no delivery points; TOWER, PLAZA and APARTMENTS need a unit;
 * units above 2000 are not known; MAIN, OAK, PARK and ELM without STREET or AVENUE may be several.
 */
export function standardize(asked: AskedAddress): Standardized {
  const place = placeOf(asked);
  if (place === null) return { found: false, reason: asked.zip === '' ? unverifiable : noMatch };
  const street = standardLine(asked.street);
  const secondary = standardLine(asked.secondary);
  if (!shape.test(street)) return { found: false, reason: insufficient };
  if (street.startsWith('0 ')) return { found: false, reason: noMatch };
  if (withoutEnding.test(street)) return { found: false, reason: several };
  const digest = createHash('sha256').update(`${street}/${place.zip}`).digest();
  return {
    found: true,
    street,
    secondary,
    place,
    plus4: String(1000 + (digest.readUInt16BE(0) % 9000)),
    confirmation: confirmationOf(street, secondary),
    business: asked.firm !== '' || secondary.startsWith('STE'),
  };
}
