import { countedUpTo } from '@waybill/contract';
import { sql, type Expression, type RawBuilder } from 'kysely';
import type { Db } from '../../../core/database/database.ts';
import { mayGoOn, type Searched } from './search-terms.ts';

/** Whose shipments are searched: a customer's own, or those of one account or all accounts for staff. */
export type Scope =
  | { readonly as: 'customer'; readonly accountId: string }
  | ({ readonly as: 'staff'; readonly accountId: string | null } & StaffFilters);

/** What only staff narrow a list by. */
export type StaffFilters = {
  readonly mode?: string | undefined;
  readonly carrier_id?: string | undefined;
  /** Who sells to the account. */
  readonly owner_id?: string | undefined;
};

/**
 * Result of a search with its number of matches, counted up to one past the limit of lists. For few matches their ids;
 * for many, the conditions to scan the list with instead.
 */
export type SearchMatches =
  | { readonly kind: 'few'; readonly ids: readonly string[]; readonly total: number }
  | { readonly kind: 'many'; readonly accounts: readonly string[]; readonly total: number };

/**
 * Above this number of matches, the list is scanned in its sort order, which finds a page quickly. Higher for staff:
 * the list of all accounts is long, and matches may all be near its end.
 */
const fewAtMost = { customer: 2000, staff: 5000 } as const;

/** Maximum number of words per shipment with the same prefix; this many rows contain enough shipments. */
const alikeAtMost = 8;

/** Maximum number of matching account names; further ones are ignored. */
const mostAccounts = 50;

/** Accounts whose name starts with the search; staff only. */
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

/** Range condition for a prefix. Words are sorted by bytes, so the range ends at the greatest code point. */
const begins = (own: RawBuilder<unknown>, word: string) =>
  sql`${own}.word >= ${sql.lit(word)} AND ${own}.word < ${sql.lit(`${word}\u{10ffff}`)}`;

/**
 * Ids of the shipments with all words, answered by an index alone without reading rows. The words, which are only
 * letters and digits, are inlined, so that the planner can start with the rarest one.
 * @param open matches the last word as a prefix; a shipment with several matches occurs once for each
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

/** Ids of the shipments with a number that ends as searched, from an index alone. */
function byEnd({ accountId }: Scope, end: string): RawBuilder<unknown> {
  const own = accountId === null ? sql`` : sql`own.account_id = ${accountId}::uuid AND`;
  return sql`SELECT DISTINCT shipment_id AS id FROM shipment_words AS own WHERE ${own} ${begins(sql.ref('own'), end)}`;
}

/**
 * Facts about the prefix: `alike`, whether several words start with it, so that a shipment can match twice; `itself`,
 * whether the word itself is the only one.
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

/** For staff: shipments of an invoice or a carrier bill, by any number on it. */
function byPapers(numbers: readonly string[], accountId: string | null): RawBuilder<unknown>[] {
  const of = (column: string) =>
    accountId === null ? sql`` : sql`AND ${sql.ref(column)} IS NOT DISTINCT FROM ${accountId}::uuid`;
  const bears = sql`shipment_id IS NOT NULL AND search_numbers && ${numbers}::text[]`;
  return [
    sql`SELECT shipment_id AS id FROM invoices WHERE ${bears} ${of('account_id')}`,
    sql`SELECT shipment_id AS id FROM carrier_bills WHERE ${bears} ${of('shipment_account')}`,
  ];
}

/**
 * Searches besides words: the shipment's numbers and its pickup day, and for staff the numbers of invoices and bills, and
 * account names.
 */
function otherwise(scope: Scope, { numbers, day }: Searched, { accounts, most }: Source): RawBuilder<unknown>[] {
  if (scope.as === 'customer') {
    return [
      ...numbers.map((number) => sql`SELECT id FROM find_shipments(${number}, ${most}) AS id`),
      ...(day === null
        ? []
        : [sql`SELECT id FROM shipments WHERE account_id = ${scope.accountId}::uuid AND pickup_date = ${day}::date`]),
    ];
  }
  // Numbers are rare, so the account is compared afterwards instead of using an index for it.
  const own = scope.accountId === null ? sql`` : sql`account_id IS NOT DISTINCT FROM ${scope.accountId}::uuid AND`;
  const account = scope.accountId === null ? sql`` : sql`account_id = ${scope.accountId} AND`;
  return [
    ...(numbers.length === 0 ? [] : [sql`SELECT id FROM shipments WHERE ${own} search_numbers && ${numbers}::text[]`]),
    ...(numbers.length === 0 ? [] : byPapers(numbers, scope.accountId)),
    ...(day === null ? [] : [sql`SELECT id FROM shipments WHERE ${account} pickup_date = ${day}::date`]),
    ...(accounts.length === 0 ? [] : [sql`SELECT id FROM shipments WHERE account_id = ANY (${accounts}::uuid[])`]),
  ];
}

/** Exact searches; each finds a shipment once. */
function places(scope: Scope, searched: Searched, source: Source): RawBuilder<unknown>[] {
  const words = searched.words.length === 0 ? [] : [byWords(scope, searched, false)];
  const ends = searched.end === '' ? [] : [byEnd(scope, searched.end)];
  return [...otherwise(scope, searched, source), ...ends, ...words];
}

/** Prefix search. If several words match, more rows are read to find the same number of shipments. */
const begun = (scope: Scope, searched: Searched, { most }: Source) =>
  sql`${byWords(scope, searched, true)}
    LIMIT CASE WHEN (SELECT alike FROM beginners) THEN ${sql.lit(most * alikeAtMost)} ELSE ${sql.lit(most)} END`;

const named = (name: string, part: RawBuilder<unknown>) => sql`${sql.ref(name)} AS MATERIALIZED (${part})`;
const idsOf = (name: string) => sql`SELECT id FROM ${sql.ref(name)}`;
const countOf = (name: string) => sql`(SELECT count(*) FROM ${sql.ref(name)})`;

/** Total from the counts of each search. The union is computed only if two searches have matches. */
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
 * The search as CTEs: `found` has the ids up to the limit, and `total` their number. CTEs are only computed when they
 * are read: `found`, the union, is not needed if one search reaches the limit or the others are empty.
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
 * Searches the indexes of numbers and words, up to the limit of lists, and returns the ids if they are few.
 * @param pick selects the ids to return from `found`; all if omitted
 */
export async function findShipments(
  db: Db,
  scope: Scope,
  searched: Searched,
  pick: Expression<unknown> = idsOf('found'),
): Promise<SearchMatches> {
  if (searched.words.length === 0 && searched.numbers.length === 0) return { kind: 'few', ids: [], total: 0 };
  const accounts = await accountsNamed(db, scope, searched);
  const { rows } = await sql<Row>`
    WITH ${foundParts(scope, searched, { accounts, most: countedUpTo + 1 })}
    SELECT total, CASE WHEN total <= ${sql.lit(fewAtMost[scope.as])}
      THEN (SELECT coalesce(json_agg(id), '[]') FROM (${pick}) AS picked) END AS ids FROM counted
  `.execute(db);
  const { total = 0, ids = [] } = rows[0] ?? {};
  return ids === null ? { kind: 'many', accounts, total } : { kind: 'few', ids, total };
}

/** Maximum number of matches that are checked against other filters. */
const mostCounted = 200_000;

/** Number of matches of a large search that also match other filters on `shipments`, up to one past the list limit. */
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
