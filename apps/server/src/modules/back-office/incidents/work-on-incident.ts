import type { Body, endpoints, Incident, IncidentRetry, Params } from '@waybill/contract';
import { changed, runCommand, unchanged, type Outcome } from '../../../core/command.ts';
import { signedIn, type Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { invalidField, Refusal } from '../../../core/refusal.ts';
import { retryOperation, retryableOperation } from '../integrations/index.ts';
import { peopleOf, showIncident } from './incident-rows.ts';

type Assign = (typeof endpoints)['incidents']['assign'];
type Retry = (typeof endpoints)['incidents']['retry'];

/**
 * Assigns an incident to a person who may see it, or to no one.
 * @throws Refusal not_found, 422 for a person who may not see incidents
 */
export async function assignIncident(
  ctx: Context,
  tx: Tx,
  { params: { id }, body: { owner_id: ownerId } }: { readonly params: Params<Assign>; readonly body: Body<Assign> },
): Promise<Outcome<{ data: Incident }>> {
  const row = await tx
    .selectFrom('api_incidents')
    .select('owner_id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw new Refusal('not_found');
  if (row.owner_id === ownerId) return unchanged({ data: await showIncident(ctx, tx, id) });
  const owner = ownerId === null ? null : (await peopleOf(tx)).find((one) => one.id === ownerId);
  if (owner === undefined) throw invalidField('owner_id', 'invalid');
  await tx.updateTable('api_incidents').set({ owner_id: ownerId }).where('id', '=', id).execute();
  const data = await showIncident(ctx, tx, id);
  const note = owner?.name ?? null;
  const step = { at: ctx.now().toISOString(), what: 'assigned', who: signedIn(ctx).name, note } as const;
  return changed(
    { data: { ...data, steps: [step, ...data.steps] } },
    { subject: 'incident', subjectId: id, before: { owner_id: row.owner_id }, after: { owner_id: ownerId, note } },
  );
}

/** Result of a retry as a short note for the audit trail. */
function noteOf({ outcome, failure, took_ms: ms }: IncidentRetry): string {
  return `${failure ?? outcome}, ${ms} ms`;
}

/**
 * Repeats the failed kind of call to the carrier, only for operations without side effects. Does not resolve the
 * incident: people do that.
 * @throws Refusal not_found, conflict where a retry could have side effects, such as a booking
 */
export async function retryIncident(
  ctx: Context,
  { params: { id } }: { readonly params: Params<Retry> },
): Promise<{ data: Incident; result: IncidentRetry }> {
  const incident = await showIncident(ctx, ctx.db, id);
  const askable = await retryableOperation(ctx, incident.connection_id, incident.operation);
  if (askable === null) throw new Refusal('conflict');
  const result = await retryOperation(ctx, askable);
  await runCommand(ctx, 'incident.retried', async () =>
    changed(undefined, {
      subject: 'incident',
      subjectId: id,
      after: { note: noteOf(result), operation: askable.operation, outcome: result.outcome, failure: result.failure },
    }),
  );
  return { data: await showIncident(ctx, ctx.db, id), result };
}
