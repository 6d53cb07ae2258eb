import { endpoints } from '@waybill/contract';
import { accountOf } from '../../../core/context.ts';
import { command, process, query, type Binding } from '../../../core/http/binding.ts';
import type { JobHandler } from '../../../core/jobs/define.ts';
import { pageBody } from '../../../core/page.ts';
import { listClients, ownClients, showClient } from './client-rows.ts';
import { createClient, endSecret, mostClients, revokeClient, rotateSecret, updateClient } from './client-writes.ts';
import { withFreshPassword } from '../session/index.ts';
import { forgetTokensJob } from './forget-tokens.ts';
import { issueToken } from './issue-token.ts';

export { addSecret } from './secrets.ts';

const { apiClients: own, oauth, staffApiClients: desk } = endpoints;

/** Customers' database connections see only their own account's clients, so the same verbs serve them and staff. */
export const apiClientsBindings: readonly Binding[] = [
  process(oauth.token, issueToken),
  query(own.list, async (ctx) => ({ data: await ownClients(ctx.db, accountOf(ctx), ctx.now()), most: mostClients })),
  query(own.show, async (ctx, { params }) => ({ data: await showClient(ctx.db, params.id, ctx.now()) })),
  withFreshPassword(command(own.create, (ctx, tx, { body }) => createClient(ctx, tx, accountOf(ctx), body))),
  withFreshPassword(command(own.update, updateClient)),
  withFreshPassword(command(own.rotate, rotateSecret)),
  command(own.endSecret, endSecret),
  command(own.revoke, revokeClient),
  query(desk.list, async (ctx, { query: asked }) => {
    const { rows, total } = await listClients(ctx.db, asked, ctx.now());
    return pageBody(rows, total, asked, desk.list.path);
  }),
  query(desk.show, async (ctx, { params }) => ({ data: await showClient(ctx.db, params.id, ctx.now()) })),
  withFreshPassword(
    command(desk.create, (ctx, tx, { body: { account_id: accountId, ...body } }) =>
      createClient(ctx, tx, accountId, body),
    ),
  ),
  withFreshPassword(command(desk.update, updateClient)),
  withFreshPassword(command(desk.rotate, rotateSecret)),
  command(desk.endSecret, endSecret),
  command(desk.revoke, revokeClient),
];

export const apiClientsJobs: readonly JobHandler[] = [forgetTokensJob];
