import { changed, runCommand, unchanged } from '../../../core/command.ts';
import { systemContext, type Services } from '../../../core/context.ts';
import { isLinkSignature, linkSignature } from '../../../core/signed-link.ts';

const purpose = 'leave_report';

type Recipient = { readonly scheduleId: string; readonly userId: string };

/** Unsubscribe link of one recipient. Works without login for as long as the schedule exists. */
export function leaveLink({ secret, publicUrl }: Services, { scheduleId, userId }: Recipient): string {
  const signature = linkSignature(secret, purpose, scheduleId, userId);
  return `${publicUrl}/unsubscribe/reports/${scheduleId}/${userId}?signature=${signature}`;
}

/** The report of an unsubscribe link; its name is null once the schedule is gone. @returns null for an invalid link */
export async function readLeaveLink(
  { secret, database }: Services,
  { scheduleId, userId, signature }: Recipient & { readonly signature: unknown },
): Promise<{ readonly name: string | null } | null> {
  if (typeof signature !== 'string' || !isLinkSignature(secret, signature, purpose, scheduleId, userId)) return null;
  const row = await database.staff
    .selectFrom('report_schedules')
    .select('name')
    .where('id', '=', scheduleId)
    .executeTakeFirst();
  return { name: row?.name ?? null };
}

/**
 * Removes a recipient from a schedule, with the mails not sent yet. Idempotent. Removing the last recipient pauses the
 * schedule.
 */
export async function leaveSchedule(services: Services, { scheduleId, userId }: Recipient): Promise<void> {
  const ctx = systemContext(services, 'unsubscribe');
  await runCommand(ctx, 'report_schedule.left', async (tx) => {
    const row = await tx
      .selectFrom('report_schedules')
      .select(['recipients', 'paused_at', 'version'])
      .where('id', '=', scheduleId)
      .forUpdate()
      .executeTakeFirst();
    if (!row?.recipients.includes(userId)) return unchanged(undefined);
    const recipients = row.recipients.filter((one) => one !== userId);
    const paused = row.paused_at ?? (recipients.length === 0 ? ctx.now() : null);
    await tx
      .updateTable('report_schedules')
      .set({ recipients, paused_at: paused, version: row.version + 1 })
      .where('id', '=', scheduleId)
      .execute();
    await tx
      .deleteFrom('report_mails')
      .where('schedule_id', '=', scheduleId)
      .where('user_id', '=', userId)
      .where('sent_at', 'is', null)
      .execute();
    return changed(undefined, {
      subject: 'report_schedule',
      subjectId: scheduleId,
      before: { recipients: row.recipients, paused: row.paused_at !== null },
      after: { recipients, paused: paused !== null },
    });
  });
}
