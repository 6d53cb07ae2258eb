import { endpoints } from '@waybill/contract';
import { command, query, type Binding } from '../../../core/http/binding.ts';
import { pageBody } from '../../../core/page.ts';
import { withFreshPassword } from '../../identity/session/index.ts';
import { assignOwner, changeContacts, changeTerms, closeAccount, reopenAccount } from './change-account.ts';
import { assignMany, changeTermsOfMany, mailMany } from './change-many.ts';
import { createAccount } from './create-account.ts';
import { listAccounts } from './list-accounts.ts';
import { findTwins } from './merge/find-twins.ts';
import { mergeAccounts } from './merge/merge-accounts.ts';
import { previewMerge } from './merge/preview-merge.ts';
import { recordBindings } from './records/index.ts';
import { salesPeople } from './sales-people.ts';
import { sendAccountsCsv } from './send-csv.ts';
import { showAccount } from './show-account.ts';
import { accountUserBindings } from './users.ts';
import { accountViewBindings } from './views.ts';

const { staffAccounts, staffAccountsMany, accountMerges } = endpoints;

export const staffAccountsBindings: readonly Binding[] = [
  query(staffAccounts.list, async (ctx, { query: asked }) => {
    const { rows, total } = await listAccounts(ctx, asked);
    return pageBody(rows, total, asked, staffAccounts.list.path);
  }),
  query(staffAccounts.csv, async (ctx, { query: asked }) => sendAccountsCsv(ctx, asked)),
  query(staffAccounts.people, async (ctx) => ({ data: await salesPeople(ctx.db) })),
  command(staffAccounts.create, createAccount),
  query(staffAccounts.show, async (ctx, { params }) => ({ data: await showAccount(ctx.db, params.id, ctx.now()) })),
  command(staffAccounts.contacts, changeContacts),
  command(staffAccounts.owner, assignOwner),
  command(staffAccounts.terms, changeTerms),
  command(staffAccounts.close, closeAccount),
  command(staffAccounts.reopen, reopenAccount),
  command(staffAccountsMany.owner, assignMany),
  command(staffAccountsMany.terms, changeTermsOfMany),
  command(staffAccountsMany.mail, mailMany),
  query(accountMerges.twins, async (ctx, { params }) => ({ data: await findTwins(ctx, params.id) })),
  query(accountMerges.preview, async (ctx, { params }) => ({
    data: await previewMerge(ctx.db, { merged: params.merged, survivor: params.id }),
  })),
  withFreshPassword(command(accountMerges.merge, mergeAccounts)),
  ...accountUserBindings,
  ...accountViewBindings,
  ...recordBindings,
];
