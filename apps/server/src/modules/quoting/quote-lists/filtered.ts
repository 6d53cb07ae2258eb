import { instantOf } from '@waybill/carriers';
import type { endpoints, Query, QuoteSort } from '@waybill/contract';
import { addDays } from '@waybill/freight';
import { sql, type SelectQueryBuilder } from 'kysely';
import { likeEachWord } from '../../../core/database/like.ts';
import type { DB } from '../../../core/database/schema.gen.ts';

/** Filters and sort order of a list of quotes. */
export type QuoteFilters = Query<typeof endpoints.quoteLists.export>;

type Builder<O> = SelectQueryBuilder<DB, 'quotes', O>;

function searched<O>(rows: Builder<O>, search: string): Builder<O> {
  return likeEachWord(search).reduce((built, pattern) => built.where('search_text', 'like', pattern), rows);
}

function standing<O>(rows: Builder<O>, status: QuoteFilters['status'], now: Date): Builder<O> {
  if (status === undefined) return rows;
  if (status === 'booked') return rows.where('booked_at', 'is not', null);
  return rows.where('booked_at', 'is', null).where('expires_at', status === 'open' ? '>' : '<=', now);
}

/** Applies the filters. @param now decides which quotes are expired */
export function filtered<O>(rows: Builder<O>, filters: QuoteFilters, now: Date): Builder<O> {
  const { saved, search, status, mode, from, to, time_zone: zone } = filters;
  let built = standing(searched(rows, search ?? ''), status, now);
  if (saved === true) built = built.where('saved_at', 'is not', null).where('unsaved_at', 'is', null);
  if (mode !== undefined) built = built.where('mode', '=', mode);
  if (from !== undefined) built = built.where('created_at', '>=', instantOf(from, 0, zone));
  if (to !== undefined) built = built.where('created_at', '<', instantOf(addDays(to, 1), 0, zone));
  return built;
}

const keys = {
  created_at: sql`created_at`,
  saved_at: sql`saved_at`,
  lowest: sql`lowest_amount`,
  origin: sql`lower(origin_city)`,
  destination: sql`lower(destination_city)`,
  name: sql`lower(coalesce(saved_name, number))`,
} as const;

/** Applies a stable sort order. */
export function ordered<O>(rows: Builder<O>, sort: QuoteSort): Builder<O> {
  const direction = sort.startsWith('-') ? 'desc' : 'asc';
  const name = sort.replace('-', '') as keyof typeof keys;
  // Spelled exactly as in the price index, including the position of nulls.
  const key = sort === '-lowest' ? sql`${keys.lowest} DESC NULLS LAST` : null;
  return (key === null ? rows.orderBy(keys[name], direction) : rows.orderBy(key)).orderBy('id', direction);
}
