import { sql, type SelectQueryBuilder } from 'kysely';
import { countedUpTo, type endpoints, type Query } from '@waybill/contract';
import type { Db } from '../../core/database/database.ts';
import type { DB } from '../../core/database/schema.gen.ts';
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

type Builder<O> = SelectQueryBuilder<DB, 'shipments', O>;

function filtered<O>(rows: Builder<O>, query: ListQuery): Builder<O> {
  let built = rows;
  if (query.status === 'action_required') built = built.where('action_required', 'is not', null);
  else if (query.status !== undefined) built = built.where('status', '=', query.status);
  if (query.from !== undefined) built = built.where('pickup_date', '>=', query.from);
  if (query.to !== undefined) built = built.where('pickup_date', '<=', query.to);
  const number = searchable(query.search ?? '');
  if (query.search && number === '') return built.where(sql<boolean>`false`);
  if (number !== '') {
    const words = `${query.search?.trim().toLowerCase() ?? ''}%`;
    built = built.where((where) =>
      where.or([
        sql<boolean>`search_numbers @> ARRAY[${number}]::text[]`,
        where('origin_city', 'ilike', words),
        where('destination_city', 'ilike', words),
        where('carrier_name', 'ilike', words),
      ]),
    );
  }
  return built;
}

function ordered<O>(rows: Builder<O>, sort: ListQuery['sort']): Builder<O> {
  const direction = sort.startsWith('-') ? 'desc' : 'asc';
  const column = sort.replace('-', '') as 'created_at' | 'pickup_date' | 'bol_number';
  return rows.orderBy(column, direction).orderBy('id', direction);
}

/**
 * One page of shipments, and how many there are (counted no further than one past the limit).
 * @param accountId the account whose shipments they are; null for staff, across accounts
 */
export async function listShipments(db: Db, accountId: string | null, query: ListQuery) {
  const scoped = () => {
    const rows = db.selectFrom('shipments');
    return accountId === null ? rows : rows.where('account_id', '=', accountId);
  };
  const page = ordered(filtered(scoped().select([...rowColumns, 'account_id']), query), query.sort)
    .limit(query.per_page)
    .offset((query.page - 1) * query.per_page);
  const counted = filtered(scoped().select(sql<number>`1`.as('one')), query).limit(countedUpTo + 1);
  const count = db.selectFrom(counted.as('counted')).select((of) => of.fn.countAll<number>().as('total'));
  const [rows, totals] = await together(db, page, count);
  return { rows, total: totals[0]?.total ?? 0 };
}

type RowColumns = Awaited<ReturnType<typeof listShipments>>['rows'][number];

/** A row as it goes over the wire. */
export function shipmentRowOf(row: RowColumns) {
  const { total_amount: amount, currency, delivered_at: delivered, created_at: created, account_id: _, ...rest } = row;
  return {
    ...rest,
    delivered_at: delivered?.toISOString() ?? null,
    created_at: created.toISOString(),
    total: { amount, currency },
  };
}
