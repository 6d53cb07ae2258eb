import { z } from 'zod';

/** Field schemas of what customs asks for. */

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
/** Codes that name no country: groups of countries, and those kept for tests. */
const noCountry: ReadonlySet<string> = new Set(['EU', 'EZ', 'UN', 'XA', 'XB', 'ZZ', 'QO']);

function isCountry(code: string): boolean {
  return /^[A-Z]{2}$/.test(code) && !noCountry.has(code) && regions.of(code) !== undefined;
}

/** ISO 3166 code of two letters, of any country. */
export const anyCountry = z.string({ error: 'required' }).trim().toUpperCase().refine(isCountry, 'invalid_country');

/** A code of the Harmonized System, six to ten digits; dots and spaces are left out. */
export const hsCode = z
  .string({ error: 'required' })
  .overwrite((typed) => typed.replaceAll(/[.\s]/g, ''))
  .regex(/^\d{6,10}$/, 'invalid_hs_code');
