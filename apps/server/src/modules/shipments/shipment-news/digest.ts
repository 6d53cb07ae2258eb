import { asLanguage } from '@waybill/phrases';
import { changed, runCommand, unchanged } from '../../../core/command.ts';
import type { Context } from '../../../core/context.ts';
import { addJob } from '../../../core/jobs/define.ts';
import { eachRecord, notSetAside } from '../../../core/jobs/each-record.ts';
import { sendMail } from '../../../core/mail/mailer.ts';
import { newsOf } from './news-of.ts';
import { newsLetter, type NewsFacts } from './words.ts';

type Person = { readonly account_id: string; readonly user_id: string };

/** Maximum number of shipments in a mail; it has the total and a link to all of them. */
const mostShown = 200;

/** Mails a person the news that are due, and marks them as sent in the same transaction. */
async function mailDigest(ctx: Context, { account_id: accountId, user_id: userId }: Person): Promise<void> {
  await runCommand(ctx, 'shipment.digest_mailed', async (tx) => {
    const rows = await tx
      .updateTable('shipment_mails')
      .set({ mailed_at: ctx.now() })
      .where('account_id', '=', accountId)
      .where('user_id', '=', userId)
      .where('mailed_at', 'is', null)
      .where('due_at', '<=', ctx.now())
      .returning(['account_id', 'shipment_id', 'kind', 'about', 'created_at'])
      .execute();
    const person = await tx
      .selectFrom('users')
      .select(['email', 'language', 'shipment_mails'])
      .where('id', '=', userId)
      .where('disabled_at', 'is', null)
      .executeTakeFirst();
    if (rows.length === 0) return unchanged(undefined);
    const about = { subject: 'user', subjectId: userId, accountId };
    if (person === undefined || person.shipment_mails === 'none')
      return changed(undefined, { ...about, after: { gathered: rows.length, mailed: false } });
    const told: NewsFacts[] = [];
    for (const { created_at: _at, ...key } of rows
      .toSorted((a, b) => +a.created_at - +b.created_at)
      .slice(-mostShown)) {
      const found = await newsOf(tx, key);
      if (found !== null && found.status !== 'canceled') told.push(found.told);
    }
    const reading = { language: asLanguage(person.language), publicUrl: ctx.services.publicUrl };
    if (told.length > 0) await addJob(tx, sendMail, { to: person.email, ...newsLetter(told, reading) });
    return changed(undefined, { ...about, after: { gathered: rows.length, mailed: told.length > 0 } });
  });
}

/** Sends the gathered news that are due. */
export async function mailDigests(ctx: Context): Promise<void> {
  const due = await ctx.db
    .selectFrom('shipment_mails')
    .select(['account_id', 'user_id'])
    .distinct()
    .where('mailed_at', 'is', null)
    .where('due_at', '<=', ctx.now())
    .where(notSetAside('shipments.mail_digests', 'shipment_mails', ctx.now(), 'user_id'))
    .limit(500)
    .execute();
  const records = due.map((person) => ({ ...person, id: person.user_id }));
  await eachRecord(ctx, 'shipments.mail_digests', records, (person) => mailDigest(ctx, person));
}
