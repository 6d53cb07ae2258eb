import { addressImportFields, type AddressImportField, type AddressInput } from '@waybill/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../../core/database/database.ts';
import type { Existing, ImportKind } from '../../../platform/imports/index.ts';
import { addressColumns, inputFields, placeColumns } from '../address-columns.ts';
import { matchKey } from '../match-key.ts';
import { addressPieces, type AddressCell } from './export-pieces.ts';
import { headings } from './headings.ts';
import { readAddressRow } from './read-row.ts';

type Shown = Pick<AddressInput, 'city' | 'state'> & { readonly street_lines: readonly string[] };

function detailOf({ street_lines: [street = ''], city, state }: Shown): string {
  return `${street}, ${city}, ${state}`;
}

async function findExisting(db: Db | Tx, accountId: string, keys: readonly string[]): Promise<Map<string, Existing>> {
  const rows = await db
    .selectFrom('addresses')
    .select(['id', 'match_key', 'company', 'street_lines', 'city', 'state'])
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .where('match_key', '=', sql<string>`ANY(${keys}::text[])`)
    .orderBy('id', 'desc')
    .execute();
  return new Map(rows.map((row) => [row.match_key, { id: row.id, label: row.company, detail: detailOf(row) }]));
}

const placeOf = (side: string) => sql.join(placeColumns.map((column) => sql.ref(`${side}.${column}`)));
const unmoved = sql`(${placeOf('t')}) IS NOT DISTINCT FROM (${placeOf('n')})`;

/** Addresses as they come in from a file and go out into one. */
export const addressKind: ImportKind<AddressInput, AddressImportField, AddressCell> = {
  name: 'addresses',
  table: 'addresses',
  fields: addressImportFields,
  required: [['company'], ['street_1'], ['city'], ['state'], ['postal_code']],
  headings,
  example: {
    company: 'Maple Kiln Ceramics',
    contact_first_name: 'Nora',
    contact_last_name: 'Lindgren',
    email: 'dock@maplekiln.example',
    phone: '(802) 555-0119',
    street_1: '480 Pine Street',
    street_2: 'Door 4',
    street_3: null,
    street_4: null,
    street_5: null,
    city: 'Burlington',
    state: 'VT',
    postal_code: '05401',
    country: 'US',
    exterior_number: '',
    interior_number: '',
    neighborhood: '',
    site_type: 'business',
    limited_access: 'no',
    liftgate_recommended: 'yes',
    opens_at: '08:00',
    closes_at: '16:30',
  },
  read: readAddressRow,
  nameOf: (address) => ({ label: address.company, detail: detailOf(address) }),
  keyOf: matchKey,
  findExisting,
  columns: [...inputFields, 'search_text', 'match_key'],
  rowOf: addressColumns,
  // A place changed by a file has to be verified again.
  alsoSet: sql`verified = t.verified AND ${unmoved}, verified_at = CASE WHEN ${unmoved} THEN t.verified_at END`,
  setBack: ['verified', 'verified_at'],
  exported: addressImportFields.filter((field) => field !== 'contact_name'),
  pieces: addressPieces,
};
