import type { Tx } from '../../core/database/database.ts';
import { newId } from '../../core/ids.ts';
import { fingerprintOf, stateOf, storedEvents, type ReportedEvent, type ShipmentKey } from './events.ts';

/** What ingesting led to. */
export type Ingested = { readonly added: number; readonly status: string };

/**
 * Takes in what a carrier reports about one shipment, in whatever order and however often it comes: every
 * report is kept once, and the status is what all of them together lead to.
 */
export async function ingestEvents(
  tx: Tx,
  key: ShipmentKey,
  reports: readonly ReportedEvent[],
  now: Date,
): Promise<Ingested> {
  // Locked, so that two reports at the same time are applied one after the other.
  const shipment = await tx
    .selectFrom('shipments')
    .select(['status'])
    .where('account_id', '=', key.account_id)
    .where('id', '=', key.shipment_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const { numInsertedOrUpdatedRows: inserted } = await tx
    .insertInto('tracking_events')
    .values(
      reports.map((report) => ({
        ...key,
        ...report,
        id: newId(),
        received_at: now,
        status: null,
        fingerprint: fingerprintOf(report),
      })),
    )
    .onConflict((conflict) => conflict.columns(['account_id', 'shipment_id', 'fingerprint']).doNothing())
    .executeTakeFirstOrThrow();
  const added = Number(inserted ?? 0n);
  if (added === 0) return { added, status: shipment.status };
  const state = stateOf(await storedEvents(tx, key));
  // A booking canceled on our side stays canceled, whatever the carrier still reports.
  const status = shipment.status === 'canceled' ? 'canceled' : state.status;
  await tx
    .updateTable('shipments')
    .set({
      status,
      action_required: state.actionRequired ? (state.actionBecause?.code ?? 'unknown') : null,
      delivered_at: state.deliveredAt === null ? null : new Date(state.deliveredAt),
    })
    .where('account_id', '=', key.account_id)
    .where('id', '=', key.shipment_id)
    .execute();
  return { added, status };
}
