import type { endpoints, Place, Query, UnclearPickup } from '@waybill/contract';
import { z } from 'zod';
import type { Db } from '../../../core/database/database.ts';
import { readPage } from '../../../core/database/read-page.ts';

type ListQuery = Query<(typeof endpoints)['staffPickups']['list']>;

const unclear = (db: Db) =>
  db
    .selectFrom('carrier_requests')
    .where('carrier_requests.state', '=', 'unknown')
    .where('carrier_requests.kind', 'in', ['pickup', 'cancel_pickup']);

function listed(db: Db) {
  return unclear(db)
    .innerJoin('accounts', 'accounts.id', 'carrier_requests.account_id')
    .innerJoin('shipments', (join) =>
      join
        .onRef('shipments.account_id', '=', 'carrier_requests.account_id')
        .onRef('shipments.id', '=', 'carrier_requests.shipment_id'),
    )
    .select([
      'carrier_requests.id',
      'carrier_requests.kind',
      'carrier_requests.request',
      'carrier_requests.messages',
      'carrier_requests.created_at',
      'accounts.id as account_id',
      'accounts.name as account_name',
      'shipments.id as shipment_id',
      'shipments.bol_number',
      'shipments.pro_number',
      'shipments.carrier_name',
      'shipments.detail',
    ])
    .orderBy('carrier_requests.created_at')
    .orderBy('carrier_requests.id');
}
type Row = Awaited<ReturnType<ReturnType<typeof listed>['execute']>>[number];

/** Details of an unclear request: the day of a pickup, and the number of one to cancel. */
const asked = z.object({ date: z.string().nullish(), pickupNumber: z.string().nullish() });
const said = z.array(z.object({ text: z.string() }));

function wire(row: Row): UnclearPickup {
  const { date, pickupNumber } = asked.parse(row.request);
  const { origin } = row.detail as { readonly origin: Place };
  const words = said.parse(row.messages).map(({ text }) => text);
  return {
    id: row.id,
    kind: row.kind as UnclearPickup['kind'],
    account: { id: row.account_id, name: row.account_name },
    carrier_name: row.carrier_name,
    shipment: { id: row.shipment_id, bol_number: row.bol_number, pro_number: row.pro_number },
    date: date ?? null,
    pickup_number: pickupNumber ?? null,
    asked_at: row.created_at.toISOString(),
    time_zone: origin.time_zone,
    city: `${origin.city}, ${origin.state}`,
    reason: words.length === 0 ? null : words.join(' ').slice(0, 300),
  };
}

/** One page of pickups and pickup cancellations with unknown outcome, oldest first. */
export async function listUnclearPickups(db: Db, query: ListQuery): Promise<{ rows: UnclearPickup[]; total: number }> {
  const { rows, total } = await readPage(db, listed(db), unclear(db), query);
  return { rows: rows.map(wire), total };
}
