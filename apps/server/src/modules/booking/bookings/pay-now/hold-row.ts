import type { BookingWire } from '@waybill/contract';
import type { Currency } from '@waybill/freight';
import type { Selectable, Updateable } from 'kysely';
import type { Context } from '../../../../core/context.ts';
import type { Db, Tx } from '../../../../core/database/database.ts';
import type { DB } from '../../../../core/database/schema.gen.ts';

export type HoldState = 'awaiting' | 'authorized' | 'capturing' | 'captured' | 'releasing' | 'released' | 'expired';
export type HoldRow = Omit<Selectable<DB['booking_holds']>, 'state' | 'currency'> & {
  readonly state: HoldState;
  readonly currency: Currency;
};

/** How often an open page is polled at the provider, in case no webhook arrives. */
export const reconcileEveryMs = 60_000;

/** The hold of a booking; undefined for one on account. */
export async function readHold(db: Db | Tx, accountId: string, id: string): Promise<HoldRow | undefined> {
  const row = await db
    .selectFrom('booking_holds')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row as HoldRow | undefined;
}

/** Locks a hold in one of the states; undefined if it is in another state by now. */
export async function lockHold(
  tx: Tx,
  { account_id: accountId, id }: Pick<HoldRow, 'account_id' | 'id'>,
  states: readonly HoldState[],
): Promise<HoldRow | undefined> {
  const row = await tx
    .selectFrom('booking_holds')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('state', 'in', states)
    .forUpdate()
    .executeTakeFirst();
  return row as HoldRow | undefined;
}

/** Updates a hold to a new state. */
export async function moveHold(
  db: Db | Tx,
  { account_id: accountId, id }: Pick<HoldRow, 'account_id' | 'id'>,
  changes: Updateable<DB['booking_holds']> & { readonly state?: HoldState },
): Promise<void> {
  await db.updateTable('booking_holds').set(changes).where('account_id', '=', accountId).where('id', '=', id).execute();
}

/** A hold in the wire format, with its booking. */
export async function holdWire(ctx: Context, accountId: string, id: string): Promise<BookingWire['payment']> {
  const row = await readHold(ctx.db, accountId, id);
  if (row === undefined) return null;
  const money = (amount: number) => ({ amount, currency: row.currency });
  return {
    charge: money(row.charge),
    hold: money(row.amount),
    expires_at: row.expires_at.toISOString(),
    now: ctx.now().toISOString(),
    url: row.state === 'awaiting' ? row.session_url : null,
  };
}
