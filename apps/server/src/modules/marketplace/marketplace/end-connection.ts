import type { endpoints, MarketplaceConnection, Params } from '@waybill/contract';
import { changed, unchanged, type Outcome } from '../../../core/command.ts';
import { accountOf, type Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { addJob } from '../../../core/jobs/define.ts';
import { Refusal } from '../../../core/refusal.ts';
import { showConnection } from './connection-rows.ts';
import { importOrders } from './import-job.ts';

/**
 * Disconnects a seller and deletes the secret. Orders stay; pending tracking reports are dropped unless the seller
 * reconnects.
 * @throws Refusal not_found
 */
export async function disconnect(
  ctx: Context,
  tx: Tx,
  { params: { id } }: { readonly params: Params<typeof endpoints.marketplace.disconnect> },
): Promise<Outcome<{ data: MarketplaceConnection }>> {
  const accountId = accountOf(ctx);
  const before = await showConnection(tx, accountId, id);
  if (before.data.state === 'disconnected') return unchanged(before);
  await tx
    .deleteFrom('marketplace_secrets')
    .where('account_id', '=', accountId)
    .where('connection_id', '=', id)
    .execute();
  await tx
    .updateTable('marketplace_connections')
    .set({ state: 'disconnected', updated_at: ctx.now(), due_at: null, trouble: null, window_until: null })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
  const after = await showConnection(tx, accountId, id);
  return changed(after, { subject: 'marketplace_connection', subjectId: id, before: { state: before.data.state } });
}

/** Imports orders now. @throws Refusal not_found, conflict for a connection that is not active */
export async function importNow(
  ctx: Context,
  tx: Tx,
  { params: { id } }: { readonly params: Params<typeof endpoints.marketplace.importNow> },
): Promise<Outcome<{ data: MarketplaceConnection }>> {
  const accountId = accountOf(ctx);
  const { data } = await showConnection(tx, accountId, id);
  if (data.state !== 'active' || data.provider === 'file') throw new Refusal('conflict');
  await tx
    .updateTable('marketplace_connections')
    .set({ due_at: ctx.now() })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
  const key = { account_id: accountId, connection_id: id };
  await addJob(tx, importOrders, key, { key: `marketplace:import:${id}` });
  const after = await showConnection(tx, accountId, id);
  return changed(after, { subject: 'marketplace_connection', subjectId: id });
}
