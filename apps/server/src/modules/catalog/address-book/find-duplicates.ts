import type { Address, endpoints, Query } from '@waybill/contract';
import type { Db } from '../../../core/database/database.ts';
import { addressOf } from './address-wire.ts';
import { matchKey, streetKeyOf } from './match-key.ts';

/** As many as a warning can show. */
const most = 5;

type Asked = Query<typeof endpoints.addressBook.duplicates>;

type Found = { readonly data: Address[]; readonly same_street: Address[] };

/**
 * Addresses of the book with the same street and postal code, however they are written: those of the same company,
 * and those under another name.
 */
export async function findDuplicates(db: Db, accountId: string, asked: Asked): Promise<Found> {
  const { company, street, postal_code } = asked;
  if (company === '' || street === '' || postal_code === '') return { data: [], same_street: [] };
  // A ZIP code is compared without its last four digits; other codes are no longer than they are.
  const country = /^\d/.test(postal_code) ? 'US' : 'CA';
  const key = matchKey({ company, street_lines: [street], postal_code, country });
  const rows = await db
    .selectFrom('addresses')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('street_key', '=', streetKeyOf(key))
    .where('deleted_at', 'is', null)
    .orderBy((of) => of('match_key', '=', key), 'desc')
    .orderBy('id')
    .limit(most)
    .execute();
  const isSame = (row: (typeof rows)[number]) => row.match_key === key;
  return {
    data: rows.filter(isSame).map(addressOf),
    same_street: rows.filter((row) => !isSame(row)).map(addressOf),
  };
}
