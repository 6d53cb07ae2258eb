import { instantOf } from '@waybill/carriers';
import { addDays, zoned } from '@waybill/freight';
import type { Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { newId } from '../../../core/ids.ts';
import { addJob } from '../../../core/jobs/define.ts';
import { sendMail } from '../../../core/mail/mailer.ts';
import type { NewsKey } from './add-news.ts';
import type { Reader } from './readers.ts';
import { mailOf, type NewsFacts } from './words.ts';

/** Time of the daily digest, in the reader's time zone. */
export const digestTime = '17:00';

/** The next digest time in a zone after an instant. */
export function nextDigest(now: Date, zone: string): Date {
  const { date } = zoned(now.getTime(), zone);
  const today = instantOf(date, digestTime, zone);
  return today > now ? today : instantOf(addDays(date, 1), digestTime, zone);
}

/** Whether a person has reached the limit of single mails for today, in their time zone. */
async function hadEnough(ctx: Context, tx: Tx, accountId: string, userId: string, zone: string): Promise<boolean> {
  const since = instantOf(zoned(ctx.now().getTime(), zone).date, '00:00', zone);
  const { sent } = await tx
    .selectFrom('shipment_mails')
    .select((of) => of.fn.countAll<number>().as('sent'))
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .where('due_at', 'is', null)
    .where('created_at', '>=', since)
    .executeTakeFirstOrThrow();
  return sent >= ctx.services.mailsADay;
}

/**
 * Mails one person: at once, or with the digest if they prefer that or have reached the limit of single mails. The
 * caller has locked their row.
 * @param zone of the pickup, for people who have set none
 * @returns how; null for people who want no mails
 */
export async function mailReader(
  ctx: Context,
  tx: Tx,
  news: { readonly key: NewsKey; readonly told: NewsFacts; readonly zone: string },
  reader: Reader,
): Promise<'each' | 'daily' | null> {
  if (reader.mails === 'none') return null;
  const { key, told } = news;
  const zone = reader.zone ?? news.zone;
  const daily = reader.mails === 'daily' || (await hadEnough(ctx, tx, key.account_id, reader.id, zone));
  const now = ctx.now();
  const added = await tx
    .insertInto('shipment_mails')
    .values({
      ...key,
      user_id: reader.id,
      id: newId(),
      created_at: now,
      due_at: daily ? nextDigest(now, zone) : null,
      mailed_at: daily ? null : now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (added.numInsertedOrUpdatedRows === 0n) return null;
  if (daily) return 'daily';
  const { subject, text } = mailOf(told, { language: reader.language, zone, publicUrl: ctx.services.publicUrl });
  await addJob(tx, sendMail, { to: reader.email, subject, text });
  return 'each';
}
