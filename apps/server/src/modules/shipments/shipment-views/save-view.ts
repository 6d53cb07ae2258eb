import { isDeepStrictEqual } from 'node:util';
import { mostShipmentViews, type Body, type endpoints, type ShipmentView } from '@waybill/contract';
import { changed, unchanged } from '../../../core/command.ts';
import { accountOf, signedIn, type Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { invalidField, Refusal } from '../../../core/refusal.ts';
import { viewsOf, type Viewer } from './view-row.ts';

type Kept = Body<typeof endpoints.shipmentViews.update>;

export function viewerOf(ctx: Context): Viewer {
  return { accountId: accountOf(ctx), userId: signedIn(ctx).userId };
}

/** One of the caller's views. @throws Refusal not_found, also for a view shared by someone else */
async function ownView(tx: Tx, viewer: Viewer, id: string): Promise<ShipmentView> {
  const [view] = await viewsOf(tx, viewer, id);
  if (view?.own !== true) throw new Refusal('not_found');
  return view;
}

/** @throws Refusal view_name_taken for the name, when another of the caller's views has it */
async function assertNameFree(tx: Tx, { accountId, userId }: Viewer, name: string, id: string): Promise<void> {
  const taken = await tx
    .selectFrom('shipment_views')
    .select('id')
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .where((where) => where(where.fn<string>('lower', ['name']), '=', name.toLowerCase()))
    .where('id', '!=', id)
    .executeTakeFirst();
  if (taken !== undefined) throw invalidField('name', 'view_name_taken');
}

/**
 * Saves a view. Idempotent by id.
 * @throws Refusal conflict for an id of someone else, too_many for the name when the limit is reached
 */
export async function createView(ctx: Context, tx: Tx, { body }: { readonly body: Kept & { readonly id: string } }) {
  const viewer = viewerOf(ctx);
  const { id, name, shared, content } = body;
  const there = await tx
    .selectFrom('shipment_views')
    .select('user_id')
    .where('account_id', '=', viewer.accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (there !== undefined) {
    if (there.user_id !== viewer.userId) throw new Refusal('conflict');
    return unchanged({ data: await ownView(tx, viewer, id) });
  }
  const own = (await viewsOf(tx, viewer)).filter((view) => view.own);
  if (own.length >= mostShipmentViews) throw invalidField('name', 'too_many', { max: mostShipmentViews });
  await assertNameFree(tx, viewer, name, id);
  await tx
    .insertInto('shipment_views')
    .values({
      account_id: viewer.accountId,
      id,
      user_id: viewer.userId,
      name,
      shared,
      content: JSON.stringify(content),
      created_at: ctx.now(),
    })
    .execute();
  const after = { name, shared };
  return changed({ data: await ownView(tx, viewer, id) }, { subject: 'shipment_view', subjectId: id, after });
}

type Named = { readonly params: { readonly id: string } };

/** Changes one of the caller's views. @throws Refusal not_found */
export async function updateView(ctx: Context, tx: Tx, { params: { id }, body }: Named & { readonly body: Kept }) {
  const viewer = viewerOf(ctx);
  const before = await ownView(tx, viewer, id);
  const { name, shared, content } = body;
  if (
    isDeepStrictEqual({ name, shared, content }, { name: before.name, shared: before.shared, content: before.content })
  )
    return unchanged({ data: before });
  await assertNameFree(tx, viewer, name, id);
  await tx
    .updateTable('shipment_views')
    .set({ name, shared, content: JSON.stringify(content) })
    .where('account_id', '=', viewer.accountId)
    .where('id', '=', id)
    .execute();
  const note = { before: { name: before.name, shared: before.shared }, after: { name, shared } };
  return changed({ data: await ownView(tx, viewer, id) }, { subject: 'shipment_view', subjectId: id, ...note });
}

/** Removes one of the caller's views. @throws Refusal not_found, also if it is already gone */
export async function removeView(ctx: Context, tx: Tx, { params: { id } }: Named) {
  const viewer = viewerOf(ctx);
  const { name, shared } = await ownView(tx, viewer, id);
  await tx.deleteFrom('shipment_views').where('account_id', '=', viewer.accountId).where('id', '=', id).execute();
  return changed({ data: { id } }, { subject: 'shipment_view', subjectId: id, before: { name, shared } });
}
