import type { NoticeKind, StaffRole } from '@waybill/contract';
import { z } from 'zod';
import { changed, runCommand, unchanged } from '../../../core/command.ts';
import { signedIn, type Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { printedMoney } from '../../../core/documents/index.ts';
import { addJob, defineJob, handleJob, type JobHandler } from '../../../core/jobs/define.ts';
import { sendMail } from '../../../core/mail/mailer.ts';
import { speakInMail } from '../../../core/speak.ts';
import { mailUsers, staffOf, notifyCustomers, notifyStaff } from '../../messaging/notices/index.ts';
import type { DisputeRow } from './dispute-row.ts';

type CustomerNews = Extract<NoticeKind, `dispute_${string}`>;
type StaffNews = Extract<NoticeKind, `disputes_${string}`>;

/** Roles that decide disputes. */
const deciders: readonly StaffRole[] = ['fpg_accounting'];
/** Roles that get the mail when no one in accounting can. */
const standIns: readonly StaffRole[] = ['fpg_admin', 'super_admin'];

async function numberOf(tx: Tx, row: DisputeRow): Promise<number> {
  const { number } = await tx
    .selectFrom('invoices')
    .select('number')
    .where('account_id', '=', row.account_id)
    .where('id', '=', row.invoice_id)
    .executeTakeFirstOrThrow();
  return number;
}

/** Notifies the person who opened a dispute, in the page and by mail. */
export async function notifyCustomer(
  ctx: Context,
  tx: Tx,
  row: DisputeRow,
  kind: CustomerNews,
  text: string | null = null,
): Promise<void> {
  const params = { number: await numberOf(tx, row), name: signedIn(ctx).name };
  const subject = { type: 'invoice', id: row.invoice_id } as const;
  const news = { kind, subject, params, at: ctx.now() };
  const told = await notifyCustomers(tx, row.account_id, { userId: row.opened_by }, news);
  const link = `${ctx.services.publicUrl}/invoice-detail/${row.invoice_id}`;
  await mailUsers(tx, told, (language) => {
    const t = speakInMail(language);
    const money = (amount: number) => printedMoney({ amount, currency: row.currency }, language);
    return {
      language,
      subject: t(`disputes.mail.subject.${kind}`, { ...params, amount: money(row.credited ?? row.amount) }),
      headline: t(`notices.kinds.${kind}`, params),
      paragraphs: [],
      quotes: text === null ? [] : [text],
      facts: [
        [t('disputes.mail.amount'), money(row.amount)],
        ...(row.credited === null ? [] : [[t('disputes.mail.credited'), money(row.credited)] as [string, string]]),
      ],
      button: { label: t('disputes.mail.open'), link },
    };
  });
}

const mailStaff = defineJob(
  'disputes.mail_staff',
  z.object({
    account_id: z.string(),
    dispute_id: z.string(),
    event_id: z.string(),
    kind: z.string(),
    params: z.record(z.string(), z.union([z.string(), z.number()])),
  }),
);

/** Notifies accounting of a customer's step, in the page and by mail. */
export async function notifyAccounting(
  ctx: Context,
  tx: Tx,
  row: DisputeRow,
  kind: StaffNews,
  eventId: string,
): Promise<void> {
  const params = { number: await numberOf(tx, row), name: signedIn(ctx).name };
  const subject = { type: 'dispute', id: row.id } as const;
  await notifyStaff(tx, { userId: null, roles: deciders }, { kind, subject, params, at: ctx.now() });
  await addJob(tx, mailStaff, { account_id: row.account_id, dispute_id: row.id, event_id: eventId, kind, params });
}

/** Mails accounting about one history entry, once: the entry stores when. */
const mailStaffJob = handleJob(mailStaff, async (ctx, job) => {
  await runCommand(ctx, 'dispute.staff_mailed', async (tx) => {
    const event = await tx
      .updateTable('dispute_events')
      .set({ mailed_at: ctx.now() })
      .where('account_id', '=', job.account_id)
      .where('dispute_id', '=', job.dispute_id)
      .where('id', '=', job.event_id)
      .where('mailed_at', 'is', null)
      .returning(['text', 'kind'])
      .executeTakeFirst();
    if (event === undefined) return unchanged(undefined);
    const deciding = await staffOf(tx, deciders);
    const link = `${ctx.services.publicUrl}/admin/disputes/${job.dispute_id}`;
    for (const { email, language } of deciding.length > 0 ? deciding : await staffOf(tx, standIns)) {
      const t = speakInMail(language);
      await addJob(tx, sendMail, {
        to: email,
        language,
        subject: t(`disputes.mail.subject.${job.kind as StaffNews}`, job.params),
        headline: t(`notices.kinds.${job.kind as StaffNews}`, job.params),
        paragraphs: [],
        quotes: event.text === null ? [] : [event.text],
        button: { label: t('disputes.mail.open'), link },
      });
    }
    return changed(undefined, {
      subject: 'dispute',
      subjectId: job.dispute_id,
      accountId: job.account_id,
      after: { about: event.kind },
    });
  });
});

export const disputesJobs: readonly JobHandler[] = [mailStaffJob];
