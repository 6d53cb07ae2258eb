import type { StaffInvitation } from '@waybill/contract';
import type { Language } from '@waybill/phrases';
import type { Selectable } from 'kysely';
import type { Services } from '../../../core/context.ts';
import type { Db, Tx } from '../../../core/database/database.ts';
import type { StaffInvitations } from '../../../core/database/schema.gen.ts';
import { Refusal } from '../../../core/refusal.ts';
import { isOver, sentByDisabledLogin } from '../../../core/sessions/stopped-invitation.ts';
import { rolesOf } from '../../../core/sessions/person.ts';
import { isLinkSignature, linkSignature } from '../../../core/signed-link.ts';

/** `stopped`: the login that sent it is disabled. Missing for an invitation that was just sent. */
export type StaffInvitationRow = Selectable<StaffInvitations> & { readonly stopped?: boolean };

/** Invitations that are neither accepted nor revoked. */
function openOnes(db: Db | Tx) {
  return db
    .selectFrom('staff_invitations')
    .selectAll()
    .select(sentByDisabledLogin.as('stopped'))
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null);
}

/** Converts an invitation to the form that super admins see. */
export function invitationWire(row: StaffInvitationRow, now: Date): StaffInvitation {
  return {
    id: row.id,
    email: row.email,
    roles: rolesOf(row.roles),
    invited_by: row.invited_by,
    sent_at: row.sent_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    status: isOver(row, now) ? 'expired' : 'open',
  };
}

/** Open invitations, newest first. */
export async function listInvitations(db: Db, now: Date): Promise<StaffInvitation[]> {
  const rows = await openOnes(db).orderBy('sent_at', 'desc').orderBy('id').execute();
  return rows.map((row) => invitationWire(row, now));
}

/** Locks the open invitation of an address until the transaction ends. */
export function openInvitationOf(tx: Tx, email: string): Promise<StaffInvitationRow | undefined> {
  return openOnes(tx).where('email', '=', email).forUpdate().executeTakeFirst();
}

/** An open invitation by id, if any. */
export function openInvitation(db: Db, id: string): Promise<StaffInvitationRow | undefined> {
  return openOnes(db).where('id', '=', id).executeTakeFirst();
}

/** Locks an open invitation until the transaction ends. @throws Refusal not_found */
export async function lockInvitation(tx: Tx, id: string): Promise<StaffInvitationRow> {
  const row = await openOnes(tx).where('id', '=', id).forUpdate().executeTakeFirst();
  if (row === undefined) throw new Refusal('not_found');
  return row;
}

const purpose = 'staff-invitation';
const secondsOf = (instant: Date): number => Math.floor(instant.getTime() / 1000);

/** Link to join the staff. Valid until the invitation expires, is renewed, or is revoked. */
export function joinLink(
  { secret, publicUrl }: Pick<Services, 'secret' | 'publicUrl'>,
  row: StaffInvitationRow,
  language: Language,
): string {
  const expires = secondsOf(row.expires_at);
  const query = new URLSearchParams({
    staff: row.id,
    expires: String(expires),
    signature: linkSignature(secret, purpose, row.id, expires),
    // Not signed: anybody may read the page in another language.
    lang: language,
  });
  return `${publicUrl}/register?${query.toString()}`;
}

/** Whether we made this link, and it is the latest of its invitation. */
export function isJoinLink(
  { secret }: Pick<Services, 'secret'>,
  row: StaffInvitationRow,
  proof: { readonly expires: number; readonly signature: string },
  now: Date,
): boolean {
  const genuine = isLinkSignature(secret, proof.signature, purpose, row.id, proof.expires);
  return genuine && secondsOf(row.expires_at) === proof.expires && !isOver(row, now);
}
