import { fields, type AddressImportField, type Country } from '@waybill/contract';
import { plain, type RowProblem } from '../../../platform/imports/index.ts';
import { checkPlace, findPlace } from '../../../platform/places/index.ts';
import { nearRegion, regionCode } from './regions.ts';

type Cell = (field: AddressImportField) => string;

const countryWords: Readonly<Record<string, Country>> = {
  us: 'US',
  usa: 'US',
  'u s': 'US',
  'u s a': 'US',
  'united states': 'US',
  'united states of america': 'US',
  'estados unidos': 'US',
  eeuu: 'US',
  'ee uu': 'US',
  ca: 'CA',
  can: 'CA',
  canada: 'CA',
  mx: 'MX',
  mex: 'MX',
  mexico: 'MX',
};

/** The place of a row, with errors and warnings. */
export type PlaceRead = {
  readonly country: Country;
  readonly city: string;
  readonly state: string;
  readonly postal_code: string;
  readonly problems: readonly RowProblem[];
  readonly doubts: readonly RowProblem[];
};

const canadian = /^[ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d$/i;

function readCountry(text: string, code: string): Country | null {
  // Only Canadian postal codes start with a letter, so they determine a missing country.
  if (text === '') return canadian.test(code) ? 'CA' : 'US';
  return countryWords[plain(text)] ?? null;
}

/** Repairs a ZIP code that a spreadsheet stored as a number, without leading zeros or with decimals. */
function mendedZip(code: string): string | null {
  const match = /^(\d{3,5})(?:\.0+)?(-\d{4})?$/.exec(code);
  const [, digits = '', plusFour = ''] = match ?? [];
  const zip = digits.padStart(5, '0');
  return match !== null && findPlace('US', zip) !== null ? zip + plusFour : null;
}

function codeProblems(code: string, country: Country): readonly RowProblem[] {
  if (code === '') return [{ field: 'postal_code', code: 'required' }];
  if (fields.isPostalCode(code, country)) return [];
  const mended = country === 'US' ? mendedZip(code) : null;
  if (mended === null) return [{ field: 'postal_code', code: 'invalid_postal_code' }];
  const lost = /^\d{3,4}(-\d{4})?$/.test(code);
  return [{ field: 'postal_code', code: lost ? 'zip_lost_zero' : 'invalid_postal_code', suggestion: mended }];
}

const others: Readonly<Record<Country, readonly Country[]>> = { US: ['CA', 'MX'], CA: ['US', 'MX'], MX: ['US', 'CA'] };

function stateProblem(text: string, country: Country, ofCode: string | undefined): RowProblem {
  const suggestion = nearRegion(text, country) ?? ofCode;
  const suggested = suggestion === undefined ? {} : { suggestion };
  if (text === '') return { field: 'state', code: 'required', ...(ofCode === undefined ? {} : { suggestion: ofCode }) };
  const elsewhere = others[country].some((other) => regionCode(text, other) !== undefined);
  return { field: 'state', code: elsewhere ? 'state_of_other_country' : 'state_unknown', ...suggested };
}

/** Reads country, city, state, and postal code of a row, and checks them against each other. */
export function readPlace(cell: Cell): PlaceRead {
  const typedCode = cell('postal_code').toUpperCase();
  const country = readCountry(cell('country'), typedCode);
  const city = cell('city');
  const nowhere = { city, state: cell('state'), postal_code: typedCode, doubts: [] };
  if (country === null) {
    return { ...nowhere, country: 'US', problems: [{ field: 'country', code: 'country_unknown' }] };
  }
  const problems = [...codeProblems(typedCode, country)];
  const code = problems[0]?.suggestion ?? typedCode;
  const place = findPlace(country, code);
  const state = regionCode(cell('state'), country);
  const atCode = { city, state: state ?? place?.state ?? '', postal_code: code, country };
  const conflict = checkPlace(atCode);
  if (state === undefined) {
    problems.push(stateProblem(cell('state'), country, conflict === null ? place?.state : undefined));
  }
  if (city === '')
    problems.push({ field: 'city', code: 'required', ...(place === null ? {} : { suggestion: place.city }) });
  // Without a suggestion, since any of the three may be wrong. Lost letters of a city are a problem of their own.
  const doubts = state === undefined || conflict === null || city.includes('\uFFFD') ? [] : [conflict];
  return { country, city, state: state ?? cell('state'), postal_code: typedCode, problems, doubts };
}
