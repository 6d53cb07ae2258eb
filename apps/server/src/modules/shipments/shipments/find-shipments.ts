import { countedUpTo } from '@waybill/contract';
import { sql, type Expression, type RawBuilder } from 'kysely';
import type { Db } from '../../../core/database/database.ts';
import { mayGoOn, type Searched } from './search-terms.ts';

/** Whose shipments are looked through: a customer's own, or those of one account or of all, as staff see them. */
export type Scope =
  | { readonly as: 'customer'; readonly accountId: string }
  | { readonly as: 'staff'; readonly accountId: string | null };

/**
 * What a search found, counted no further than one past what lists count: the ids that were picked of it, or, of more than
 * are worth naming, what is looked at in the order of the list instead.
 */
export type SearchMatches =
  | { readonly kind: 'few'; readonly ids: readonly string[]; readonly total: number }
  | { readonly kind: 'many'; readonly accounts: readonly string[]; readonly total: number };

/**
 * More ids than this are not named: among so many, a page is found soon by going through the list itself. The list of all
 * accounts is long, and what was found may all be far down in it.
 */
const fewAtMost = { customer: 2000, staff: 5000 } as const;

/** More words of one shipment do not begin alike; in so many rows of them there are enough shipments to stop at. */
const alikeAtMost = 8;

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

/** Words stand in the order of their bytes: all that begin alike end before the greatest character behind it. */
const begins = (own: RawBuilder<unknown>, word: string) =>
  sql`${own}.word >= ${sql.lit(word)} AND ${own}.word < ${sql.lit(`${word}\u{10ffff}`)}`;

/**
 * Ids of the shipments that have all of some words: an account's own by its words, those of all accounts by the words
 * across them. Either index answers alone, and no row is visited. The words, letters and digits alone, stand in the
 * statement itself: which of them is the rare one to begin with, its planner knows of the words and not of a place for one.
 * @param open words that begin with the last one are as good: a shipment that has several comes once for each
 */
function byWords({ accountId }: Scope, { words }: Searched, open: boolean): RawBuilder<unknown> {
  const last = words.length - 1;
  const each = words.map((word, at) => {
    const own = sql.ref(`w${at}`);
    const has = open && at === last ? begins(own, word) : sql`${own}.word = ${sql.lit(word)}`;
    return sql`${accountId === null ? sql`` : sql`${own}.account_id = ${accountId}::uuid AND`} ${has}
      ${at === 0 ? sql`` : sql`AND ${own}.shipment_id = w0.shipment_id`}`;
  });
  const tables = words.map((_, at) => sql`shipment_words AS ${sql.ref(`w${at}`)}`);
  return sql`SELECT w0.shipment_id AS id FROM ${sql.join(tables)} WHERE ${sql.join(each, sql` AND `)}`;
}

/**
 * Whether several words begin as the last one (`alike`), so that a shipment that has two of them is found twice; and
 * whether that word itself is the only one (`itself`), so that there is nothing else to look for.
 */
function beginners({ accountId }: Scope, { words }: Searched): RawBuilder<unknown> {
  const own = accountId === null ? sql`` : sql`own.account_id = ${accountId}::uuid AND`;
  const word = words.at(-1) ?? '';
  const end = (order: 'ASC' | 'DESC') =>
    sql`(SELECT word FROM shipment_words AS own WHERE ${own} ${begins(sql.ref('own'), word)}
      ORDER BY word ${sql.raw(order)} LIMIT 1)`;
  return sql`SELECT first <> last AS alike, first = last AND last = ${sql.lit(word)} AS itself
    FROM (SELECT ${end('ASC')} AS first, ${end('DESC')} AS last) AS ends`;
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

/** Where what was typed is looked for as it stands; each finds a shipment once. */
function places(scope: Scope, searched: Searched, source: Source): RawBuilder<unknown>[] {
  const words = searched.words.length === 0 ? [] : [byWords(scope, searched, false)];
  return [...otherwise(scope, searched, source), ...words];
}

/** One word that begins so has each of its shipments once; of several, more rows are read for as many shipments. */
const begun = (scope: Scope, searched: Searched, { most }: Source) =>
  sql`${byWords(scope, searched, true)}
    LIMIT CASE WHEN (SELECT alike FROM beginners) THEN ${sql.lit(most * alikeAtMost)} ELSE ${sql.lit(most)} END`;

const named = (name: string, part: RawBuilder<unknown>) => sql`${sql.ref(name)} AS MATERIALIZED (${part})`;
const idsOf = (name: string) => sql`SELECT id FROM ${sql.ref(name)}`;
const countOf = (name: string) => sql`(SELECT count(*) FROM ${sql.ref(name)})`;

/** How many were found in all, by how many each place found: only where two of them found any, what they share is asked for. */
function totalOf(names: readonly string[], open: boolean): RawBuilder<unknown> {
  const counts = names.map((name) => sql.ref(`counts.${name}`));
  const [words] = counts.slice(-1);
  if (!open) {
    return sql`CASE WHEN greatest(${sql.join(counts)}) < ${sql.join(counts, sql` + `)} THEN ${countOf('found')}
      ELSE greatest(${sql.join(counts)}) END`;
  }
  const others = sql.join([...counts.slice(0, -1), sql.lit(0)]);
  return sql`CASE WHEN beginners.alike OR 0 < ANY (ARRAY[${others}]) THEN ${countOf('found')}
    WHEN beginners.itself THEN ${words} ELSE ${countOf('begun')} END`;
}

/**
 * What a search finds, as the named parts of a statement: `found` has the ids, no more than asked for, and `total` how many.
 * A part is read only when it is asked for: `found`, which tells what two places share, is not where one place has found
 * enough, or no other has found any.
 */
function foundParts(scope: Scope, searched: Searched, source: Source): RawBuilder<unknown> {
  const most = sql.lit(source.most);
  const exact = places(scope, searched, source).map((part, at) => ({ name: `place${at}`, part }));
  const names = exact.map(({ name }) => name);
  const open = mayGoOn(searched.words);
  const counts = names.map((name) => sql`${countOf(name)} AS ${sql.ref(name)}`);
  const all = open ? [...names, 'begun'] : names;
  return sql.join([
    ...exact.map(({ name, part }) => named(name, sql`${part} LIMIT ${most}`)),
    ...(open ? [named('beginners', beginners(scope, searched)), named('begun', begun(scope, searched, source))] : []),
    named('found', sql`${sql.join(all.map(idsOf), sql` UNION `)} LIMIT ${most}`),
    named('counts', sql`SELECT ${sql.join(counts)}`),
    named(
      'counted',
      sql`SELECT CASE WHEN greatest(${sql.join(names.map((name) => sql.ref(`counts.${name}`)))}) >= ${most} THEN ${most}
        ELSE ${totalOf(names, open)} END AS total FROM counts ${open ? sql`, beginners` : sql``}`,
    ),
  ]);
}

type Row = { readonly total: number; readonly ids: readonly string[] | null };

/**
 * Looks a search up in the indexes of numbers and words, no further than lists count, and names what is found if it is little.
 * @param pick which of the ids are named, as a statement of `id` that may read `found`; all of them when left out
 */
export async function findShipments(
  db: Db,
  scope: Scope,
  searched: Searched,
  pick: Expression<unknown> = idsOf('found'),
): Promise<SearchMatches> {
  if (searched.words.length === 0 && searched.number === '') return { kind: 'few', ids: [], total: 0 };
  const accounts = await accountsNamed(db, scope, searched);
  const { rows } = await sql<Row>`
    WITH ${foundParts(scope, searched, { accounts, most: countedUpTo + 1 })}
    SELECT total, CASE WHEN total <= ${sql.lit(fewAtMost[scope.as])}
      THEN (SELECT coalesce(json_agg(id), '[]') FROM (${pick}) AS picked) END AS ids FROM counted
  `.execute(db);
  const { total = 0, ids = [] } = rows[0] ?? {};
  return ids === null ? { kind: 'many', accounts, total } : { kind: 'few', ids, total };
}

/** What the other filters of a list leave of many that were found. */
const mostCounted = 200_000;

/** How many of the many a search found other filters, on `shipments`, leave; no further than one past what lists count. */
export async function countMatches(
  db: Db,
  scope: Scope,
  searched: Searched,
  { accounts, filters }: { readonly accounts: readonly string[]; readonly filters: RawBuilder<unknown> },
): Promise<number> {
  const found = await sql<{ total: number }>`
    WITH ${foundParts(scope, searched, { accounts, most: mostCounted })}
    SELECT count(*) AS total FROM (
      SELECT FROM shipments WHERE shipments.id = ANY (ARRAY(SELECT id FROM found)) AND ${filters} LIMIT ${sql.lit(countedUpTo + 1)}
    ) AS left_over
  `.execute(db);
  return found.rows[0]?.total ?? 0;
}
