import type { Shipment } from '@waybill/contract';
import type { Db, Tx } from '../../../core/database/database.ts';

type BookedFor = NonNullable<Shipment['booked_for']>;

/** The staff member who booked a shipment for its customer, and who requested it; null if the customer booked. */
export async function bookedForOf(db: Db | Tx, accountId: string, id: string): Promise<BookedFor | null> {
  const row = await db
    .selectFrom('bookings_for_customers')
    .select(['by_name as by', 'asked_by', 'asked_how'])
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row === undefined ? null : { ...row, asked_how: row.asked_how as BookedFor['asked_how'] };
}
