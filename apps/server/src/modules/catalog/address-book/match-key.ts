import type { AddressInput } from '@waybill/contract';
import { unmarked } from '../../platform/imports/index.ts';

/** Street abbreviations. The migration that filled the column uses the same. */
const short: Readonly<Record<string, string>> = {
  street: 'st',
  avenue: 'ave',
  av: 'ave',
  avenida: 'ave',
  road: 'rd',
  drive: 'dr',
  lane: 'ln',
  boulevard: 'blvd',
  court: 'ct',
  place: 'pl',
  square: 'sq',
  highway: 'hwy',
  parkway: 'pkwy',
  suite: 'ste',
  north: 'n',
  south: 's',
  east: 'e',
  west: 'w',
  calle: 'c',
};

function bare(text: string): string {
  return unmarked(text)
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => (Object.hasOwn(short, word) ? short[word] : word))
    .join('');
}

/** Compared length of postal codes: a ZIP code without its +4. */
const codeLength = { US: 5, CA: 10, MX: 10 } as const;

type Matched = Pick<AddressInput, 'company' | 'postal_code' | 'country'> & { readonly street_lines: readonly string[] };

/**
 * The key by which two addresses count as duplicates: company, first street line, and postal code, ignoring case,
 * accents, punctuation, and abbreviations.
 */
export function matchKey({ company, street_lines: [street = ''], postal_code: code, country }: Matched): string {
  return `${bare(company)}|${bare(street)}|${bare(code).slice(0, codeLength[country])}`;
}

/** The part of a match key for the place, without the company. */
export function streetKeyOf(key: string): string {
  return key.slice(key.indexOf('|') + 1);
}
