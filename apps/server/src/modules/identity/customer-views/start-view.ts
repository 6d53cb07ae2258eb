import type { CustomerView, endpoints, Params } from '@waybill/contract';
import { changed, unchanged, type Outcome } from '../../../core/command.ts';
import { signedIn, type Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { newId } from '../../../core/ids.ts';
import { addJob } from '../../../core/jobs/define.ts';
import { Refusal } from '../../../core/refusal.ts';
import { viewEndsAt, type SessionView } from '../../../core/sessions/view.ts';
import { endViewDefinition } from './end-view-definition.ts';
import { noteViewEnd, subject } from './view-end.ts';

function wire(view: SessionView, name: string): CustomerView {
  return {
    id: view.id,
    account: { id: view.accountId, name },
    began_at: view.beganAt.toISOString(),
    ends_at: viewEndsAt(view).toISOString(),
  };
}

/** Locks the session and returns its view. */
async function held(ctx: Context, tx: Tx): Promise<SessionView | null> {
  const row = await tx
    .selectFrom('sessions')
    .select(['view_id', 'view_account_id', 'view_began_at'])
    .where('id_hash', '=', signedIn(ctx).session)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw new Refusal('unauthenticated');
  const { view_id: id, view_account_id: accountId, view_began_at: beganAt } = row;
  return id === null || accountId === null || beganAt === null ? null : { id, accountId, beganAt };
}

/**
 * Starts viewing an account as its customer. A repeated call returns the open view; a view of another account ends,
 * since a session has only one.
 * @throws Refusal not_found
 */
export async function startView(
  ctx: Context,
  tx: Tx,
  { params }: { readonly params: Params<typeof endpoints.customerViews.begin> },
): Promise<Outcome<{ data: CustomerView }>> {
  const account = await tx.selectFrom('accounts').select(['id', 'name']).where('id', '=', params.id).executeTakeFirst();
  if (account === undefined) throw new Refusal('not_found');
  const now = ctx.now();
  const before = await held(ctx, tx);
  const live = before !== null && viewEndsAt(before) > now;
  if (live && before.accountId === account.id) return unchanged({ data: wire(before, account.name) });
  if (before !== null) await noteViewEnd(ctx, tx, before, live ? 'replaced' : 'time_over');
  const view: SessionView = { id: newId(), accountId: account.id, beganAt: now };
  await tx
    .updateTable('sessions')
    .set({ view_id: view.id, view_account_id: view.accountId, view_began_at: view.beganAt })
    .where('id_hash', '=', signedIn(ctx).session)
    .execute();
  await addJob(tx, endViewDefinition, { view: view.id, account: view.accountId }, { runAt: viewEndsAt(view) });
  return changed({ data: wire(view, account.name) }, { subject, subjectId: view.id, accountId: account.id });
}
