import type { DeskRequest } from '@waybill/contract';
import type { Db, Tx } from '../../../core/database/database.ts';
import type { ShipmentDetail } from '../../../core/database/shipment-detail.ts';
import type { RequestRow } from './request-row.ts';

/** The account's last shipment with this postal code at an end. */
async function lastAt(db: Db | Tx, row: RequestRow, end: 'origin' | 'destination'): Promise<ShipmentDetail | null> {
  const column = end === 'origin' ? 'origin_postal_code' : 'destination_postal_code';
  const found = await db
    .selectFrom('shipments')
    .select('detail')
    .where('account_id', '=', row.account_id)
    .where(column, '=', row[end].postal_code)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found?.detail ?? null;
}

/** Both ends of a request as the account's last shipments from and to there name them, so that staff type less. */
export async function knownParties(db: Db | Tx, row: RequestRow): Promise<DeskRequest['known_parties']> {
  return {
    pickup: (await lastAt(db, row, 'origin'))?.pickup ?? null,
    delivery: (await lastAt(db, row, 'destination'))?.delivery ?? null,
  };
}
