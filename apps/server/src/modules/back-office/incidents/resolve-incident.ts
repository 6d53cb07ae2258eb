import type { Body, endpoints, Incident, Params } from '@waybill/contract';
import { changed, unchanged, type Outcome } from '../../../core/command.ts';
import { signedIn, type Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { takenKey } from '../../../core/database/taken-key.ts';
import { Refusal } from '../../../core/refusal.ts';
import { showIncident } from './incident-rows.ts';

type Resolve = (typeof endpoints)['incidents']['resolve'];
type Reopen = (typeof endpoints)['incidents']['reopen'];
type Answered = Outcome<{ data: Incident }>;

async function hold(tx: Tx, id: string) {
  const row = await tx
    .selectFrom('api_incidents')
    .select(['group_key', 'resolved_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw new Refusal('not_found');
  return row;
}

/** Resolves an incident; a resolved one stays as it is. @throws Refusal not_found */
export async function resolveIncident(
  ctx: Context,
  tx: Tx,
  { params, body }: { readonly params: Params<Resolve>; readonly body: Body<Resolve> },
): Promise<Answered> {
  const { resolved_at: resolvedAt } = await hold(tx, params.id);
  if (resolvedAt !== null) return unchanged({ data: await showIncident(ctx, tx, params.id) });
  await tx
    .updateTable('api_incidents')
    .set({ resolved_at: ctx.now(), resolved_by: signedIn(ctx).userId })
    .where('id', '=', params.id)
    .execute();
  const data = await showIncident(ctx, tx, params.id);
  const step = { at: ctx.now().toISOString(), what: 'resolved', who: signedIn(ctx).name, note: body.note } as const;
  return changed(
    { data: { ...data, steps: [step, ...data.steps] } },
    { subject: 'incident', subjectId: params.id, after: { note: body.note } },
  );
}

/** Each group has at most one open incident; a new one may have opened between the check and the update. */
function openedMeanwhileOr(error: unknown): never {
  if (takenKey(error) === 'api_incidents_open') throw new Refusal('conflict', { cause: error });
  throw error;
}

/**
 * Reopens an incident.
 * @throws Refusal conflict when a newer incident of the same group is open
 */
export async function reopenIncident(
  ctx: Context,
  tx: Tx,
  { params }: { readonly params: Params<Reopen> },
): Promise<Answered> {
  const { resolved_at: resolvedAt, group_key: group } = await hold(tx, params.id);
  if (resolvedAt === null) return unchanged({ data: await showIncident(ctx, tx, params.id) });
  const open = await tx
    .selectFrom('api_incidents')
    .select('id')
    .where('group_key', '=', group)
    .where('resolved_at', 'is', null)
    .executeTakeFirst();
  if (open !== undefined) throw new Refusal('conflict');
  await tx
    .updateTable('api_incidents')
    .set({ resolved_at: null, resolved_by: null })
    .where('id', '=', params.id)
    .execute()
    .catch(openedMeanwhileOr);
  const data = await showIncident(ctx, tx, params.id);
  const step = { at: ctx.now().toISOString(), what: 'reopened', who: signedIn(ctx).name, note: null } as const;
  return changed({ data: { ...data, steps: [step, ...data.steps] } }, { subject: 'incident', subjectId: params.id });
}
