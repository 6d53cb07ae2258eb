import type { Tx } from '../../../core/database/database.ts';
import type { ShipmentKey } from './events.ts';

/** Carriers know nothing about a shipment in its first minutes. */
const firstPollMs = 2 * 60_000;

/** Starts polling the carrier for a shipment. */
export async function startPolling(tx: Tx, key: ShipmentKey, connectionId: string, now: Date): Promise<void> {
  await tx
    .insertInto('tracking_polls')
    .values({ ...key, connection_id: connectionId, next_at: new Date(now.getTime() + firstPollMs) })
    .onConflict((conflict) => conflict.columns(['account_id', 'shipment_id']).doNothing())
    .execute();
}
