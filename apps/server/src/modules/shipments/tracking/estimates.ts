import type { Shipment } from '@waybill/contract';
import type { Db, Tx } from '../../../core/database/database.ts';
import type { ShipmentKey } from './events.ts';

/** Saves the delivery date promised at booking as the first estimate. */
export async function setFirstEstimate(tx: Tx, key: ShipmentKey, deliveryDate: string, now: Date): Promise<void> {
  await tx
    .insertInto('delivery_estimates')
    .values({ ...key, set_at: now, delivery_date: deliveryDate, reason: null, named_by: 'booking' })
    .execute();
}

/** Delivery estimates so far, newest first. */
export async function estimatesOf(db: Db | Tx, key: ShipmentKey): Promise<Shipment['estimates']> {
  const rows = await db
    .selectFrom('delivery_estimates')
    .select(['delivery_date', 'set_at', 'reason', 'named_by'])
    .where('account_id', '=', key.account_id)
    .where('shipment_id', '=', key.shipment_id)
    .orderBy('set_at', 'desc')
    .execute();
  return rows.map((row) => ({
    date: row.delivery_date,
    set_at: row.set_at.toISOString(),
    reason: row.reason,
    named_by: row.named_by as Shipment['estimates'][number]['named_by'],
  }));
}
