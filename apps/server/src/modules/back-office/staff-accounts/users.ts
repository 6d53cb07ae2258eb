import { endpoints, type AccountRole, type AccountUser } from '@waybill/contract';
import { changed, runCommand } from '../../../core/command.ts';
import { signedIn, type Context } from '../../../core/context.ts';
import type { Db } from '../../../core/database/database.ts';
import { process, query, type Binding } from '../../../core/http/binding.ts';
import { consume } from '../../../core/limits.ts';
import { Refusal } from '../../../core/refusal.ts';
import {
  changeRole,
  disableUser,
  enableUser,
  findUser,
  invite,
  listInvitations,
  listUsers,
  removeUser,
  resendInvitation,
  revokeInvitation,
} from '../../identity/account-users/index.ts';
import { mailVerification, resendLimit, verificationLink, withFreshPassword } from '../../identity/session/index.ts';

const table = endpoints.staffAccountUsers;

/** The context acting for an account: staff do what its owners may do, in their own name. */
const asAccount = (ctx: Context, accountId: string): Context => ({ ...ctx, accountId });

/** @throws Refusal not_found; conflict for a merged account, which accepts no new people */
async function assertTakesIn(db: Db, accountId: string): Promise<void> {
  const row = await db
    .selectFrom('accounts')
    .select('merged_into')
    .where('id', '=', accountId)
    .where('house', '=', false)
    .executeTakeFirst();
  if (row === undefined) throw new Refusal('not_found');
  if (row.merged_into !== null) throw new Refusal('conflict');
}

/** Owners act for the whole customer, so adding one needs a separate ability. @throws Refusal forbidden */
function assertMayMakeOwner(ctx: Context, role: AccountRole): void {
  if (role === 'owner' && !signedIn(ctx).abilities.has('staff.accounts.owners')) throw new Refusal('forbidden');
}

type OfUser = { readonly params: { readonly id: string; readonly user: string } };

/** Resends the link that confirms an email. @throws Refusal not_found; conflict if already confirmed; 429 */
async function verifyAgain(outer: Context, { params }: OfUser): Promise<{ data: AccountUser }> {
  const ctx = asAccount(outer, params.id);
  const user = await findUser(ctx.db, params.id, params.user);
  await consume(ctx.services, resendLimit(user.id));
  return runCommand(ctx, 'email.verification_sent', async (tx) => {
    const { email_verified_at: verified, language } = await tx
      .selectFrom('users')
      .select(['email_verified_at', 'language'])
      .where('id', '=', user.id)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    if (verified !== null) throw new Refusal('conflict');
    await mailVerification(tx, { ...user, language }, verificationLink(ctx.services, user, ctx.now()));
    return changed({ data: user }, { subject: 'user', subjectId: user.id, after: { email: user.email } });
  });
}

export const accountUserBindings: readonly Binding[] = [
  query(table.list, async (ctx, { params: { id } }) => {
    const users = await listUsers(ctx.db, id);
    if (users.length === 0) {
      const row = await ctx.db.selectFrom('accounts').select('id').where('id', '=', id).executeTakeFirst();
      if (row === undefined) throw new Refusal('not_found');
    }
    return { data: { users, invitations: await listInvitations(ctx.db, id, ctx.now()) } };
  }),
  withFreshPassword(
    process(table.invite, async (ctx, { params, body }) => {
      assertMayMakeOwner(ctx, body.account_role);
      await assertTakesIn(ctx.db, params.id);
      return invite(asAccount(ctx, params.id), { body });
    }),
  ),
  withFreshPassword(
    process(table.resend, (ctx, { params }) =>
      resendInvitation(asAccount(ctx, params.id), { params: { id: params.invitation } }),
    ),
  ),
  process(table.revoke, (outer, { params }) => {
    const ctx = asAccount(outer, params.id);
    return runCommand(ctx, 'account_user.invitation_revoked', (tx) =>
      revokeInvitation(ctx, tx, { params: { id: params.invitation } }),
    );
  }),
  process(table.verify, verifyAgain),
  withFreshPassword(
    process(table.changeRole, (ctx, { params, body }) => {
      assertMayMakeOwner(ctx, body.account_role);
      return changeRole(asAccount(ctx, params.id), { params: { id: params.user }, body });
    }),
  ),
  withFreshPassword(
    process(table.disable, (ctx, { params, body }) =>
      disableUser(asAccount(ctx, params.id), { params: { id: params.user }, body: undefined }, body.reason),
    ),
  ),
  withFreshPassword(
    process(table.enable, (ctx, { params, body }) =>
      enableUser(asAccount(ctx, params.id), { params: { id: params.user }, body: undefined }, body.reason),
    ),
  ),
  withFreshPassword(
    process(table.remove, (ctx, { params }) =>
      removeUser(asAccount(ctx, params.id), { params: { id: params.user }, body: undefined }),
    ),
  ),
];
