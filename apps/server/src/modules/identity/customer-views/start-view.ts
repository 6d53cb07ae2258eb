import type { AskedFor, Body, CustomerView, endpoints, Params } from '@waybill/contract';
import { changed, unchanged, type Outcome } from '../../../core/command.ts';
import { signedIn, type Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { newId } from '../../../core/ids.ts';
import { addJob } from '../../../core/jobs/define.ts';
import { Refusal } from '../../../core/refusal.ts';
import { viewOf } from '../../../core/sessions/store.ts';
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
    .select(['view_id', 'view_account_id', 'view_began_at', 'view_asked_by', 'view_asked_how'])
    .where('id_hash', '=', signedIn(ctx).session)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw new Refusal('unauthenticated');
  return viewOf(row);
}

type Begun = Promise<Outcome<{ data: CustomerView }>>;

/** Opens a view, or returns the one that is open for the same. Another one ends, since a session has only one. */
async function open(ctx: Context, tx: Tx, accountId: string, asked: AskedFor | null): Begun {
  const account = await tx.selectFrom('accounts').select(['id', 'name']).where('id', '=', accountId).executeTakeFirst();
  if (account === undefined) throw new Refusal('not_found');
  const now = ctx.now();
  const before = await held(ctx, tx);
  const live = before !== null && viewEndsAt(before) > now;
  const same = before?.asked?.asked_by === asked?.asked_by && before?.asked?.asked_how === asked?.asked_how;
  if (live && before.accountId === account.id && same) return unchanged({ data: wire(before, account.name) });
  if (before !== null) await noteViewEnd(ctx, tx, before, live ? 'replaced' : 'time_over');
  const view: SessionView = { id: newId(), accountId: account.id, beganAt: now, asked };
  await tx
    .updateTable('sessions')
    .set({
      view_id: view.id,
      view_account_id: view.accountId,
      view_began_at: view.beganAt,
      view_asked_by: asked?.asked_by ?? null,
      view_asked_how: asked?.asked_how ?? null,
    })
    .where('id_hash', '=', signedIn(ctx).session)
    .execute();
  await addJob(tx, endViewDefinition, { view: view.id, account: view.accountId }, { runAt: viewEndsAt(view) });
  const note = { subject, subjectId: view.id, accountId: account.id, ...(asked === null ? {} : { after: asked }) };
  return changed({ data: wire(view, account.name) }, note);
}

/** Starts viewing an account as its customer, read-only. @throws Refusal not_found */
export async function startView(
  ctx: Context,
  tx: Tx,
  { params }: { readonly params: Params<typeof endpoints.customerViews.begin> },
): Begun {
  return open(ctx, tx, params.id, null);
}

/** Starts quoting and booking for an account that asked for it. @throws Refusal not_found */
export async function startBooking(
  ctx: Context,
  tx: Tx,
  {
    params,
    body,
  }: {
    readonly params: Params<typeof endpoints.customerViews.book>;
    readonly body: Body<typeof endpoints.customerViews.book>;
  },
): Begun {
  return open(ctx, tx, params.id, body);
}
