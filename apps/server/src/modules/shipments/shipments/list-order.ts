import { sql, type SelectQueryBuilder } from 'kysely';
import type { endpoints, Query } from '@waybill/contract';
import type { DB } from '../../../core/database/schema.gen.ts';

type Sort = Query<typeof endpoints.shipments.list>['sort'];
export type Builder<O> = SelectQueryBuilder<DB, 'shipments', O>;

const sortColumns = {
  // What needs action, what is delayed, and the rest, each by the day it is due.
  attention: sql`CASE status_rank WHEN 0 THEN 0 WHEN 4 THEN 1 ELSE 2 END`,
  status: 'status_rank',
  carrier: 'carrier_name',
  delivery: 'due_on',
  total: 'total_amount',
} as const;
type Key = keyof typeof sortColumns;
export const keyOf = (sort: Sort) => sort.replace('-', '') as Key | 'created_at' | 'pickup_date' | 'bol_number';
/** Whether no index has this order. */
export const isOwnKey = (key: string): key is Key => Object.hasOwn(sortColumns, key);

/** In order; rows with the same value newest first, and those without one last. */
export function ordered<O>(rows: Builder<O>, sort: Sort): Builder<O> {
  const direction = sort.startsWith('-') ? 'desc' : 'asc';
  const key = keyOf(sort);
  if (!isOwnKey(key)) return rows.orderBy(key, direction).orderBy('id', direction);
  const sorted = rows.orderBy(sortColumns[key], (of) => (direction === 'desc' ? of.desc().nullsLast() : of.asc()));
  const due = key === 'attention' ? sorted.orderBy('due_on') : sorted;
  return due.orderBy('created_at', 'desc').orderBy('id', 'desc');
}
