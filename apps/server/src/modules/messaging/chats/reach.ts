import { staffRoleAbilities, staffRoles, type ChatSide, type StaffRole } from '@waybill/contract';
import type { Selectable } from 'kysely';
import { signedIn, type Context } from '../../../core/context.ts';
import type { Db, Tx } from '../../../core/database/database.ts';
import type { DB } from '../../../core/database/schema.gen.ts';
import { Refusal } from '../../../core/refusal.ts';

export type ChatRecord = Selectable<DB['chats']>;

/** Roles that answer chats. */
export const inboxRoles: readonly StaffRole[] = staffRoles.filter((role) =>
  staffRoleAbilities[role].includes('staff.chats'),
);

/** Subject id of inbox changes. */
export const inboxId = 'all';

/** The side of a conversation that the caller is on. */
export function sideOf(ctx: Context): ChatSide {
  return signedIn(ctx).accountId === null ? 'staff' : 'customer';
}

export const otherSide = (side: ChatSide): ChatSide => (side === 'customer' ? 'staff' : 'customer');

/** Chats that the caller may see: their own for customers, all for staff. */
export function reachable(ctx: Context, db: Db | Tx) {
  const { accountId, userId } = signedIn(ctx);
  const all = db.selectFrom('chats').selectAll();
  return accountId === null ? all : all.where('account_id', '=', accountId).where('customer_id', '=', userId);
}

/** @throws Refusal not_found */
export async function readChat(ctx: Context, db: Db | Tx, id: string): Promise<ChatRecord> {
  const row = await reachable(ctx, db).where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw new Refusal('not_found');
  return row;
}

/**
 * Locks a chat until the transaction ends, so that writes to it run one at a time.
 * @throws Refusal not_found
 */
export async function holdChat(ctx: Context, tx: Tx, id: string): Promise<ChatRecord> {
  const row = await reachable(ctx, tx).where('id', '=', id).forUpdate().executeTakeFirst();
  if (row === undefined) throw new Refusal('not_found');
  return row;
}
