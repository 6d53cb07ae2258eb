import { z } from 'zod';
import type { Tx } from '../../../core/database/database.ts';
import { addJob, defineJob } from '../../../core/jobs/define.ts';
import type { ShipmentKey } from './events.ts';

/** Statuses of departed shipments, which are billed. */
export const departedStatuses = ['in_transit', 'delayed', 'delivered'] as const;
const left: ReadonlySet<string> = new Set(departedStatuses);

/** Bills shipments that just departed. */
export const shipmentsDeparted = defineJob('invoices.bill_left', z.object({ shipments: z.array(z.uuid()) }));

/**
 * Queues billing of the shipments that departed in a batch of reports, in its transaction: one job per batch, none if
 * nothing departed. Without job keys, since batches would wait for each other on them.
 */
export async function wakeBilling(
  tx: Tx,
  before: readonly (ShipmentKey & { readonly status: string })[],
  after: ReadonlyMap<string, { readonly status: string }>,
): Promise<void> {
  const gone = before.flatMap(({ account_id: account, shipment_id: id, status }) =>
    !left.has(status) && left.has(after.get(`${account}/${id}`)?.status ?? '') ? [id] : [],
  );
  if (gone.length > 0) await addJob(tx, shipmentsDeparted, { shipments: gone });
}
