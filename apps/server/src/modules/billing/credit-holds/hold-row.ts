import type { HoldCause } from '@waybill/contract';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../../core/database/database.ts';
import type { DB } from '../../../core/database/schema.gen.ts';
import { newId } from '../../../core/ids.ts';
import { Refusal } from '../../../core/refusal.ts';
import type { CreditStanding } from './credit-standing.ts';

export type HoldRow = Selectable<DB['credit_holds']>;

/** The staff member who sets or ends a hold. */
export type Setter = { readonly id: string; readonly name: string; readonly reason: string };

/**
 * Locks an account against concurrent holds, releases, and bookings until the transaction ends. Rows that only
 * reference the account are not blocked.
 * @throws Refusal not_found
 */
export async function lockCredit(
  tx: Tx,
  accountId: string,
): Promise<{ status: 'good' | 'hold'; name: string; closed: boolean }> {
  const row = await tx
    .selectFrom('accounts')
    .select(['credit_status', 'name', 'closed_at'])
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (row === undefined) throw new Refusal('not_found');
  return { status: row.credit_status as 'good' | 'hold', name: row.name, closed: row.closed_at !== null };
}

/** The active hold of an account, if any. */
export function openHold(db: Db | Tx, accountId: string): Promise<HoldRow | undefined> {
  return db
    .selectFrom('credit_holds')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
}

/** Amounts owed when a hold started. */
export type HoldFigures = Partial<Pick<CreditStanding, 'pastDue' | 'pastDueCount' | 'exposure' | 'limit' | 'currency'>>;

/** Puts an account on hold. */
export async function placeHold(
  tx: Tx,
  accountId: string,
  cause: HoldCause,
  { pastDue, pastDueCount, exposure, limit, currency }: CreditStanding,
  now: Date,
  by: Setter | null = null,
): Promise<void> {
  const figures: HoldFigures = { pastDue, pastDueCount, exposure, limit, currency };
  await tx
    .insertInto('credit_holds')
    .values({
      account_id: accountId,
      id: newId(),
      cause,
      figures: JSON.stringify(figures),
      reason: by?.reason ?? null,
      set_by: by?.id ?? null,
      set_by_name: by?.name ?? null,
      since: now,
    })
    .execute();
  await tx
    .updateTable('accounts')
    .set({ credit_status: 'hold', credit_open_until: null })
    .where('id', '=', accountId)
    .execute();
}

type End = { readonly how: 'paid' | 'activated' | 'replaced'; readonly by?: Setter; readonly openUntil?: string };

/** Ends the active hold of an account. */
export async function endHold(tx: Tx, accountId: string, { how, by, openUntil }: End, now: Date): Promise<void> {
  await tx
    .updateTable('credit_holds')
    .set({
      ended_at: now,
      ended_how: how,
      ended_by: by?.id ?? null,
      ended_by_name: by?.name ?? null,
      end_reason: by?.reason ?? null,
      open_until: openUntil ?? null,
    })
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .execute();
  await tx
    .updateTable('accounts')
    .set({ credit_status: 'good', credit_open_until: openUntil ?? null })
    .where('id', '=', accountId)
    .execute();
}
