import { sql } from 'kysely';
import type { Db } from '../../../core/database/database.ts';
import { carriersSeen, isVisibleCarrier } from '../../identity/settings/index.ts';

/** Data of a list row from other tables. */
export type RowExtras = {
  readonly createdBy: string | null;
  readonly shipmentId: string | null;
  /** Rates without those of carriers that the account has hidden since; null if it hides none. */
  readonly visible: { readonly rateCount: number; readonly lowest: number | null } | null;
};

/** Names of the people and API clients who created quotes. */
async function people(db: Db, accountId: string, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'name'])
    .where('account_id', '=', accountId)
    .where('id', 'in', ids)
    .unionAll(
      db.selectFrom('oauth_clients').select(['id', 'name']).where('account_id', '=', accountId).where('id', 'in', ids),
    )
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

async function shipmentsOf(db: Db, accountId: string, quoteIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('shipments')
    .select(['quote_id', 'id'])
    .where('account_id', '=', accountId)
    .where('quote_id', 'in', quoteIds)
    .orderBy('created_at')
    .execute();
  return new Map(rows.flatMap(({ quote_id: quote, id }) => (quote === null ? [] : [[quote, id] as const])));
}

/** Rates of quotes by visible carriers; null when the account hides none. */
async function visibleRates(db: Db, accountId: string, quoteIds: readonly string[]) {
  const seen = await carriersSeen(db, accountId);
  const hidden = [...seen.keys()].filter((id) => !isVisibleCarrier(seen, id));
  if (hidden.length === 0) return null;
  const rows = await db
    .selectFrom('quote_rates')
    .select(['quote_id', sql<number>`count(*)::int`.as('rates'), (of) => of.fn.min<number>('amount').as('lowest')])
    .where('account_id', '=', accountId)
    .where('quote_id', 'in', quoteIds)
    .where('carrier_id', 'not in', hidden)
    .groupBy('quote_id')
    .execute();
  return new Map(rows.map((row) => [row.quote_id, { rateCount: row.rates, lowest: row.lowest }]));
}

type Row = { readonly id: string; readonly created_by: string };

/** Reads data of list rows from other tables, for all rows at once. */
export async function rowExtras(db: Db, accountId: string, rows: readonly Row[]): Promise<(row: Row) => RowExtras> {
  const ids = rows.map(({ id }) => id);
  const names =
    rows.length === 0 ? new Map() : await people(db, accountId, [...new Set(rows.map((row) => row.created_by))]);
  const shipments = rows.length === 0 ? new Map() : await shipmentsOf(db, accountId, ids);
  const visible = rows.length === 0 ? null : await visibleRates(db, accountId, ids);
  return ({ id, created_by: by }) => ({
    createdBy: names.get(by) ?? null,
    shipmentId: shipments.get(id) ?? null,
    visible: visible && (visible.get(id) ?? { rateCount: 0, lowest: null }),
  });
}
