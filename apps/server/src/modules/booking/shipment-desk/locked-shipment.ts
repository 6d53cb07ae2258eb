import type { Db, Tx } from '../../../core/database/database.ts';
import { Refusal } from '../../../core/refusal.ts';

const columns = [
  'account_id',
  'id',
  'status',
  'bol_number',
  'pro_number',
  'scac',
  'mode',
  'carrier_id',
  'connection_id',
  'created_at',
  'search_numbers',
  'pickup_date',
  'detail',
] as const;

/** A shipment of any account by id. @throws Refusal not_found */
export async function shipmentOf(db: Db | Tx, id: string) {
  const row = await db.selectFrom('shipments').select(columns).where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw new Refusal('not_found');
  return row;
}

/** The same with a lock, so that concurrent changes run one at a time. */
export async function lockedShipment(tx: Tx, id: string) {
  const row = await tx.selectFrom('shipments').select(columns).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
  if (row === undefined) throw new Refusal('not_found');
  return row;
}
export type ShipmentLine = Awaited<ReturnType<typeof shipmentOf>>;

export const keyOf = ({ account_id, id }: Pick<ShipmentLine, 'account_id' | 'id'>) => ({ account_id, shipment_id: id });

export const detailOf = ({ detail }: ShipmentLine) => detail;

/** Subject of the audit entry. */
export const aboutOf = ({ account_id: accountId, id }: ShipmentLine) => ({
  subject: 'shipment',
  subjectId: id,
  accountId,
});
