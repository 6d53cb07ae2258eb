import { isDeepStrictEqual } from 'node:util';
import { endpoints, mostAccountViews, type AccountView, type Body } from '@waybill/contract';
import { changed, unchanged } from '../../../core/command.ts';
import { signedIn, type Context } from '../../../core/context.ts';
import type { Db, Tx } from '../../../core/database/database.ts';
import { command, query, type Binding } from '../../../core/http/binding.ts';
import { invalidField, Refusal } from '../../../core/refusal.ts';

const table = endpoints.staffAccountViews;
type Kept = Body<typeof table.update>;
type Named = { readonly params: { readonly id: string } };

/** Saved views of a person, then views shared by other staff, sorted by name. */
async function viewsOf(db: Db | Tx, userId: string): Promise<AccountView[]> {
  const rows = await db
    .selectFrom('account_views')
    .innerJoin('users', 'users.id', 'account_views.user_id')
    .select(['account_views.id', 'account_views.name', 'shared', 'content', 'user_id', 'users.name as owner'])
    .where((is) => is.or([is('user_id', '=', userId), is('shared', '=', true)]))
    .orderBy((of) => of(of.ref('user_id'), '=', userId), 'desc')
    .orderBy((of) => of.fn('lower', ['account_views.name']))
    .orderBy('account_views.id')
    .execute();
  return rows.map(({ id, name, shared, content, user_id: by, owner }) => ({
    id,
    name,
    shared,
    own: by === userId,
    owner,
    content: content,
  }));
}

/** One of the caller's views. @throws Refusal not_found, also for a view shared by someone else */
async function ownView(tx: Tx, userId: string, id: string): Promise<AccountView> {
  const view = (await viewsOf(tx, userId)).find((one) => one.own && one.id === id);
  if (view === undefined) throw new Refusal('not_found');
  return view;
}

/** @throws 422 view_name_taken when another of the caller's views has the name */
async function assertNameFree(tx: Tx, userId: string, name: string, id: string): Promise<void> {
  const taken = (await viewsOf(tx, userId)).some(
    (view) => view.own && view.id !== id && view.name.toLowerCase() === name.toLowerCase(),
  );
  if (taken) throw invalidField('name', 'view_name_taken');
}

/** Saves a view. Idempotent by id. @throws Refusal conflict for an id of someone else */
async function createView(ctx: Context, tx: Tx, { body }: { readonly body: Kept & { readonly id: string } }) {
  const { userId } = signedIn(ctx);
  const { id, name, shared, content } = body;
  const there = await tx.selectFrom('account_views').select('user_id').where('id', '=', id).executeTakeFirst();
  if (there !== undefined) {
    if (there.user_id !== userId) throw new Refusal('conflict');
    return unchanged({ data: await ownView(tx, userId, id) });
  }
  const own = (await viewsOf(tx, userId)).filter((view) => view.own);
  if (own.length >= mostAccountViews) throw invalidField('name', 'too_many', { max: mostAccountViews });
  await assertNameFree(tx, userId, name, id);
  await tx
    .insertInto('account_views')
    .values({ user_id: userId, id, name, shared, content: JSON.stringify(content), created_at: ctx.now() })
    .execute();
  const note = { subject: 'account_view', subjectId: id, after: { name, shared } };
  return changed({ data: await ownView(tx, userId, id) }, note);
}

/** Changes one of the caller's views. @throws Refusal not_found */
async function updateView(ctx: Context, tx: Tx, { params: { id }, body }: Named & { readonly body: Kept }) {
  const { userId } = signedIn(ctx);
  const { name, shared, content } = await ownView(tx, userId, id);
  if (isDeepStrictEqual(body, { name, shared, content })) return unchanged({ data: await ownView(tx, userId, id) });
  await assertNameFree(tx, userId, body.name, id);
  await tx
    .updateTable('account_views')
    .set({ name: body.name, shared: body.shared, content: JSON.stringify(body.content) })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute();
  const note = { before: { name, shared }, after: { name: body.name, shared: body.shared } };
  return changed({ data: await ownView(tx, userId, id) }, { subject: 'account_view', subjectId: id, ...note });
}

/** Removes one of the caller's views. @throws Refusal not_found, also if it is already gone */
async function removeView(ctx: Context, tx: Tx, { params: { id } }: Named) {
  const { userId } = signedIn(ctx);
  const { name, shared } = await ownView(tx, userId, id);
  await tx.deleteFrom('account_views').where('user_id', '=', userId).where('id', '=', id).execute();
  return changed({ data: { id } }, { subject: 'account_view', subjectId: id, before: { name, shared } });
}

export const accountViewBindings: readonly Binding[] = [
  query(table.list, async (ctx) => ({ data: await viewsOf(ctx.db, signedIn(ctx).userId) })),
  command(table.create, createView),
  command(table.update, updateView),
  command(table.remove, removeView),
];
