import { countedUpTo } from '@waybill/contract';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../core/database/database.ts';
import { accountKeyOf, termsQuery, type Searched } from './search-terms.ts';

/** Whose shipments are looked through: a customer's own, or those of one account or of all, as staff see them. */
export type Scope =
  | { readonly as: 'customer'; readonly accountId: string }
  | { readonly as: 'staff'; readonly accountId: string | null };

/** The ids that a search found; more than are worth naming are looked at in the order of the list instead. */
export type Found =
  | { readonly kind: 'few'; readonly ids: readonly string[] }
  | { readonly kind: 'many'; readonly accounts: readonly string[] };

/** More ids than this are not named: among so many, a page is found soon by going through the list itself. */
const fewAtMost = 2000;

/** Account names that a search is compared with; more than these the search does not tell apart. */
const mostAccounts = 50;

export function queryOf(scope: Scope, { words }: Searched): string {
  return termsQuery(words, scope.accountId === null ? '' : accountKeyOf(scope.accountId));
}

/** Accounts whose name begins with what was typed; only staff look for them. */
async function accountsNamed(db: Db, scope: Scope, { words }: Searched): Promise<string[]> {
  if (scope.as === 'customer' || scope.accountId !== null || words.length === 0) return [];
  const rows = await db
    .selectFrom('accounts')
    .select('id')
    .where('name', 'ilike', `${words.join('%')}%`)
    .limit(mostAccounts)
    .execute();
  return rows.map(({ id }) => id);
}

type Source = { readonly accounts: readonly string[]; readonly most: number };

/**
 * The ids a search finds, no more than asked for. A customer's are found by the database's own function, which knows the
 * account; staff look across accounts, also by the day of the pickup and the name of the account.
 */
function foundIds(scope: Scope, searched: Searched, { accounts, most }: Source): RawBuilder<unknown> {
  const { number, day } = searched;
  const query = queryOf(scope, searched);
  if (scope.as === 'customer') return sql`SELECT id FROM find_shipments(${number}, ${query}, ${most}) AS id`;
  const own = scope.accountId === null ? sql`` : sql`account_id = ${scope.accountId} AND`;
  const parts = [
    ...(number === '' ? [] : [sql`SELECT id FROM shipments WHERE ${own} search_numbers @> ARRAY[${number}]::text[]`]),
    ...(query === '' ? [] : [sql`SELECT shipment_id FROM shipment_terms WHERE ${own} terms @@ ${query}::tsquery`]),
    ...(day === null ? [] : [sql`(SELECT id FROM shipments WHERE ${own} pickup_date = ${day}::date LIMIT ${most})`]),
    ...(accounts.length === 0
      ? []
      : [sql`(SELECT id FROM shipments WHERE account_id = ANY (${accounts}::uuid[]) LIMIT ${most})`]),
  ];
  if (parts.length === 0) return sql`SELECT NULL::uuid AS id WHERE false`;
  return sql`SELECT id FROM (${sql.join(parts, sql` UNION `)}) AS found LIMIT ${most}`;
}

/** Looks a search up in the indexes of numbers and words. */
export async function findShipments(db: Db, scope: Scope, searched: Searched): Promise<Found> {
  const accounts = await accountsNamed(db, scope, searched);
  const { rows } = await sql<{ id: string }>`
    ${foundIds(scope, searched, { accounts, most: fewAtMost + 1 })}
  `.execute(db);
  if (rows.length > fewAtMost) return { kind: 'many', accounts };
  return { kind: 'few', ids: rows.map(({ id }) => id) };
}

/** What the other filters of a list leave of many that were found. */
const mostCounted = 200_000;

/**
 * How many of the many a search found the other filters of the list leave, no further than one past what lists count.
 * @param filters the other filters, on `shipments`; null when there are none
 */
export async function countFound(
  db: Db,
  scope: Scope,
  searched: Searched,
  more: { readonly accounts: readonly string[]; readonly filters: RawBuilder<unknown> | null },
): Promise<number> {
  const { accounts, filters } = more;
  const most = filters === null ? countedUpTo + 1 : mostCounted;
  const ids = foundIds(scope, searched, { accounts, most });
  const counted =
    filters === null
      ? ids
      : sql`SELECT 1 FROM shipments WHERE id = ANY (ARRAY(${ids})) AND ${filters} LIMIT ${countedUpTo + 1}`;
  const { rows } = await sql<{ total: number }>`SELECT count(*) AS total FROM (${counted}) AS counted`.execute(db);
  return rows[0]?.total ?? 0;
}
