import { sql, type Selectable } from 'kysely';
import type { Db } from '../../../../core/database/database.ts';
import type { AddressImportField } from '@waybill/contract';
import type { Addresses } from '../../../../core/database/schema.gen.ts';
import type { Cells } from '../../../platform/imports/index.ts';
import { searched } from '../list-addresses.ts';

/** Number of addresses read at a time. */
const atOnce = 1000;

const yesOrNo = (flag: boolean): string => (flag ? 'yes' : 'no');

/** The columns of an export: a contact is in two of them. */
export type AddressCell = Exclude<AddressImportField, 'contact_name'>;

/** An address as the columns of a file hold it; reading it again makes the same address. */
export function addressCells(row: Selectable<Addresses>): Cells<AddressCell> {
  const [street_1 = null, street_2 = null, street_3 = null, street_4 = null, street_5 = null] = row.street_lines;
  return {
    company: row.company,
    contact_first_name: row.contact_first_name,
    contact_last_name: row.contact_last_name,
    email: row.email,
    phone: row.phone,
    street_1,
    street_2,
    street_3,
    street_4,
    street_5,
    city: row.city,
    state: row.state,
    postal_code: row.postal_code,
    country: row.country,
    exterior_number: row.exterior_number,
    interior_number: row.interior_number,
    neighborhood: row.neighborhood,
    site_type: row.site_type,
    limited_access: yesOrNo(row.limited_access),
    liftgate_recommended: yesOrNo(row.liftgate_recommended),
    opens_at: row.opens_at,
    closes_at: row.closes_at,
  };
}

/**
 * Addresses that match a search, by company, in batches. Each batch is a separate keyset query, so that a slow reader
 * holds neither memory nor a connection.
 */
export async function* addressPieces(
  db: Db,
  accountId: string,
  search: string,
): AsyncGenerator<readonly Cells<AddressCell>[]> {
  const name = sql<string>`lower(company)`;
  let last: { readonly name: string; readonly id: string } | null = null;
  for (;;) {
    const book = db
      .selectFrom('addresses')
      .selectAll()
      .select(name.as('name'))
      .where('account_id', '=', accountId)
      .where('deleted_at', 'is', null);
    const behind = last;
    const rows: (Selectable<Addresses> & { name: string })[] = await searched(book, search)
      .$if(behind !== null, (rest) =>
        rest.where(sql<boolean>`(lower(company), id) > (${behind?.name}, ${behind?.id}::uuid)`),
      )
      .orderBy(name)
      .orderBy('id')
      .limit(atOnce)
      .execute();
    if (rows.length > 0) yield rows.map(addressCells);
    const end = rows.at(-1);
    if (end === undefined || rows.length < atOnce) return;
    last = { name: end.name, id: end.id };
  }
}
