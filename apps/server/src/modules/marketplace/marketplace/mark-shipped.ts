import type { Body, endpoints, MarketplaceOrder, Params } from '@waybill/contract';
import { sql } from 'kysely';
import { changed, unchanged, type Outcome } from '../../../core/command.ts';
import { accountOf, type Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { addJob } from '../../../core/jobs/define.ts';
import { invalidField, Refusal } from '../../../core/refusal.ts';
import { findOrder, showOrder } from './find-order.ts';
import { reportDueTracking } from './report-tracking-job.ts';

type Input = {
  readonly params: Params<typeof endpoints.marketplace.shipped>;
  readonly body: Body<typeof endpoints.marketplace.shipped>;
};

/** Locks an order until the transaction ends. */
async function lockOrder(tx: Tx, accountId: string, id: string): Promise<void> {
  await tx
    .selectFrom('marketplace_orders')
    .select('id')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .forUpdate()
    .execute();
}

/**
 * Marks an order as shipped by hand, and reports it to the marketplace if requested. Idempotent.
 * @throws Refusal not_found, order_moved for an order that is canceled or on a shipment
 */
export async function markShipped(
  ctx: Context,
  tx: Tx,
  { params, body }: Input,
): Promise<Outcome<{ data: MarketplaceOrder }>> {
  const accountId = accountOf(ctx);
  const { id } = await findOrder(tx, accountId, params.id);
  await lockOrder(tx, accountId, id);
  const order = await findOrder(tx, accountId, id);
  if (order.marked_at !== null) return unchanged(await showOrder(tx, accountId, id));
  if (order.status === 'canceled' || order.status === 'shipped') throw new Refusal('order_moved');
  if ((body.carrier === null) !== (body.tracking_number === null))
    throw invalidField(body.carrier === null ? 'carrier' : 'tracking_number', 'required');
  const tells = body.tell && order.provider !== 'file';
  const now = ctx.now();
  await tx
    .updateTable('marketplace_orders')
    .set({ marked_at: now })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
  await tx
    .insertInto('marketplace_tellings')
    .values({
      account_id: accountId,
      order_id: id,
      cause_id: id,
      carrier_name: body.carrier,
      tracking_number: body.tracking_number,
      shipped_at: now,
      state: tells ? 'waiting' : 'not_told',
      due_at: tells ? now : null,
      created_at: now,
    })
    .execute();
  if (tells) await addJob(tx, reportDueTracking, {}, { key: `marketplace:tell:${id}` });
  const after = { carrier: body.carrier, tracking_number: body.tracking_number, tell: tells };
  return changed(await showOrder(tx, accountId, id), { subject: 'marketplace_order', subjectId: id, after });
}

/** Retries a tracking report that the marketplace declined. @throws Refusal not_found */
export async function reportTrackingAgain(
  ctx: Context,
  tx: Tx,
  { params }: { readonly params: Params<typeof endpoints.marketplace.tellAgain> },
): Promise<Outcome<{ data: MarketplaceOrder }>> {
  const accountId = accountOf(ctx);
  const { id } = await findOrder(tx, accountId, params.id);
  const { rows } = await sql<{ cause_id: string }>`
    UPDATE marketplace_tellings SET state = 'waiting', due_at = ${ctx.now()}, reason = NULL
    WHERE account_id = ${accountId} AND order_id = ${id} AND state = 'refused' RETURNING cause_id
  `.execute(tx);
  if (rows.length === 0) return unchanged(await showOrder(tx, accountId, id));
  await addJob(tx, reportDueTracking, {}, { key: `marketplace:tell:${id}` });
  return changed(await showOrder(tx, accountId, id), { subject: 'marketplace_order', subjectId: id });
}
