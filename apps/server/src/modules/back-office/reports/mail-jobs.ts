import { abilitiesOf, reportQuery } from '@waybill/contract';
import type { Language } from '@waybill/phrases';
import { z } from 'zod';
import { changed, runCommand, unchanged } from '../../../core/command.ts';
import { systemContext, type Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { printedDate, printedNumber } from '../../../core/documents/index.ts';
import { addJob, defineJob, handleJob, type JobHandler } from '../../../core/jobs/define.ts';
import { eachRecord } from '../../../core/jobs/each-record.ts';
import type { Letter } from '../../../core/mail/letter.ts';
import { drawMail } from '../../../core/mail/mailer.ts';
import { speakInMail } from '../../../core/speak.ts';
import { oneClick } from '../../identity/settings/index.ts';
import { leaveLink } from './unsubscribe.ts';
import { makeReport } from './make-report.ts';
import { nextTime, type Times } from './next-time.ts';
import { reportCsv, reportFileName } from './report-csv.ts';

const mailReport = defineJob(
  'reports.mail',
  z.object({
    schedule_id: z.uuid(),
    due_at: z.iso.datetime(),
    user_id: z.uuid(),
    name: z.string(),
    report: reportQuery,
    language: z.enum(['en', 'es']),
  }),
);
type MailReport = z.output<typeof mailReport.payload>;

/** Queues the mails of a due schedule and sets its next run, in one transaction. @returns whether it was due */
async function queueOne(ctx: Context, tx: Tx, id: string): Promise<boolean> {
  const now = ctx.now();
  const row = await tx
    .selectFrom('report_schedules')
    .selectAll()
    .where('id', '=', id)
    .where('paused_at', 'is', null)
    .where('next_at', '<=', now)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (row === undefined) return false;
  for (const userId of row.recipients) {
    const added = await tx
      .insertInto('report_mails')
      .values({ schedule_id: row.id, due_at: row.next_at, user_id: userId, queued_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('user_id')
      .executeTakeFirst();
    if (added === undefined) continue;
    await addJob(tx, mailReport, {
      schedule_id: row.id,
      due_at: row.next_at.toISOString(),
      user_id: userId,
      name: row.name,
      report: row.report,
      language: row.language as Language,
    });
  }
  // Times that were missed while nothing ran are not made up for: one mail for all of them.
  const next = nextTime(row as Times, now);
  await tx
    .updateTable('report_schedules')
    .set({ last_at: row.next_at, next_at: next })
    .where('id', '=', row.id)
    .execute();
  return true;
}

/** Schedules belong to staff, not to an account. */
const noAccount = '00000000-0000-0000-0000-000000000000';

async function queueDue(ctx: Context): Promise<void> {
  const due = await ctx.db
    .selectFrom('report_schedules')
    .select('id')
    .where('paused_at', 'is', null)
    .where('next_at', '<=', ctx.now())
    .orderBy('next_at')
    .execute();
  const records = due.map(({ id }) => ({ account_id: noAccount, id }));
  await eachRecord(ctx, 'reports.due', records, ({ id }) =>
    runCommand(ctx, 'report_schedule.due', async (tx) =>
      (await queueOne(ctx, tx, id))
        ? changed(undefined, { subject: 'report_schedule', subjectId: id })
        : unchanged(undefined),
    ),
  );
}

async function readerOf({ db }: Context, userId: string) {
  const person = await db
    .selectFrom('users')
    .select(['email', 'name'])
    .where('id', '=', userId)
    .where('disabled_at', 'is', null)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  const held = await db.selectFrom('user_roles').select('role').where('user_id', '=', userId).execute();
  const abilities = abilitiesOf({ roles: held.map(({ role }) => role), account_role: null });
  return person !== undefined && abilities.has('staff.reports') ? { ...person, abilities } : null;
}

const mailOf = ({ db }: Context, { schedule_id: schedule, due_at: due, user_id: user }: MailReport) =>
  db
    .updateTable('report_mails')
    .where('schedule_id', '=', schedule)
    .where('due_at', '=', new Date(due))
    .where('user_id', '=', user)
    .where('sent_at', 'is', null);

/**
 * Sends one mail with what its recipient may see now, then marks it as sent, so that it is sent once. A process killed
 * in between sends it again with the same Message-ID, by which mail servers recognize the duplicate.
 */
async function send(ctx: Context, mail: MailReport): Promise<void> {
  const open = await ctx.db
    .selectFrom('report_mails')
    .select('sent_at')
    .where('schedule_id', '=', mail.schedule_id)
    .where('due_at', '=', new Date(mail.due_at))
    .where('user_id', '=', mail.user_id)
    .executeTakeFirst();
  const reader = await readerOf(ctx, mail.user_id);
  if (open === undefined || open.sent_at !== null || reader === null) return;
  const seesMargin = reader.abilities.has('staff.margins');
  const report = await makeReport(ctx.db, mail.report, seesMargin, new Date(mail.due_at));
  const say = speakInMail(mail.language);
  const url = new URL('/admin/reports', ctx.services.publicUrl);
  for (const [name, value] of Object.entries({ ...mail.report, ...report.period })) {
    if (value !== undefined && name !== 'range') url.searchParams.set(name, value);
  }
  const wayOut = leaveLink(ctx.services, { scheduleId: mail.schedule_id, userId: mail.user_id });
  const dayOf = (date: string): string => printedDate(date, mail.language);
  const words = {
    name: mail.name,
    from: dayOf(report.period.from),
    to: dayOf(report.period.to),
    rows: printedNumber(report.rows.length, mail.language),
  };
  const letter: Letter = {
    language: mail.language,
    subject: say('reports.mail.subject', words),
    paragraphs: [say('reports.mail.text', words)],
    button: { label: say('reports.mail.open'), link: url.href },
    foot: { text: say('reports.mail.foot'), link: wayOut },
  };
  const outer = {
    to: reader.email,
    headers: {
      'Message-ID': `<report-${mail.schedule_id}-${Date.parse(mail.due_at)}-${mail.user_id}@waybill>`,
      ...oneClick(wayOut),
    },
    attachments: [
      {
        filename: `${reportFileName(mail.report, report)}.csv`,
        content: Buffer.from(reportCsv(say, report, { ...mail.report, seesMargin })),
      },
    ],
  };
  await ctx.services.mailer.send(drawMail(ctx.services.company.current, letter, outer));
  await runCommand(ctx, 'report_schedule.mailed', async (tx) => {
    const { numUpdatedRows } = await mailOf({ ...ctx, db: tx }, mail)
      .set({ sent_at: ctx.now() })
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return unchanged(undefined);
    return changed(undefined, {
      subject: 'report_schedule',
      subjectId: mail.schedule_id,
      after: { to: reader.email, due_at: mail.due_at },
    });
  });
}

export const reportsJobs: readonly JobHandler[] = [
  handleJob(defineJob('reports.due', z.object({})), queueDue, { cron: '* * * * *', atStart: true }),
  handleJob(mailReport, (ctx, mail) => send(systemContext(ctx.services, 'reports.mail'), mail)),
];
