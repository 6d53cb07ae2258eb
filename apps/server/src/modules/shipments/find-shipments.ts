import { countedUpTo } from '@waybill/contract';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../core/database/database.ts';
import { mayGoOn, type Searched } from './search-terms.ts';

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
 * Ids of the shipments that have all of some words, each once where no word goes on: an account's own by its words, those
 * of all accounts by the words across them. Either index answers alone, and no row is visited.
 */
function byWords({ accountId }: Scope, { words }: Searched, open: boolean): RawBuilder<unknown> {
  const last = words.length - 1;
  const each = words.map((word, at) => {
    const own = sql.ref(`w${at}`);
    // Words stand in the order of their bytes: all that begin alike end before the greatest character behind it.
    const has =
      open && at === last
        ? sql`${own}.word >= ${word} AND ${own}.word < ${`${word}\u{10ffff}`}`
        : sql`${own}.word = ${word}`;
    return sql`${accountId === null ? sql`` : sql`${own}.account_id = ${accountId}::uuid AND`} ${has}
      ${at === 0 ? sql`` : sql`AND ${own}.shipment_id = w0.shipment_id`}`;
  });
  const tables = words.map((_, at) => sql`shipment_words AS ${sql.ref(`w${at}`)}`);
  return sql`SELECT ${open ? sql`DISTINCT` : sql``} w0.shipment_id AS id FROM ${sql.join(tables)}
    WHERE ${sql.join(each, sql` AND `)}`;
}

/** For staff: what an invoice is for, and what a carrier's bill was found to be for, by any number on it. */
function byPapers(number: string, accountId: string | null): RawBuilder<unknown>[] {
  const of = (column: string) =>
    accountId === null ? sql`` : sql`AND ${sql.ref(column)} IS NOT DISTINCT FROM ${accountId}::uuid`;
  const bears = sql`shipment_id IS NOT NULL AND search_numbers @> ARRAY[${number}]::text[]`;
  return [
    sql`SELECT shipment_id AS id FROM invoices WHERE ${bears} ${of('account_id')}`,
    sql`SELECT shipment_id AS id FROM carrier_bills WHERE ${bears} ${of('shipment_account')}`,
  ];
}

/**
 * What is found by more than words: the number, and for staff the numbers of its papers, the day of the pickup and the
 * name of the account.
 */
function otherwise(scope: Scope, { number, day }: Searched, { accounts, most }: Source): RawBuilder<unknown>[] {
  if (scope.as === 'customer')
    return number === '' ? [] : [sql`SELECT id FROM find_shipments(${number}, ${most}) AS id`];
  // A number is rare: the account is compared with what is found, and is no condition for an index of its own.
  const own = scope.accountId === null ? sql`` : sql`account_id IS NOT DISTINCT FROM ${scope.accountId}::uuid AND`;
  const account = scope.accountId === null ? sql`` : sql`account_id = ${scope.accountId} AND`;
  return [
    ...(number === '' ? [] : [sql`SELECT id FROM shipments WHERE ${own} search_numbers @> ARRAY[${number}]::text[]`]),
    ...(number === '' ? [] : byPapers(number, scope.accountId)),
    ...(day === null ? [] : [sql`SELECT id FROM shipments WHERE ${account} pickup_date = ${day}::date`]),
    ...(accounts.length === 0 ? [] : [sql`SELECT id FROM shipments WHERE account_id = ANY (${accounts}::uuid[])`]),
  ];
}

/** Where what was typed is looked for as it stands; each finds a shipment once, and is left once it has found enough. */
function places(scope: Scope, searched: Searched, source: Source): RawBuilder<unknown>[] {
  const words = searched.words.length === 0 ? [] : [byWords(scope, searched, false)];
  const found = [...otherwise(scope, searched, source), ...words];
  return found.map((part) => sql`(${part} LIMIT ${source.most})`);
}

/** The ids that have what was typed as it stands. */
function exactIds(scope: Scope, searched: Searched, source: Source): RawBuilder<unknown> {
  const each = places(scope, searched, source);
  if (each.length === 0) return sql`SELECT NULL::uuid AS id WHERE false`;
  return sql`SELECT id FROM (${sql.join(each, sql` UNION `)}) AS each LIMIT ${source.most}`;
}

/**
 * The ids a search finds, no more than asked for. Words that begin with the last one are looked for only while the word
 * itself has not found enough.
 */
function foundIds(scope: Scope, searched: Searched, source: Source): RawBuilder<unknown> {
  const { most } = source;
  const exact = exactIds(scope, searched, source);
  if (!mayGoOn(searched.words)) return exact;
  return sql`WITH exact AS MATERIALIZED (${exact})
    SELECT id FROM exact UNION
    SELECT id FROM (${byWords(scope, searched, true)} LIMIT ${most}) AS begun
    WHERE (SELECT count(*) FROM exact) < ${most}
    LIMIT ${most}`;
}

/** Looks a search up in the indexes of numbers and words, no further than it takes to tell few from many. */
export async function findShipments(db: Db, scope: Scope, searched: Searched): Promise<Found> {
  const accounts = await accountsNamed(db, scope, searched);
  const { rows } = await sql<{ ids: readonly string[] | null }>`
    SELECT json_agg(id) AS ids FROM (${foundIds(scope, searched, { accounts, most: fewAtMost + 1 })}) AS found
  `.execute(db);
  const ids = rows[0]?.ids ?? [];
  return ids.length > fewAtMost ? { kind: 'many', accounts } : { kind: 'few', ids };
}

/** What the other filters of a list leave of many that were found. */
const mostCounted = 200_000;

async function counted(db: Db, rows: RawBuilder<unknown>): Promise<number> {
  const found = await sql<{ total: number }>`SELECT count(*) AS total FROM (${rows}) AS counted`.execute(db);
  return found.rows[0]?.total ?? 0;
}

/** What else the list is narrowed to: account names that were found, and its other filters, on `shipments`. */
type Narrowed = { readonly accounts: readonly string[]; readonly filters: RawBuilder<unknown> | null };

/** How many of the many a search found the list has, no further than one past what lists count. */
export async function countFound(
  db: Db,
  scope: Scope,
  searched: Searched,
  { accounts, filters }: Narrowed,
): Promise<number> {
  const most = countedUpTo + 1;
  if (filters === null) {
    const source = { accounts, most };
    // Among many, one place alone mostly has more than is counted; telling what two of them share costs far more.
    const each = places(scope, searched, source).map((part) => sql`(SELECT count(*) FROM ${part} AS part)`);
    const { rows } = await sql<{ most: number }>`SELECT greatest(${sql.join(each)}) AS most`.execute(db);
    return rows[0]?.most === most ? most : counted(db, foundIds(scope, searched, source));
  }
  const ids = foundIds(scope, searched, { accounts, most: mostCounted });
  return counted(db, sql`SELECT 1 FROM shipments WHERE id = ANY (ARRAY(${ids})) AND ${filters} LIMIT ${most}`);
}
