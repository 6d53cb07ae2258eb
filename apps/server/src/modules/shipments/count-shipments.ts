import { shipmentStatuses } from '@waybill/contract';
import type { Db } from '../../core/database/database.ts';

/** How many shipments of an account each status holds, and how many need somebody. */
export async function countShipments(db: Db, accountId: string) {
  const rows = await db
    .selectFrom('shipments')
    .select((of) => [
      'status',
      of.fn.countAll<number>().as('count'),
      of.fn.count<number>('action_required').as('needing'),
    ])
    .where('account_id', '=', accountId)
    .groupBy('status')
    .execute();
  const of = (status: string) => rows.find((row) => row.status === status)?.count ?? 0;
  const byStatus = Object.fromEntries(shipmentStatuses.map((status) => [status, of(status)]));
  return {
    ...(byStatus as Record<(typeof shipmentStatuses)[number], number>),
    all: rows.reduce((sum, row) => sum + row.count, 0),
    action_required: rows.reduce((sum, row) => sum + row.needing, 0),
  };
}
