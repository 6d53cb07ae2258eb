import type { Body, endpoints, InvitationView, NewAccount, Query } from '@waybill/contract';
import { changed, runCommand } from '../../../core/command.ts';
import type { Context } from '../../../core/context.ts';
import type { Db, Tx } from '../../../core/database/database.ts';
import { reply as answer, type Reply, type Wire } from '../../../core/http/binding.ts';
import { newId } from '../../../core/ids.ts';
import { consume } from '../../../core/limits.ts';
import { invalidField, Refusal } from '../../../core/refusal.ts';
import { sentByDisabledLogin } from '../../../core/sessions/stopped-invitation.ts';
import { acrossAccounts, emailTakenOr, hashPassword } from '../session/index.ts';
import { isInvitationLink, secondsOf } from './invitation-link.ts';
import { acceptLimit } from './limits.ts';

type Show = (typeof endpoints)['accountUsers']['invitation'];
type Accept = (typeof endpoints)['accountUsers']['accept'];
type Shown = { readonly params: { readonly id: string }; readonly query: Query<Show> };
type Accepted = { readonly params: { readonly id: string }; readonly body: Body<Accept> };
type Proof = { readonly expires: number; readonly signature: string };

function invitationsBy(db: Db | Tx, id: string) {
  return db
    .selectFrom('account_invitations')
    .innerJoin('accounts', 'accounts.id', 'account_invitations.account_id')
    .select([
      'account_invitations.id',
      'account_invitations.account_id',
      'account_invitations.email',
      'account_invitations.account_role',
      'account_invitations.invited_by',
      'account_invitations.expires_at',
      'account_invitations.preferences',
      'accounts.name as account_name',
      'accounts.currency',
    ])
    .where('account_invitations.id', '=', id)
    .where('account_invitations.accepted_at', 'is', null)
    .where('account_invitations.revoked_at', 'is', null)
    .where((is) => is.not(sentByDisabledLogin));
}

type Row = Awaited<ReturnType<ReturnType<typeof invitationsBy>['executeTakeFirstOrThrow']>>;

/** The same refusal for every reason, so that guessing links reveals nothing. */
function assertGood(ctx: Context, id: string, proof: Proof, row: Row | undefined): asserts row is Row {
  const genuine = isInvitationLink(ctx.services, id, proof.expires, proof.signature);
  // Each mail has a new expiry, so links of earlier mails do not match.
  const good = genuine && row && secondsOf(row.expires_at) === proof.expires && row.expires_at > ctx.now();
  if (!good) throw new Refusal('invitation_over');
}

/** The invitation of a mailed link. @throws Refusal invitation_over; 429 */
export async function showInvitation(
  outer: Context,
  { params, query }: Shown,
  { request, reply }: Wire,
): Promise<{ data: InvitationView }> {
  const ctx = acrossAccounts(outer);
  void reply.headers(await consume(ctx.services, acceptLimit(request.ip)));
  const row = await invitationsBy(ctx.db, params.id).executeTakeFirst();
  assertGood(ctx, params.id, query, row);
  return {
    data: {
      email: row.email,
      account_role: row.account_role as InvitationView['account_role'],
      account_name: row.account_name,
      invited_by: row.invited_by,
      expires_at: row.expires_at.toISOString(),
    },
  };
}

/** Preferences that staff chose for the first person of a new account; empty for any other invitation. */
function begunWith(kept: unknown) {
  if (kept === null) return {};
  const { language, unit_system, per_page, insurance, mode } = kept as NewAccount['preferences'];
  return { language, unit_system, per_page, insurance_preference: insurance, preferred_mode: mode };
}

async function join(ctx: Context, tx: Tx, { params, body }: Accepted, passwordHash: string) {
  const row = await invitationsBy(tx, params.id).forUpdate('account_invitations').executeTakeFirst();
  assertGood(ctx, params.id, body, row);
  const taken = await tx.selectFrom('users').select('id').where('email', '=', row.email).executeTakeFirst();
  if (taken) throw invalidField('email', 'email_taken');
  const [id, now] = [newId(), ctx.now()];
  await tx
    .insertInto('users')
    .values({
      id,
      account_id: row.account_id,
      account_role: row.account_role,
      name: body.name,
      email: row.email,
      // The link was mailed, so the address is confirmed.
      email_verified_at: now,
      password_hash: passwordHash,
      password_changed_at: now,
      language: ctx.language,
      currency: row.currency,
      ...begunWith(row.preferences),
      created_at: now,
    })
    .execute();
  await tx
    .updateTable('account_invitations')
    .set({ accepted_at: now, accepted_by: id, disclaimer_accepted_at: now })
    .where('account_id', '=', row.account_id)
    .where('id', '=', row.id)
    .execute();
  const after = { email: row.email, account_role: row.account_role, disclaimer_accepted: true };
  return changed({ data: { email: row.email } }, { subject: 'user', subjectId: id, accountId: row.account_id, after });
}

/**
 * Creates the login of an invited person in the account, once.
 * @throws Refusal invitation_over for a link that is altered, used, revoked, replaced, or older than 7 days;
 *   422 under `email` when the address got a login in the meantime; 429
 */
export async function acceptInvitation(
  outer: Context,
  accepted: Accepted,
  { request, reply }: Wire,
): Promise<Reply<{ data: { email: string } }>> {
  const ctx = acrossAccounts(outer);
  void reply.headers(await consume(ctx.services, acceptLimit(request.ip)));
  const row = await invitationsBy(ctx.db, accepted.params.id).executeTakeFirst();
  assertGood(ctx, accepted.params.id, accepted.body, row);
  const hash = await hashPassword(accepted.body.password);
  const joined = runCommand(ctx, 'account_user.joined', (tx) => join(ctx, tx, accepted, hash));
  return answer(201, await joined.catch(emailTakenOr));
}
