import type { Body, endpoints, Query, StaffInvitationView } from '@waybill/contract';
import { changed, runCommand } from '../../../core/command.ts';
import type { Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { reply as answer, type Reply, type Wire } from '../../../core/http/binding.ts';
import { newId } from '../../../core/ids.ts';
import { consume } from '../../../core/limits.ts';
import { invalidField, Refusal } from '../../../core/refusal.ts';
import { rolesOf } from '../../../core/sessions/person.ts';
import { acrossAccounts, emailTakenOr, hashPassword } from '../session/index.ts';
import { isJoinLink, lockInvitation, openInvitation, type StaffInvitationRow } from './invitation-row.ts';
import { joinLimit } from './limits.ts';

type Show = (typeof endpoints)['roleManagement']['invitation'];
type Accept = (typeof endpoints)['roleManagement']['accept'];
type Shown = { readonly params: { readonly id: string }; readonly query: Query<Show> };
type Accepted = { readonly params: { readonly id: string }; readonly body: Body<Accept> };
type Proof = { readonly expires: number; readonly signature: string };

/** The invitation of a valid link. The same refusal for every reason, so that guessing links reveals nothing. */
async function good(ctx: Context, id: string, proof: Proof): Promise<StaffInvitationRow> {
  const row = await openInvitation(ctx.db, id);
  if (row === undefined || !isJoinLink(ctx.services, row, proof, ctx.now())) throw new Refusal('invitation_over');
  return row;
}

/** The invitation of a mailed link. @throws Refusal invitation_over; 429 */
export async function showStaffInvitation(
  outer: Context,
  { params, query }: Shown,
  { request, reply }: Wire,
): Promise<{ data: StaffInvitationView }> {
  const ctx = acrossAccounts(outer);
  void reply.headers(await consume(ctx.services, joinLimit(request.ip)));
  const { email, roles, invited_by } = await good(ctx, params.id, query);
  return { data: { email, roles: rolesOf(roles), invited_by } };
}

async function join(ctx: Context, tx: Tx, { params, body }: Accepted, passwordHash: string) {
  const row = await lockInvitation(tx, params.id).catch(() => {
    throw new Refusal('invitation_over');
  });
  if (!isJoinLink(ctx.services, row, body, ctx.now())) throw new Refusal('invitation_over');
  const { email } = row;
  const taken = await tx.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
  if (taken) throw invalidField('email', 'email_taken');
  const [id, now] = [newId(), ctx.now()];
  await tx
    .insertInto('users')
    .values({
      id,
      name: body.name,
      email,
      // The link was mailed, so the address is confirmed.
      email_verified_at: now,
      password_hash: passwordHash,
      password_changed_at: now,
      language: ctx.language,
      created_at: now,
    })
    .execute();
  const roles = rolesOf(row.roles);
  await tx
    .insertInto('user_roles')
    .values(roles.map((role) => ({ user_id: id, role, granted_at: now, granted_by: row.invited_by })))
    .execute();
  await tx
    .updateTable('staff_invitations')
    .set({ accepted_at: now, accepted_by: id })
    .where('id', '=', row.id)
    .execute();
  return changed({ data: { email } }, { subject: 'user_roles', subjectId: id, after: { email, roles } });
}

/**
 * Creates the login of a person invited to the staff, once, with the roles of the invitation.
 * @throws Refusal invitation_over for a link that is altered, used, revoked, replaced, or older than 7 days;
 *   422 under `email` when the address got a login in the meantime; 429
 */
export async function joinStaff(
  outer: Context,
  accepted: Accepted,
  { request, reply }: Wire,
): Promise<Reply<{ data: { email: string } }>> {
  const ctx = acrossAccounts(outer);
  void reply.headers(await consume(ctx.services, joinLimit(request.ip)));
  await good(ctx, accepted.params.id, accepted.body);
  const hash = await hashPassword(accepted.body.password);
  return answer(201, await runCommand(ctx, 'staff.joined', (tx) => join(ctx, tx, accepted, hash)).catch(emailTakenOr));
}
