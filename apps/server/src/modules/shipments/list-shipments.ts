import { sql, type SelectQueryBuilder } from 'kysely';
import { countedUpTo, type endpoints, type Query } from '@waybill/contract';
import type { Db } from '../../core/database/database.ts';
import type { DB } from '../../core/database/schema.gen.ts';
import { shaped } from '../../core/database/shaped.ts';
import { together } from '../../core/database/together.ts';

export type ListQuery = Query<typeof endpoints.shipments.list>;

/** Columns of a row in a list, in one place for customers and staff. */
export const rowColumns = [
  'id',
  'bol_number',
  'pro_number',
  'status',
  'action_required',
  'mode',
  'carrier_name',
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

/** How numbers are compared: upper case, without what people put between the digits. */
export function searchable(number: string): string {
  return number.toUpperCase().replace(/[^A-Z0-9]/g, '');
}

/** What the statements of a list depend on, beside the values they are sent with. */
type Shape = {
  readonly scoped: boolean;
  readonly status: 'any' | 'action_required' | 'one';
  readonly from: boolean;
  readonly to: boolean;
  readonly search: 'any' | 'none' | 'some';
  readonly sort: ListQuery['sort'];
};

type Values = {
  readonly account: string;
  readonly status: string;
  readonly from: string;
  readonly to: string;
  readonly number: string;
  readonly words: string;
  readonly limit: number;
  readonly offset: number;
};

type Builder<O> = SelectQueryBuilder<DB, 'shipments', O>;

function filtered<O>(rows: Builder<O>, shape: Shape, at: Values): Builder<O> {
  let built = shape.scoped ? rows.where('account_id', '=', at.account) : rows;
  if (shape.status === 'action_required') built = built.where('action_required', 'is not', null);
  if (shape.status === 'one') built = built.where('status', '=', at.status);
  if (shape.from) built = built.where('pickup_date', '>=', at.from);
  if (shape.to) built = built.where('pickup_date', '<=', at.to);
  if (shape.search === 'none') return built.where(sql<boolean>`false`);
  if (shape.search === 'some') {
    built = built.where((where) =>
      where.or([
        sql<boolean>`search_numbers @> ARRAY[${at.number}]::text[]`,
        where('origin_city', 'ilike', at.words),
        where('destination_city', 'ilike', at.words),
        where('carrier_name', 'ilike', at.words),
      ]),
    );
  }
  return built;
}

function ordered<O>(rows: Builder<O>, sort: Shape['sort']): Builder<O> {
  const direction = sort.startsWith('-') ? 'desc' : 'asc';
  const column = sort.replace('-', '') as 'created_at' | 'pickup_date' | 'bol_number';
  return rows.orderBy(column, direction).orderBy('id', direction);
}

const statements = shaped((db, shape: Shape, at: Values) => {
  const rows = db.selectFrom('shipments');
  const page = ordered(filtered(rows.select([...rowColumns, 'account_id']), shape, at), shape.sort)
    .limit(at.limit)
    .offset(at.offset);
  const counted = filtered(rows.select(sql<number>`1`.as('one')), shape, at).limit(countedUpTo + 1);
  const count = db.selectFrom(counted.as('counted')).select((of) => of.fn.countAll<number>().as('total'));
  return [page, count];
});

function shapeOf(accountId: string | null, query: ListQuery, number: string): Shape {
  return {
    scoped: accountId !== null,
    status: query.status === undefined ? 'any' : query.status === 'action_required' ? 'action_required' : 'one',
    from: query.from !== undefined,
    to: query.to !== undefined,
    search: query.search ? (number === '' ? 'none' : 'some') : 'any',
    sort: query.sort,
  };
}

/**
 * One page of shipments, and how many there are (counted no further than one past the limit).
 * @param accountId the account whose shipments they are; null for staff, across accounts
 */
export async function listShipments(db: Db, accountId: string | null, query: ListQuery) {
  const number = searchable(query.search ?? '');
  const [page, count] = statements(db, shapeOf(accountId, query, number), {
    account: accountId ?? '',
    status: query.status ?? '',
    from: query.from ?? '',
    to: query.to ?? '',
    number,
    words: `${query.search?.trim().toLowerCase() ?? ''}%`,
    limit: query.per_page,
    offset: (query.page - 1) * query.per_page,
  });
  const [rows, totals] = await together(db, page, count);
  return { rows, total: totals[0]?.total ?? 0 };
}

type RowColumns = Awaited<ReturnType<typeof listShipments>>['rows'][number];

/** A row as it goes over the wire. Each column is named: a copy of "the rest" costs a page more than its JSON does. */
export function shipmentRowOf(row: Omit<RowColumns, 'account_id'>) {
  return {
    id: row.id,
    bol_number: row.bol_number,
    pro_number: row.pro_number,
    status: row.status,
    action_required: row.action_required,
    mode: row.mode,
    carrier_name: row.carrier_name,
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
    total: { amount: row.total_amount, currency: row.currency },
    created_at: row.created_at.toISOString(),
  };
}
