import type { Dock, endpoints, QueryInput } from '@waybill/contract';
import { bare } from '@waybill/freight';
import { sql } from 'kysely';
import { accountOf, type Context } from '../../../core/context.ts';
import type { Db } from '../../../core/database/database.ts';
import { accountDetails } from '../../identity/settings/index.ts';

type Place = { readonly country: string; readonly postalCode: string };

/** Number of latest shipments that are searched. */
const looked = 500;

/** A postal code without its formatting; of a ZIP the five digits that places are known by. */
function plainCode({ country, postalCode }: Place): string {
  const plain = bare(postalCode);
  return country === 'US' ? plain.slice(0, 5) : plain;
}

/** The pickup of the account's last shipment from a place. */
async function lastPickup(db: Db, accountId: string, at: Place): Promise<Dock | null> {
  const row = await db
    .selectFrom((from) =>
      from
        .selectFrom('shipments')
        .select(['detail', 'origin_postal_code', 'created_at', 'id'])
        .where('account_id', '=', accountId)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(looked)
        .as('latest'),
    )
    .select('detail')
    .where(sql<string>`detail->'pickup'->>'country'`, '=', at.country)
    .where(
      sql<string>`left(regexp_replace(upper(origin_postal_code), '[^A-Z0-9]', '', 'g'), ${at.country === 'US' ? 5 : 10})`,
      '=',
      plainCode(at),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.detail.pickup ?? null;
}

/** The account's own entry of the address book at a place. */
async function ownAddress(db: Db, accountId: string, name: string, at: Place): Promise<Dock | null> {
  const rows = await db
    .selectFrom('addresses')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .where(sql<string>`lower(company)`, '=', name.toLowerCase())
    .where('country', '=', at.country)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .execute();
  return (
    rows.find(({ country, postal_code: code }) => plainCode({ country, postalCode: code }) === plainCode(at)) ?? null
  );
}

/**
 * Who ships from a place: the pickup of the last shipment from there, else the account's own entry of the address book,
 * else the account itself; null where none of them is there.
 */
export async function findDock(
  ctx: Context,
  { query }: { readonly query: NonNullable<QueryInput<typeof endpoints.recents.dock>> },
): Promise<{ data: Dock | null }> {
  const accountId = accountOf(ctx);
  const at: Place = { country: query.country, postalCode: query.postal_code };
  const last = await lastPickup(ctx.db, accountId, at);
  if (last !== null) return { data: last };
  const { name: company, address } = await accountDetails(ctx.db, accountId, ctx.now());
  const own = await ownAddress(ctx.db, accountId, company, at);
  if (own !== null) return { data: own };
  const { first_name, last_name, country, postal_code: code, ...rest } = address;
  const here = country === at.country && code !== null && plainCode({ country, postalCode: code }) === plainCode(at);
  if (!here) return { data: null };
  return {
    data: {
      ...rest,
      company,
      contact_first_name: first_name,
      contact_last_name: last_name,
      exterior_number: null,
      interior_number: null,
      neighborhood: null,
      opens_at: null,
      closes_at: null,
    },
  };
}
