import type { Address, endpoints, Query } from '@waybill/contract';
import type { Db } from '../../../core/database/database.ts';
import { addressOf } from './address-wire.ts';
import { matchKey, streetKeyOf } from './match-key.ts';

/** As many as the warning can show. */
const most = 5;

type Asked = Query<typeof endpoints.addressBook.duplicates>;

type Found = { readonly data: Address[]; readonly same_street: Address[] };

/**
 * Addresses with the same street and postal code, ignoring formatting: those of the same company, and those with
 * another name.
 */
export async function findDuplicates(db: Db, accountId: string, asked: Asked): Promise<Found> {
  const { company, street, postal_code } = asked;
  if (company === '' || street === '' || postal_code === '') return { data: [], same_street: [] };
  // ZIP codes are compared without the +4; other codes are compared in full.
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
