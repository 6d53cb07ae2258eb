import { endpoints } from '@waybill/contract';
import { accountOf } from '../../../core/context.ts';
import { command, process, query, type Binding } from '../../../core/http/binding.ts';
import { acrossAccounts, withFreshPassword } from '../session/index.ts';
import { acceptInvitation, showInvitation } from './accept-invitation.ts';
import { changeRole, disableUser, enableUser, removeUser } from './change-user.ts';
import { listInvitations } from './invitation-row.ts';
import { invite, resendInvitation, revokeInvitation } from './invite.ts';
import { listUsers } from './user-row.ts';

const { accountUsers: table } = endpoints;

export const accountUsersBindings: readonly Binding[] = [
  query(table.list, async (ctx) => ({
    data: {
      users: await listUsers(acrossAccounts(ctx).db, accountOf(ctx)),
      invitations: await listInvitations(acrossAccounts(ctx).db, accountOf(ctx), ctx.now()),
    },
  })),
  withFreshPassword(process(table.changeRole, changeRole)),
  withFreshPassword(process(table.disable, (ctx, input) => disableUser(ctx, input))),
  withFreshPassword(process(table.enable, (ctx, input) => enableUser(ctx, input))),
  withFreshPassword(process(table.remove, removeUser)),
  withFreshPassword(process(table.invite, invite)),
  withFreshPassword(process(table.resend, resendInvitation)),
  command(table.revoke, revokeInvitation),
  query(table.invitation, showInvitation),
  process(table.accept, acceptInvitation),
];
