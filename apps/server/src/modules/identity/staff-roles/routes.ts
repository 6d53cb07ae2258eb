import { endpoints } from '@waybill/contract';
import { command, process, query, type Binding } from '../../../core/http/binding.ts';
import { pageBody } from '../../../core/page.ts';
import { changeRoles } from './change-roles.ts';
import { roleHistory } from './history.ts';
import { listInvitations } from './invitation-row.ts';
import { inviteStaff, resendStaffInvitation, revokeStaffInvitation } from './invite.ts';
import { joinStaff, showStaffInvitation } from './join.ts';
import { countHolders, listPeople } from './people.ts';

const { roleManagement: table } = endpoints;

export const staffRolesBindings: readonly Binding[] = [
  query(table.people, async (ctx, { query: asked }) => {
    const { rows, total } = await listPeople(ctx.db, asked);
    return pageBody(rows, total, asked, table.people.path);
  }),
  query(table.overview, async (ctx) => ({
    data: { holders: await countHolders(ctx.db), invitations: await listInvitations(ctx.db, ctx.now()) },
  })),
  query(table.history, async (ctx, { query: asked }) => {
    const { rows, total } = await roleHistory(ctx.db, asked);
    return pageBody(rows, total, asked, table.history.path);
  }),
  process(table.change, changeRoles),
  process(table.invite, inviteStaff),
  process(table.resend, resendStaffInvitation),
  command(table.revoke, revokeStaffInvitation),
  query(table.invitation, showStaffInvitation),
  process(table.accept, joinStaff),
];
