import type { ShipmentStatus } from '@waybill/contract';
import type { Tx } from '../../../core/database/database.ts';
import type { NewsKey } from './add-news.ts';
import type { NewsFacts } from './words.ts';

type Key = Pick<NewsKey, 'account_id' | 'shipment_id'>;

/** @param zone of the pickup, for reports without a place */
async function said(tx: Tx, key: Key, code: string | null, zone: string) {
  const newest = tx
    .selectFrom('tracking_events')
    .select(['text', 'city', 'state', 'occurred_at', 'time_zone', 'code'])
    .where('account_id', '=', key.account_id)
    .where('shipment_id', '=', key.shipment_id)
    .where('source', '<>', 'waybill')
    .orderBy('occurred_at', 'desc')
    .orderBy('id', 'desc');
  const row = await (code === null ? newest : newest.where('code', '=', code)).executeTakeFirst();
  if (row === undefined) return null;
  const place = row.city === null ? null : [row.city, row.state].filter(Boolean).join(', ');
  return { text: row.text, place, at: row.occurred_at, zone: row.time_zone ?? zone, code: row.code };
}

/** A shipment with the facts for its news; null if it does not exist. */
export async function newsOf(tx: Tx, { kind, about, ...key }: NewsKey) {
  const row = await tx
    .selectFrom('shipments')
    .select(['bol_number', 'carrier_name', 'status', 'delivery_date', 'booked_by', 'detail'])
    .select(['origin_city', 'origin_state', 'destination_city', 'destination_state'])
    .where('account_id', '=', key.account_id)
    .where('id', '=', key.shipment_id)
    .executeTakeFirst();
  if (row === undefined) return null;
  const promise = await tx
    .selectFrom('delivery_estimates')
    .select('delivery_date')
    .where('account_id', '=', key.account_id)
    .where('shipment_id', '=', key.shipment_id)
    .where('named_by', '=', 'booking')
    .executeTakeFirst();
  const detail = row.detail as { readonly origin: { readonly time_zone: string } };
  const told: NewsFacts = {
    id: key.shipment_id,
    kind: `shipment_${kind}` as NewsFacts['kind'],
    number: row.bol_number,
    origin: `${row.origin_city}, ${row.origin_state}`,
    destination: `${row.destination_city}, ${row.destination_state}`,
    status: row.status as ShipmentStatus,
    carrier: row.carrier_name,
    day: row.delivery_date,
    promised: promise?.delivery_date ?? null,
    said: await said(tx, key, kind === 'exception' ? about : null, detail.origin.time_zone),
  };
  return { told, status: row.status, bookedBy: row.booked_by, zone: detail.origin.time_zone };
}
