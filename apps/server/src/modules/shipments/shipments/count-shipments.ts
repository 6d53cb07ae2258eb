import { sql } from 'kysely';
import { shipmentStatuses } from '@waybill/contract';
import type { Db } from '../../../core/database/database.ts';
import { storedCounts } from './stored-counts.ts';

/**
 * Number of shipments by status, and of those that need action. Read from stored counts.
 * @param accountId null for all accounts, staff only
 */
export async function countShipments(db: Db, accountId: string | null) {
  const rows = await storedCounts(db, accountId)
    .select([
      'status',
      sql<number>`sum(shipments)::bigint`.as('count'),
      sql<number>`sum(needing)::bigint`.as('needing'),
    ])
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
