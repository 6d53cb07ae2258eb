import { createHash } from 'node:crypto';
import type { Batch, Body, endpoints, Params } from '@waybill/contract';
import { changed, unchanged, type Outcome } from '../../../../core/command.ts';
import { accountOf, signedIn, type Context } from '../../../../core/context.ts';
import type { Tx } from '../../../../core/database/database.ts';
import { newId } from '../../../../core/ids.ts';
import { addJob } from '../../../../core/jobs/define.ts';
import { Refusal } from '../../../../core/refusal.ts';
import { assertNotHeld } from '../../../billing/credit-holds/index.ts';
import { assertDisclaimerAccepted } from '../../../platform/disclaimers/index.ts';
import { assertPlaces } from '../../../platform/places/index.ts';
import { ordersOf } from '../link-orders.ts';
import type { OrderRecord } from '../order-rows.ts';
import { workBatch } from './batch-job.ts';
import { showBatch } from './show-batch.ts';

type Created = Body<typeof endpoints.marketplaceBatches.create>;

/** Groups orders into shipments. With `combine`, orders of one buyer to one address go together. */
export function grouped(orders: readonly OrderRecord[], combine: boolean): readonly (readonly string[])[] {
  const groups = new Map<string, string[]>();
  for (const { id, together_key: key } of orders) {
    const at = combine ? key : id;
    groups.set(at, [...(groups.get(at) ?? []), id]);
  }
  return [...groups.values()];
}

const hashOf = (body: Created): Buffer => createHash('sha256').update(JSON.stringify(body)).digest();

async function addWork(ctx: Context, tx: Tx, id: string): Promise<void> {
  const key = { account_id: accountOf(ctx), batch_id: id };
  await addJob(tx, workBatch, key, { key: `marketplace:batch:${id}` });
}

/**
 * Creates a batch. Each row gets its booking id at once.
 * @throws Refusal not_found, 422 to ask about a pickup place that contradicts itself, order_moved when an order is not ready to ship, idempotency_key_reused
 */
export async function createBatch(
  ctx: Context,
  tx: Tx,
  { body }: { readonly body: Created },
): Promise<Outcome<{ data: Batch }>> {
  const [accountId, { userId, name }] = [accountOf(ctx), signedIn(ctx)];
  const hash = hashOf(body);
  const known = await tx
    .selectFrom('marketplace_batches')
    .select('request_hash')
    .where('account_id', '=', accountId)
    .where('id', '=', body.id)
    .executeTakeFirst();
  if (known !== undefined) {
    if (!hash.equals(known.request_hash)) throw new Refusal('idempotency_key_reused');
    return unchanged(await showBatch(ctx, tx, accountId, body.id));
  }
  assertPlaces({ pickup: body.pickup }, body.place_confirmed);
  const orders = await ordersOf(tx, accountId, [...new Set(body.order_ids)]);
  if (orders.some(({ status }) => status !== 'to_ship')) throw new Refusal('order_moved');
  if (body.book_at_once) await assertMayBook(tx, accountId, userId);
  await tx
    .insertInto('marketplace_batches')
    .values({
      account_id: accountId,
      id: body.id,
      request_hash: hash,
      request: JSON.stringify(body),
      created_by: userId,
      created_by_name: name,
      acts_for: userId,
      created_at: ctx.now(),
    })
    .execute();
  const rows = grouped(orders, body.combine).map((ids, at) => ({
    account_id: accountId,
    batch_id: body.id,
    place: at + 1,
    order_ids: [...ids],
    state: 'waiting',
    booking_id: newId(),
  }));
  await tx.insertInto('marketplace_batch_rows').values(rows).execute();
  await addWork(ctx, tx, body.id);
  const after = { orders: orders.length, rows: rows.length, rule: body.rule };
  return changed(await showBatch(ctx, tx, accountId, body.id), {
    subject: 'marketplace_batch',
    subjectId: body.id,
    after,
  });
}

/** Checks what would block every row. @throws Refusal credit_hold, disclaimer_required */
async function assertMayBook(tx: Tx, accountId: string, userId: string): Promise<void> {
  await assertNotHeld(tx, accountId);
  await assertDisclaimerAccepted(tx, accountId, userId);
}

/**
 * Books rows that have a rate, and retries failed ones. After a carrier's rejection the retry is a new booking.
 * @throws Refusal not_found, credit_hold, disclaimer_required
 */
export async function shipBatch(
  ctx: Context,
  tx: Tx,
  {
    params: { id },
    body,
  }: {
    readonly params: Params<typeof endpoints.marketplaceBatches.ship>;
    readonly body: Body<typeof endpoints.marketplaceBatches.ship>;
  },
): Promise<Outcome<{ data: Batch }>> {
  const [accountId, { userId }] = [accountOf(ctx), signedIn(ctx)];
  const before = await showBatch(ctx, tx, accountId, id);
  const { places } = body;
  const again = before.data.items
    .filter(
      ({ state, rate_id: rate }) => state === 'quoted' || (places !== undefined && state === 'failed' && rate !== null),
    )
    .filter(({ place }) => places === undefined || places.includes(place));
  if (again.length === 0 || before.data.state === 'canceled') return unchanged(before);
  await assertMayBook(tx, accountId, userId);
  const wanted = again.map(({ place }) => place);
  const rejected = tx
    .selectFrom('bookings')
    .select('bookings.id')
    .where('bookings.account_id', '=', accountId)
    .where('bookings.state', 'in', ['rejected', 'expired']);
  for (const place of wanted)
    await tx
      .updateTable('marketplace_batch_rows')
      .set({ booking_id: newId() })
      .where('account_id', '=', accountId)
      .where('batch_id', '=', id)
      .where('place', '=', place)
      .where('booking_id', 'in', rejected)
      .execute();
  await tx
    .updateTable('marketplace_batch_rows')
    .set({ state: 'to_book', reason: null, lease: null, leased_until: null })
    .where('account_id', '=', accountId)
    .where('batch_id', '=', id)
    .where('place', 'in', wanted)
    .where('state', 'in', ['quoted', 'failed'])
    .execute();
  await tx
    .updateTable('marketplace_batches')
    .set({ acts_for: userId })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
  await addWork(ctx, tx, id);
  const after = await showBatch(ctx, tx, accountId, id);
  return changed(after, { subject: 'marketplace_batch', subjectId: id, after: { places: wanted } });
}

/** Stops a batch before its next row. @throws Refusal not_found */
export async function cancelBatch(
  ctx: Context,
  tx: Tx,
  { params: { id } }: { readonly params: Params<typeof endpoints.marketplaceBatches.cancel> },
): Promise<Outcome<{ data: Batch }>> {
  const accountId = accountOf(ctx);
  const before = await showBatch(ctx, tx, accountId, id);
  const over = ['done', 'canceled'].includes(before.data.state);
  if (over) return unchanged(before);
  await tx
    .updateTable('marketplace_batches')
    .set({ canceled_at: ctx.now() })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
  await tx
    .updateTable('marketplace_batch_rows')
    .set({ state: 'left_out', lease: null, leased_until: null })
    .where('account_id', '=', accountId)
    .where('batch_id', '=', id)
    .where('state', 'in', ['waiting', 'quoting', 'quoted', 'to_book'])
    .execute();
  const after = await showBatch(ctx, tx, accountId, id);
  return changed(after, { subject: 'marketplace_batch', subjectId: id });
}
