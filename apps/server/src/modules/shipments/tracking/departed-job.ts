import { z } from 'zod';
import type { Tx } from '../../../core/database/database.ts';
import { addJob, defineJob } from '../../../core/jobs/define.ts';
import type { ShipmentKey } from './events.ts';

/** Statuses of what a carrier has taken away, and so of what is billed. */
export const departedStatuses = ['in_transit', 'delayed', 'delivered'] as const;
const left: ReadonlySet<string> = new Set(departedStatuses);

/** Bills shipments that have just left. */
export const shipmentsDeparted = defineJob('invoices.bill_left', z.object({ shipments: z.array(z.uuid()) }));

/**
 * Wakes billing for what a batch of reports says has left, in its transaction: one job for a batch, and none for one in
 * which nothing left. Each names its own shipments and none has a key, since batches would wait for one another there.
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
