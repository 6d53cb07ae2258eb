import type { Context } from './context.ts';
import type { Tx } from './database/database.ts';
import { insertRows } from './database/insert-rows.ts';
import { newId } from './ids.ts';
import { asJson } from './database/json.ts';

/** Named values, so that readers of the trail know what each value is. */
export type AuditFields = { readonly [field: string]: unknown };

/** What a write did, for the audit trail. `before` and `after` must not contain secrets. */
export type AuditNote = {
  readonly subject: string;
  readonly subjectId: string | null;
  /** Account of the subject, if it is not the actor's. */
  readonly accountId?: string | null;
  readonly before?: AuditFields | null | undefined;
  readonly after?: AuditFields | null | undefined;
};

function actorOf(ctx: Context): { kind: string; id: string | null; label: string } {
  switch (ctx.actor.kind) {
    case 'user':
      return { kind: 'user', id: ctx.actor.userId, label: ctx.actor.email };
    case 'client':
      return { kind: 'client', id: ctx.actor.clientId, label: ctx.actor.name };
    case 'system':
      return { kind: 'system', id: null, label: ctx.actor.label };
    default:
      return { kind: 'anonymous', id: null, label: 'anonymous' };
  }
}

/** Adds entries in the transaction of the write itself, so that neither exists alone. @throws if there are none */
export async function writeAudit(
  ctx: Context,
  tx: Tx,
  action: string,
  notes: AuditNote | readonly AuditNote[],
): Promise<void> {
  const actor = actorOf(ctx);
  const rows = [notes].flat().map((note) => ({
    id: newId(),
    account_id: note.accountId ?? ctx.accountId,
    at: ctx.now(),
    actor_kind: actor.kind,
    actor_id: actor.id,
    actor_label: actor.label,
    action,
    subject_type: note.subject,
    subject_id: note.subjectId,
    before: asJson(note.before ?? null),
    after: asJson(note.after ?? null),
    request_id: ctx.requestId,
  }));
  if (rows.length === 0) throw new Error('A write without an audit entry');
  await insertRows(tx, 'audit_entries', rows);
}
