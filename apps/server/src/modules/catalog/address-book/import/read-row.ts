import { addressInput, fieldProblems, type AddressImportField, type AddressInput } from '@waybill/contract';
import { siteTypes, type SiteType } from '@waybill/freight';
import { plain, readTime, readYesOrNo, type RowProblem, type RowRead } from '../../../platform/imports/index.ts';
import { readPlace } from './read-place.ts';

type Cell = (field: AddressImportField) => string;

const siteWords: Readonly<Record<string, SiteType>> = {
  ...Object.fromEntries(siteTypes.map((type) => [plain(type.replace('_', ' ')), type])),
  '': 'business',
  commercial: 'business',
  comercial: 'business',
  negocio: 'business',
  empresa: 'business',
  home: 'residential',
  residence: 'residential',
  residencial: 'residential',
  'acceso limitado': 'limited_access',
  border: 'border_crossing',
  'border crossing facility': 'border_crossing',
  'cruce fronterizo': 'border_crossing',
  'instalacion de cruce fronterizo': 'border_crossing',
};

/** Splits a contact in one column: the first word is the first name. */
function namesOf(cell: Cell) {
  const [first = '', ...rest] = cell('contact_name').split(/\s+/);
  return {
    contact_first_name: cell('contact_first_name') || first,
    contact_last_name: cell('contact_last_name') || rest.join(' '),
  };
}

const streets = ['street_1', 'street_2', 'street_3', 'street_4', 'street_5'] as const;

function fieldOf(path: string): string {
  const line = /^street_lines\.(\d)$/.exec(path);
  return line === null ? path : (streets[Number(line[1])] ?? path);
}

function readFlag(cell: Cell, field: 'limited_access' | 'liftgate_recommended', problems: RowProblem[]): boolean {
  const read = readYesOrNo(cell(field));
  if (read === null) problems.push({ field, code: 'not_yes_or_no' });
  return read ?? false;
}

const nullIfEmpty = (text: string): string | null => (text === '' ? null : text);

/** Converts a row to an address, or returns all errors by field. */
export function readAddressRow(cell: Cell): RowRead<AddressInput> {
  const problems: RowProblem[] = [];
  const place = readPlace(cell);
  problems.push(...place.problems);
  const siteType = siteWords[plain(cell('site_type'))];
  if (siteType === undefined) problems.push({ field: 'site_type', code: 'site_type_unknown' });
  const flags = {
    limited_access: readFlag(cell, 'limited_access', problems),
    liftgate_recommended: readFlag(cell, 'liftgate_recommended', problems),
  };
  const given: Readonly<Record<keyof AddressInput, unknown>> = {
    ...namesOf(cell),
    ...flags,
    company: cell('company'),
    email: nullIfEmpty(cell('email')),
    phone: nullIfEmpty(cell('phone')),
    street_lines: streets.map(cell),
    city: place.city,
    state: place.state.length > 3 ? '-' : place.state,
    postal_code: place.postal_code,
    country: place.country,
    interior_number: cell('interior_number'),
    exterior_number: cell('exterior_number'),
    neighborhood: cell('neighborhood'),
    site_type: siteType ?? 'business',
    opens_at: nullIfEmpty(readTime(cell('opens_at'))),
    closes_at: nullIfEmpty(readTime(cell('closes_at'))),
  };
  const read = addressInput.safeParse(given);
  if (!read.success) {
    const named = new Set(problems.map(({ field }) => field));
    // With an unknown country, postal code and state cannot be checked.
    const skipped = named.has('country') ? ['postal_code', 'state'] : [];
    for (const { field: path, code, params } of fieldProblems(read.error)) {
      const field = fieldOf(path);
      if (!named.has(field) && !skipped.includes(field)) problems.push({ field, code, params });
      named.add(field);
    }
  }
  if (problems.length > 0 || !read.success) return { body: null, problems: [...problems, ...place.doubts] };
  return { body: read.data, doubts: place.doubts };
}
