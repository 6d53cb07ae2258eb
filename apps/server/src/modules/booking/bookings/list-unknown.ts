import type { endpoints, Query, QuoteRequest, UnknownBooking } from '@waybill/contract';
import type { Services } from '../../../core/context.ts';
import type { Db } from '../../../core/database/database.ts';
import { readPage } from '../../../core/database/read-page.ts';
import { connectionById } from '../../carriers/gateway/index.ts';
import { cityOf } from './city-of.ts';

type ListQuery = Query<(typeof endpoints)['staffBookings']['list']>;

function unknown(db: Db, accountId: string | undefined) {
  const rows = db.selectFrom('bookings').where('bookings.state', '=', 'unknown');
  return accountId === undefined ? rows : rows.where('bookings.account_id', '=', accountId);
}

function listed(db: Db, { account_id: accountId }: ListQuery) {
  return unknown(db, accountId)
    .innerJoin('accounts', 'accounts.id', 'bookings.account_id')
    .innerJoin('quotes', (join) =>
      join.onRef('quotes.account_id', '=', 'bookings.account_id').onRef('quotes.id', '=', 'bookings.quote_id'),
    )
    .innerJoin('carrier_connections', 'carrier_connections.id', 'bookings.connection_id')
    .innerJoin('carriers', 'carriers.id', 'carrier_connections.carrier_id')
    .select([
      'bookings.id',
      'bookings.connection_id',
      'bookings.reference',
      'bookings.sent_at',
      'bookings.created_at',
      'bookings.unknown_since',
      'bookings.reason',
      'bookings.needs_staff',
      'bookings.looks',
      'bookings.next_look_at',
      'accounts.id as account_id',
      'accounts.name as account_name',
      'carriers.name as carrier_name',
      'quotes.request',
      'quotes.origin',
      'quotes.destination',
      'quotes.pickup_date',
    ])
    .orderBy('bookings.needs_staff', 'desc')
    .orderBy('bookings.unknown_since')
    .orderBy('bookings.id');
}
type Row = Awaited<ReturnType<ReturnType<typeof listed>['execute']>>[number];

/** Number of parcels in a request. Each has its own label and tracking number. */
export function parcelsIn({ mode, items }: Pick<QuoteRequest, 'mode' | 'items'>): number {
  return mode === 'parcel' ? items.reduce((sum, { quantity }) => sum + quantity, 0) : 0;
}

function wire(row: Row, canLookUp: boolean): UnknownBooking {
  const request = row.request as QuoteRequest;
  const sentAt = row.sent_at ?? row.created_at;
  return {
    id: row.id,
    account: { id: row.account_id, name: row.account_name },
    carrier_name: row.carrier_name,
    reference: row.reference ?? '',
    mode: request.mode,
    parcels: parcelsIn(request),
    sent_at: sentAt.toISOString(),
    unknown_since: (row.unknown_since ?? sentAt).toISOString(),
    time_zone: row.origin.time_zone,
    pickup_date: row.pickup_date,
    origin: cityOf(row.origin),
    destination: cityOf(row.destination),
    reason: row.reason,
    needs_staff: row.needs_staff,
    looks: row.looks,
    next_look_at: row.next_look_at?.toISOString() ?? null,
    can_look_up: canLookUp,
  };
}

async function lookedUpBy(services: Services, rows: readonly Row[]): Promise<ReadonlySet<string>> {
  const ids = [...new Set(rows.flatMap(({ connection_id: id }) => id ?? []))];
  const connections = await Promise.all(ids.map((id) => connectionById(services, id)));
  return new Set(connections.flatMap((one) => (one?.adapter.operations.find === undefined ? [] : [one.id])));
}

/** One page of bookings with unknown outcome: those that need staff first, then the oldest. */
export async function listUnknown(services: Services, query: ListQuery) {
  const db = services.database.staff;
  const { rows, total } = await readPage(db, listed(db, query), unknown(db, query.account_id), query);
  const able = await lookedUpBy(services, rows);
  return { rows: rows.map((row) => wire(row, able.has(row.connection_id ?? ''))), total };
}
