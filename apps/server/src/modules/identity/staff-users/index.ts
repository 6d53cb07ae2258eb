import { endpoints } from '@waybill/contract';
import { process, query, type Binding } from '../../../core/http/binding.ts';
import { pageBody } from '../../../core/page.ts';
import { listUsers } from './list-users.ts';
import { disable, enable, logOut, mailReset } from './manage-login.ts';
import { resetTwoFactor } from './reset-two-factor.ts';

const { staffUsers } = endpoints;

export const staffUsersBindings: readonly Binding[] = [
  query(staffUsers.list, async (ctx, { query: asked }) => {
    const { rows, total } = await listUsers(ctx, asked);
    return pageBody(rows, total, asked, staffUsers.list.path);
  }),
  process(staffUsers.resetTwoFactor, resetTwoFactor),
  process(staffUsers.disable, disable),
  process(staffUsers.enable, enable),
  process(staffUsers.logOut, logOut),
  process(staffUsers.sendReset, mailReset),
];
