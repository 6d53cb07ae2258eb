import type { BookingRequest } from '@waybill/contract';
import type { Booked } from '@waybill/carriers';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../../core/database/database.ts';
import type { DB } from '../../../core/database/schema.gen.ts';

/**
 * State of a booking. `awaiting_payment`: committed, and sent only after a card is authorized; without one it becomes
 * `expired`. `claimed`: committed, nothing sent. `sending`: the carrier may have received it. `unknown`: sent, but the
 * result is not known yet. `booked` and `rejected` are final.
 */
export type BookingState = 'awaiting_payment' | 'expired' | 'claimed' | 'sending' | 'unknown' | 'booked' | 'rejected';

export type BookingRow = Omit<Selectable<DB['bookings']>, 'request' | 'outcome' | 'state'> & {
  readonly state: BookingState;
  readonly request: BookingRequest;
  readonly outcome: Booked | null;
};

const typed = (row: Selectable<DB['bookings']>): BookingRow => ({
  ...row,
  state: row.state as BookingState,
  request: row.request,
  outcome: row.outcome,
});

/** A booking of an account; undefined for an unknown id. */
export async function readBooking(db: Db | Tx, accountId: string, id: string): Promise<BookingRow | undefined> {
  const row = await db
    .selectFrom('bookings')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && typed(row);
}

/** State of a booking and the reason; null for an unknown id. */
export async function stateOfBooking(
  db: Db | Tx,
  accountId: string,
  id: string,
): Promise<Pick<BookingRow, 'state' | 'reason'> | null> {
  return (await readBooking(db, accountId, id)) ?? null;
}

/** Locks a booking in one of the states; undefined if it is in another state by now. */
export async function lockBooking(
  tx: Tx,
  accountId: string,
  id: string,
  states: readonly BookingState[],
): Promise<BookingRow | undefined> {
  const row = await tx
    .selectFrom('bookings')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('state', 'in', states)
    .forUpdate()
    .executeTakeFirst();
  return row && typed(row);
}

/** Updates a booking to a new state. */
export async function moveBooking(
  tx: Tx,
  { account_id: accountId, id }: { readonly account_id: string; readonly id: string },
  changes: { readonly state: BookingState; readonly updated_at: Date } & Partial<{
    readonly shipment_id: string;
    readonly reason: string;
    readonly outcome: string;
    readonly sent_at: Date;
    readonly unknown_since: Date;
    readonly next_look_at: Date | null;
    readonly looks: number;
    readonly needs_staff: boolean;
    readonly reconciled_at: Date;
    readonly reconciled_how: Reconciled;
  }>,
): Promise<void> {
  await tx.updateTable('bookings').set(changes).where('account_id', '=', accountId).where('id', '=', id).execute();
}

/** How an unclear outcome was resolved. */
export type Reconciled = 'same_answer' | 'found' | 'not_found' | 'staff_booked' | 'staff_not_booked';
