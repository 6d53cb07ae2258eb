import type { NoticeKind, Place } from '@waybill/contract';
import { asLanguage, type Language } from '@waybill/phrases';
import { z } from 'zod';
import { changed, runCommand, unchanged } from '../../../core/command.ts';
import type { Context } from '../../../core/context.ts';
import type { Db, Tx } from '../../../core/database/database.ts';
import { addJob, defineJob, handleJob, type JobHandler } from '../../../core/jobs/define.ts';
import type { Letter } from '../../../core/mail/letter.ts';
import { sendMail } from '../../../core/mail/mailer.ts';
import { speakInMail } from '../../../core/speak.ts';
import { mailUsers, notifyCustomers, notifyStaff } from '../../messaging/notices/index.ts';
import { deskRoles } from './desk.ts';
import type { RequestRow } from './request-row.ts';

type Words = Readonly<Record<string, string | number>>;
const subject = (row: RequestRow) => ({ type: 'quote_request', id: row.id }) as const;

/** The lane of a request: `Manchester, NH – Chicago, IL`, or postal codes where the place is unknown. */
export function laneOf({ origin, destination }: Pick<RequestRow, 'origin' | 'destination'>): string {
  const ends = [origin, destination] as { readonly postal_code: string; readonly place: Place | null }[];
  return ends
    .map(({ place, postal_code: code }) => (place === null ? code : `${place.city}, ${place.state}`))
    .join(' – ');
}

type CustomerNews = Extract<NoticeKind, `quote_request_${string}`>;
type DeskNews = Extract<NoticeKind, `sales_request_${string}`>;

/** @param text what a person wrote */
function letterOf(
  language: Language,
  kind: CustomerNews | DeskNews,
  params: Words,
  text: string | null,
  link: string,
): Letter {
  const t = speakInMail(language);
  return {
    language,
    subject: t('quote_requests.mail.subject', { ...params, what: t(`quote_requests.mail.what.${kind}`) }),
    headline: t(`notices.kinds.${kind}`, params),
    paragraphs: [],
    quotes: text === null ? [] : [text],
    button: { label: t('quote_requests.mail.open'), link },
  };
}

/** Notifies the requester in the page and by mail, in their language. */
export async function notifyCustomer(
  ctx: Context,
  tx: Tx,
  row: RequestRow,
  kind: CustomerNews,
  more: { readonly params?: Words; readonly text?: string | null } = {},
): Promise<void> {
  const params = { number: row.number, lane: laneOf(row), ...more.params };
  const news = { kind, subject: subject(row), params, at: ctx.now() };
  const told = await notifyCustomers(tx, row.account_id, { userId: row.created_by }, news);
  const link = `${ctx.services.publicUrl}/quote-requests/${row.id}`;
  await mailUsers(tx, told, (language) => letterOf(language, kind, params, more.text ?? null, link));
}

const mailDesk = defineJob(
  'quote_requests.mail_desk',
  z.object({
    account_id: z.string(),
    request_id: z.string(),
    event_id: z.string(),
    kind: z.string(),
    params: z.record(z.string(), z.union([z.string(), z.number()])),
  }),
);

/**
 * Notifies the person assigned to the request, else everyone at the desk; by mail to the same, or the desk's address.
 */
export async function notifyDesk(
  ctx: Context,
  tx: Tx,
  row: RequestRow,
  kind: DeskNews,
  about: { readonly eventId: string; readonly by: string; readonly params?: Words },
): Promise<void> {
  const params = { number: row.number, lane: laneOf(row), name: about.by, ...about.params };
  const news = { kind, subject: subject(row), params, at: ctx.now() };
  await notifyStaff(tx, { userId: row.owner_id, roles: deskRoles }, news);
  await addJob(tx, mailDesk, { account_id: row.account_id, request_id: row.id, event_id: about.eventId, kind, params });
}

async function deskAddress(ctx: Context, db: Db | Tx, accountId: string, requestId: string) {
  const owner = await db
    .selectFrom('quote_requests')
    .innerJoin('users', 'users.id', 'quote_requests.owner_id')
    .select(['users.email', 'users.language'])
    .where('quote_requests.account_id', '=', accountId)
    .where('quote_requests.id', '=', requestId)
    .where('users.disabled_at', 'is', null)
    .executeTakeFirst();
  return owner ?? { email: ctx.services.company.current.salesEmail, language: 'en' };
}

/** Mails the desk about one history entry, once: the entry stores when. */
const mailDeskJob = handleJob(mailDesk, async (ctx, job) => {
  await runCommand(ctx, 'quote_request.desk_mailed', async (tx) => {
    const event = await tx
      .updateTable('quote_request_events')
      .set({ mailed_at: ctx.now() })
      .where('account_id', '=', job.account_id)
      .where('request_id', '=', job.request_id)
      .where('id', '=', job.event_id)
      .where('mailed_at', 'is', null)
      .returning(['text', 'kind'])
      .executeTakeFirst();
    if (event === undefined) return unchanged(undefined);
    const { email, language } = await deskAddress(ctx, tx, job.account_id, job.request_id);
    const link = `${ctx.services.publicUrl}/admin/quote-requests/${job.request_id}`;
    const told = letterOf(asLanguage(language), job.kind as DeskNews, job.params, event.text, link);
    if (email !== null) await addJob(tx, sendMail, { to: email, ...told });
    return changed(undefined, {
      subject: 'quote_request',
      subjectId: job.request_id,
      accountId: job.account_id,
      after: { about: event.kind },
    });
  });
});

export const notifyJobs: readonly JobHandler[] = [mailDeskJob];
