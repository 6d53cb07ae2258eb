import type { ViewEnd } from '@waybill/contract';
import { writeAudit, type AuditNote } from '../../../core/audit.ts';
import type { Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import type { SessionView } from '../../../core/sessions/view.ts';

export const subject = 'account_view';

/** Audit note of a view's end. */
export function endNote({ id, accountId }: Pick<SessionView, 'id' | 'accountId'>, how: ViewEnd): AuditNote {
  return { subject, subjectId: id, accountId, after: { how } };
}

/** Whether the end of a view is already recorded. */
export async function isNoted(tx: Tx, viewId: string): Promise<boolean> {
  const entry = await tx
    .selectFrom('audit_entries')
    .select('id')
    .where('subject_type', '=', subject)
    .where('subject_id', '=', viewId)
    .where('action', '=', 'account.view_ended')
    .limit(1)
    .executeTakeFirst();
  return entry !== undefined;
}

/** Records the end of a view together with the write that causes it, once. */
export async function noteViewEnd(ctx: Context, tx: Tx, view: SessionView, how: ViewEnd): Promise<void> {
  if (!(await isNoted(tx, view.id))) await writeAudit(ctx, tx, 'account.view_ended', endNote(view, how));
}
