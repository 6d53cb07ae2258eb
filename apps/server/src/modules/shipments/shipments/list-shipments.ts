import { sql } from 'kysely';
import { countedUpTo, type endpoints, type Query, type ShipmentRow } from '@waybill/contract';
import type { Db } from '../../../core/database/database.ts';
import { cachedStatement } from '../../../core/database/cached-statement.ts';
import { pipelined } from '../../../core/database/pipelined.ts';
import { countMatches, findShipments, type Scope, type StaffFilters } from './find-shipments.ts';
import { isOwnKey, keyOf, ordered, type Builder } from './list-order.ts';
import { storedCounts } from './stored-counts.ts';
import { readSearch, termsQuery } from './search-terms.ts';

export type ListQuery = Query<typeof endpoints.shipments.list>;

/** Columns of a list row, shared by customers and staff. */
export const rowColumns = [
  'id',
  'bol_number',
  'pro_number',
  'tracking_numbers',
  'status',
  'action_required',
  'mode',
  'carrier_name',
  'consignee',
  'origin_city',
  'origin_state',
  'origin_postal_code',
  'destination_city',
  'destination_state',
  'destination_postal_code',
  'pickup_date',
  'delivery_date',
  'delivered_at',
  'reference',
  'total_amount',
  'currency',
  'created_at',
] as const;

/** Everything that determines the SQL of a list, apart from parameter values. */
type Shape = {
  readonly scoped: boolean;
  readonly status: 'any' | 'action_required' | 'open' | 'one';
  readonly from: boolean;
  readonly to: boolean;
  readonly mode: boolean;
  readonly carrier: boolean;
  readonly owner: boolean;
  /** `few`: by ids; `many`: row by row in list order. */
  readonly search: 'any' | 'few' | 'many';
  readonly day: boolean;
  readonly end: boolean;
  readonly sort: ListQuery['sort'];
};

type Values = {
  readonly account: string;
  readonly status: string;
  readonly from: string;
  readonly to: string;
  readonly mode: string;
  readonly carrier: string;
  readonly owner: string;
  readonly ids: readonly string[];
  readonly numbers: readonly string[];
  readonly terms: string;
  readonly day: string;
  /** Beginning of an entry of `number_ends_of`; empty if the search cannot be the end of a number. */
  readonly end: string;
  readonly accounts: readonly string[];
  readonly limit: number;
  readonly offset: number;
};

/** Statuses in which nothing more happens. */
const over = ['delivered', 'canceled'] as const;

function narrowed<O>(rows: Builder<O>, shape: Shape, at: Values): Builder<O> {
  let built = shape.scoped ? rows.where('account_id', '=', at.account) : rows;
  if (shape.status === 'action_required') built = built.where('action_required', 'is not', null);
  if (shape.status === 'open') built = built.where('status', 'not in', over);
  if (shape.status === 'one') built = built.where('status', '=', at.status);
  if (shape.from) built = built.where('pickup_date', '>=', at.from);
  if (shape.to) built = built.where('pickup_date', '<=', at.to);
  if (shape.mode) built = built.where('mode', '=', at.mode);
  if (shape.carrier) built = built.where('carrier_id', '=', at.carrier);
  if (shape.owner)
    built = built.where(sql<boolean>`account_id IN (SELECT id FROM accounts WHERE sales_owner = ${at.owner}::uuid)`);
  return built;
}

/** Condition that a row matches the search, checked in list order until a page is full. */
function matches(shape: Shape, at: Values) {
  const day = shape.day ? sql`OR pickup_date = ${at.day}::date` : sql``;
  const ends = !shape.end
    ? sql``
    : sql`OR EXISTS (SELECT FROM unnest(number_ends_of(search_numbers)) AS number_end
      WHERE starts_with(number_end, ${at.end}))`;
  return sql<boolean>`(search_numbers && ${at.numbers}::text[] ${day} ${ends}
    OR account_id = ANY (${at.accounts}::uuid[])
    OR (SELECT terms @@ ${at.terms}::tsquery FROM shipment_terms AS own
        WHERE own.account_id = shipments.account_id AND own.shipment_id = shipments.id))`;
}

function filtered<O>(rows: Builder<O>, shape: Shape, at: Values): Builder<O> {
  const built = narrowed(rows, shape, at);
  if (shape.search === 'few') return built.where(sql<boolean>`shipments.id = ANY (${at.ids}::uuid[])`);
  return shape.search === 'many' ? built.where(matches(shape, at)) : built;
}

/** The stored count, for a list filtered by at most a status; capped at one past the limit. */
function keptTotal(db: Db, shape: Shape, at: Values) {
  const kept = storedCounts(db, shape.scoped ? at.account : null);
  const one = shape.status === 'one' ? kept.where('status', '=', at.status) : kept;
  const held = shape.status === 'open' ? kept.where('status', 'not in', over) : one;
  const column = sql.ref(shape.status === 'action_required' ? 'needing' : 'shipments');
  return held.select(sql<number>`least(coalesce(sum(${column}), 0), ${sql.lit(countedUpTo + 1)})::bigint`.as('total'));
}

const onPage = <O>(rows: Builder<O>, shape: Shape, at: Values) =>
  ordered(rows, shape.sort).limit(at.limit).offset(at.offset);

function pageOf(db: Db, shape: Shape, at: Values) {
  const rows = db.selectFrom('shipments').select([...rowColumns, 'account_id']);
  if (!isOwnKey(keyOf(shape.sort))) return onPage(filtered(rows, shape, at), shape, at);
  // No index has this order. All rows of the account are sorted from an index, and only those of the page are read.
  const picked = onPage(filtered(db.selectFrom('shipments').select('id'), shape, at), shape, at);
  return ordered(
    rows.where('account_id', '=', at.account).where(sql<boolean>`shipments.id = ANY (ARRAY(${picked}))`),
    shape.sort,
  );
}

/**
 * Ids of one page of a search. A covering index sorts all matches, so that only the rows of the page are read, which
 * are scattered over the table.
 */
function pickPage(db: Db, shape: Shape, at: Values) {
  const found = db
    .selectFrom('shipments')
    .select('id')
    .where(sql<boolean>`shipments.id = ANY (ARRAY(SELECT id FROM found))`);
  return onPage(found, shape, at);
}

/** Whether a list is narrowed by more than a status, of which there are stored counts. */
const further = ({ from, to, mode, carrier, owner }: Shape): boolean => from || to || mode || carrier || owner;
const narrows = (shape: Shape): boolean => shape.status !== 'any' || further(shape);

const statements = cachedStatement((db, shape: Shape, at: Values) => {
  const rows = db.selectFrom('shipments');
  const page = pageOf(db, shape, at);
  const counted = filtered(rows.select(sql<number>`1`.as('one')), shape, at).limit(countedUpTo + 1);
  const kept = shape.search === 'any' && !further(shape);
  const count = kept
    ? keptTotal(db, shape, at)
    : db.selectFrom(counted.as('counted')).select((of) => of.fn.countAll<number>().as('total'));
  return [page, count];
});

/** Only the page, when the total is counted otherwise. */
const pages = cachedStatement((db, shape: Shape, at: Values) => [pageOf(db, shape, at)]);

const staffFilters = (scope: Scope): StaffFilters => (scope.as === 'staff' ? scope : {});

function stateOf({ status }: ListQuery): Shape['status'] {
  if (status === undefined) return 'any';
  return status === 'action_required' || status === 'open' ? status : 'one';
}

function shapeOf(scope: Scope, query: ListQuery): Shape {
  const { mode, carrier_id: carrier, owner_id: owner } = staffFilters(scope);
  return {
    scoped: scope.accountId !== null,
    status: stateOf(query),
    from: query.from !== undefined,
    to: query.to !== undefined,
    mode: mode !== undefined,
    carrier: carrier !== undefined,
    owner: owner !== undefined,
    search: 'any',
    day: false,
    end: false,
    sort: query.sort,
  };
}

const empty = { ids: [], numbers: [], terms: '', day: '', end: '', accounts: [] } as const;

function valuesOf(scope: Scope, query: ListQuery): Values {
  const { mode = '', carrier_id: carrier = '', owner_id: owner = '' } = staffFilters(scope);
  return {
    ...empty,
    mode,
    carrier,
    owner,
    account: scope.accountId ?? '',
    status: query.status ?? '',
    from: query.from ?? '',
    to: query.to ?? '',
    limit: query.per_page,
    offset: (query.page - 1) * query.per_page,
  };
}

async function listed(db: Db, shape: Shape, at: Values) {
  const [page, count] = statements(db, shape, at);
  const [rows, totals] = await pipelined(db, page, count);
  return { rows, total: totals[0]?.total ?? 0 };
}

/** The other filters of a list as a separate condition. */
function filtersOf(scope: Scope, query: ListQuery) {
  const { mode, carrier_id: carrier, owner_id: owner } = staffFilters(scope);
  const parts = [
    ...(mode ? [sql`mode = ${mode}`] : []),
    ...(carrier ? [sql`carrier_id = ${carrier}::uuid`] : []),
    ...(owner ? [sql`account_id IN (SELECT id FROM accounts WHERE sales_owner = ${owner}::uuid)`] : []),
    ...(query.status === 'action_required' ? [sql`action_required IS NOT NULL`] : []),
    ...(query.status === 'open' ? [sql`status NOT IN ('delivered', 'canceled')`] : []),
    ...(stateOf(query) === 'one' ? [sql`status = ${query.status}`] : []),
    ...(query.from ? [sql`pickup_date >= ${query.from}::date`] : []),
    ...(query.to ? [sql`pickup_date <= ${query.to}::date`] : []),
  ];
  return parts.length === 0 ? null : sql.join(parts, sql` AND `);
}

async function searched(db: Db, scope: Scope, query: ListQuery, { search, today }: { search: string; today: string }) {
  const wanted = readSearch(search, today);
  const [shape, at] = [shapeOf(scope, query), valuesOf(scope, query)];
  const alsoNarrowed = narrows(shape);
  const found = await findShipments(db, scope, wanted, alsoNarrowed ? undefined : pickPage(db, shape, at));
  if (found.kind === 'few') {
    const { ids, total } = found;
    if (ids.length === 0) return { rows: [], total };
    const few = { ...shape, search: 'few' } as const;
    if (alsoNarrowed) return listed(db, few, { ...at, ids });
    // The ids are already those of the page.
    const [page] = pages(db, few, { ...at, ids, offset: 0 });
    return { rows: (await db.executeQuery(page)).rows, total };
  }
  const { accounts } = found;
  const { day } = wanted;
  const values = {
    ...at,
    numbers: wanted.numbers,
    terms: termsQuery(wanted.words),
    day: day ?? '',
    end: wanted.end,
    accounts,
  };
  const [page] = pages(db, { ...shape, search: 'many', day: day !== null, end: wanted.end !== '' }, values);
  const { rows } = await db.executeQuery(page);
  const filters = filtersOf(scope, query);
  const total = filters === null ? found.total : await countMatches(db, scope, wanted, { accounts, filters });
  return { rows, total };
}

/**
 * One page of shipments, and their number (counted up to one past the limit).
 * @param today calendar day; a day that is searched without its year is the one nearest to it
 */
export async function listShipments(db: Db, scope: Scope, query: ListQuery, today: string) {
  return query.search
    ? searched(db, scope, query, { search: query.search, today })
    : listed(db, shapeOf(scope, query), valuesOf(scope, query));
}

type RowColumns = Awaited<ReturnType<typeof listShipments>>['rows'][number];

/** A row as it goes over the wire. Each column is named: a copy of "the rest" costs a page more than its JSON does. */
export function shipmentRowOf(row: Omit<RowColumns, 'account_id'>): ShipmentRow {
  return {
    id: row.id,
    bol_number: row.bol_number,
    pro_number: row.pro_number,
    tracking_number: row.tracking_numbers[0] ?? null,
    status: row.status as ShipmentRow['status'],
    action_required: row.action_required,
    mode: row.mode as ShipmentRow['mode'],
    carrier_name: row.carrier_name,
    consignee: row.consignee,
    origin_city: row.origin_city,
    origin_state: row.origin_state,
    origin_postal_code: row.origin_postal_code,
    destination_city: row.destination_city,
    destination_state: row.destination_state,
    destination_postal_code: row.destination_postal_code,
    pickup_date: row.pickup_date,
    delivery_date: row.delivery_date,
    delivered_at: row.delivered_at?.toISOString() ?? null,
    reference: row.reference,
    total: { amount: row.total_amount, currency: row.currency as ShipmentRow['total']['currency'] },
    created_at: row.created_at.toISOString(),
  };
}
