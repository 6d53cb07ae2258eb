import type { Address, endpoints, Query } from '@waybill/contract';
import type { Db } from '../../core/database/database.ts';
import { addressOf } from './address-wire.ts';
import { matchKey } from './match-key.ts';

/** As many as a warning can show. */
const most = 5;

type Asked = Query<typeof endpoints.addressBook.duplicates>;

/** Addresses of the book with the same company, street and postal code, however they are written. */
export async function findDuplicates(db: Db, accountId: string, asked: Asked): Promise<Address[]> {
  const { company, street, postal_code } = asked;
  if (company === '' || street === '' || postal_code === '') return [];
  // A ZIP code is compared without its last four digits; other codes are no longer than they are.
  const country = /^\d/.test(postal_code) ? 'US' : 'CA';
  const rows = await db
    .selectFrom('addresses')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('match_key', '=', matchKey({ company, street_lines: [street], postal_code, country }))
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(addressOf);
}
