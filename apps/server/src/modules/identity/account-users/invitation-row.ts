import type { AccountInvitation } from '@waybill/contract';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../../core/database/database.ts';
import type { AccountInvitations } from '../../../core/database/schema.gen.ts';
import { Refusal } from '../../../core/refusal.ts';
import { isOver, sentByDisabledLogin } from '../../../core/sessions/stopped-invitation.ts';

/** `stopped`: the login that sent it is disabled. Missing for an invitation that was just sent. */
export type InvitationRow = Selectable<AccountInvitations> & { readonly stopped?: boolean };

/** Invitations of an account that are neither accepted nor revoked. */
function openOnes(db: Db | Tx, accountId: string) {
  return db
    .selectFrom('account_invitations')
    .selectAll()
    .select(sentByDisabledLogin.as('stopped'))
    .where('account_id', '=', accountId)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null);
}

/** Converts an invitation to the form that owners see. */
export function invitationWire(row: InvitationRow, now: Date): AccountInvitation {
  return {
    id: row.id,
    email: row.email,
    account_role: row.account_role as AccountInvitation['account_role'],
    invited_by: row.invited_by,
    sent_at: row.sent_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    status: isOver(row, now) ? 'expired' : 'open',
  };
}

/** Open invitations of an account, newest first. */
export async function listInvitations(db: Db | Tx, accountId: string, now: Date): Promise<AccountInvitation[]> {
  const rows = await openOnes(db, accountId).orderBy('sent_at', 'desc').orderBy('id').execute();
  return rows.map((row) => invitationWire(row, now));
}

/** The open invitation of an address, if any. */
export function openInvitation(tx: Tx, accountId: string, email: string): Promise<InvitationRow | undefined> {
  return openOnes(tx, accountId).where('email', '=', email).forUpdate().executeTakeFirst();
}

/** Locks an open invitation until the transaction ends. @throws Refusal not_found */
export async function lockInvitation(tx: Tx, accountId: string, id: string): Promise<InvitationRow> {
  const row = await openOnes(tx, accountId).where('id', '=', id).forUpdate().executeTakeFirst();
  if (row === undefined) throw new Refusal('not_found');
  return row;
}
