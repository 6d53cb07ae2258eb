import { equipmentNameOf, type endpoints, type Query, type TruckloadQuote, type TruckloadRow } from '@waybill/contract';
import type { Db, Tx } from '../../../core/database/database.ts';
import { readPage } from '../../../core/database/read-page.ts';
import { Refusal } from '../../../core/refusal.ts';

const rowsOf = (db: Db | Tx, accountId: string) =>
  db
    .selectFrom('truckload_quotes')
    .innerJoin('quotes', (join) =>
      join
        .onRef('quotes.account_id', '=', 'truckload_quotes.account_id')
        .onRef('quotes.id', '=', 'truckload_quotes.id'),
    )
    .where('truckload_quotes.account_id', '=', accountId);

const columns = [
  'quotes.id',
  'quotes.number',
  'quotes.created_at',
  'quotes.expires_at',
  'quotes.pickup_date',
  'quotes.origin',
  'quotes.destination',
  'quotes.miles',
  'quotes.request',
  'truckload_quotes.estimate',
  'truckload_quotes.quote_request_id',
] as const;

type Standing = { readonly quote_request_id: string | null; readonly expires_at: Date };

function stateOf({ quote_request_id: sent, expires_at: until }: Standing, now: Date): TruckloadRow['state'] {
  if (sent !== null) return 'sent';
  return until <= now ? 'expired' : 'open';
}

/** A truckload quote as saved. @throws Refusal not_found */
export async function showTruckload(db: Db | Tx, accountId: string, id: string, now: Date): Promise<TruckloadQuote> {
  const row = await rowsOf(db, accountId)
    .select(columns)
    .select(['quotes.load', 'quotes.findings', 'truckload_quotes.route', 'truckload_quotes.axles'])
    .where('truckload_quotes.id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw new Refusal('not_found');
  return {
    id: row.id,
    number: row.number,
    state: stateOf(row, now),
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    pickup_date: row.pickup_date,
    origin: row.origin,
    destination: row.destination,
    miles: row.miles,
    request: row.request,
    route: row.route,
    load: row.load,
    estimate: row.estimate,
    findings: row.findings,
    axles: row.axles,
    quote_request_id: row.quote_request_id,
  };
}

/** Truckload quotes of an account, newest first. */
export async function listTruckloads(
  db: Db,
  accountId: string,
  at: Query<typeof endpoints.truckload.list>,
  now: Date,
): Promise<{ rows: TruckloadRow[]; total: number }> {
  const found = rowsOf(db, accountId).select(columns).orderBy('quotes.created_at', 'desc').orderBy('quotes.id', 'desc');
  const { rows, total } = await readPage(db, found, rowsOf(db, accountId), at);
  return {
    rows: rows.map((row) => {
      const estimate = row.estimate;
      return {
        id: row.id,
        number: row.number,
        state: stateOf(row, now),
        created_at: row.created_at.toISOString(),
        expires_at: row.expires_at.toISOString(),
        equipment: equipmentNameOf(row.request.truckload?.equipment ?? { name: '' }),
        pickup_date: row.pickup_date,
        origin: row.origin,
        destination: row.destination,
        miles: row.miles,
        kind: estimate?.kind ?? null,
        total: estimate?.total ?? null,
      };
    }),
    total,
  };
}
