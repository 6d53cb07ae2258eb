import type { Body, endpoints, MarketplaceConnection, Params } from '@waybill/contract';
import { sql } from 'kysely';
import { changed, unchanged, type Outcome } from '../../../core/command.ts';
import { accountOf, type Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { showConnection } from './connection-rows.ts';

type Verb = typeof endpoints.marketplace.setReportTime;
type Input = { readonly params: Params<Verb>; readonly body: Body<Verb> };

/**
 * Sets when tracking numbers of a shop go back. Those of labels that are bought already go at once, if they may.
 * @throws Refusal not_found
 */
export async function setReportTime(
  ctx: Context,
  tx: Tx,
  { params: { id }, body }: Input,
): Promise<Outcome<{ data: MarketplaceConnection }>> {
  const accountId = accountOf(ctx);
  const before = await showConnection(tx, accountId, id);
  if (before.data.report_at === body.report_at) return unchanged(before);
  await tx
    .updateTable('marketplace_connections')
    .set({ report_at: body.report_at, updated_at: ctx.now() })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
  await sql`
    SELECT marketplace_orders_moved(${accountId}::uuid, array_agg(id)) FROM marketplace_orders
    WHERE account_id = ${accountId} AND connection_id = ${id} AND status = 'booked' HAVING count(*) > 0
  `.execute(tx);
  const after = await showConnection(tx, accountId, id);
  const note = { before: { report_at: before.data.report_at }, after: { report_at: body.report_at } };
  return changed(after, { subject: 'marketplace_connection', subjectId: id, ...note });
}
