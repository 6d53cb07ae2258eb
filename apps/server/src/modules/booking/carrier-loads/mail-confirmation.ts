import { zoned } from '@waybill/freight';
import { changed, runCommand, unchanged } from '../../../core/command.ts';
import type { Context } from '../../../core/context.ts';
import { printedDate, printedMoney } from '../../../core/documents/index.ts';
import { handleJob, type JobHandler } from '../../../core/jobs/define.ts';
import { letterFrom } from '../../../core/mail/letter.ts';
import { drawMail } from '../../../core/mail/mailer.ts';
import { speakInMail } from '../../../core/speak.ts';
import { paperOf, readConfirmation } from './confirmation-row.ts';
import { loadFacts } from './load-facts.ts';
import { mailConfirmation } from './mail-job.ts';

/** Mails a rate confirmation once, unless it was withdrawn. */
async function mail(ctx: Context, { id, token }: { readonly id: string; readonly token: string }): Promise<void> {
  const row = await readConfirmation(ctx.db, id);
  if (row.state !== 'sent' || row.mailed_at !== null) return;
  const load = await loadFacts(ctx.db, row.shipment_id);
  const language = row.language === 'es' ? 'es' : 'en';
  const say = speakInMail(language);
  const cityOf = ({ city, state }: { readonly city: string; readonly state: string }) => `${city}, ${state}`;
  const words = {
    number: row.number,
    name: row.contact_name,
    from: cityOf(load.pickup),
    to: cityOf(load.delivery),
    date: printedDate(load.pickupDate, language),
    pay: printedMoney({ amount: row.cost, currency: row.currency }, language),
    until: printedDate(zoned(row.expires_at.getTime(), load.zones.pickup).date, language),
  };
  const letter = letterFrom(language, {
    subject: say('rate_confirmations.mail.subject', words),
    body: (link) => say('rate_confirmations.mail.text', { ...words, link }),
    button: { label: say('rate_confirmations.mail.sign'), link: `${ctx.services.publicUrl}/carrier/loads/${token}` },
  });
  const attachments = [{ filename: `${row.number}.pdf`, content: await paperOf(ctx.db, row) }];
  await ctx.services.mailer.send(drawMail(ctx.services.company.current, letter, { to: row.email, attachments }));
  await runCommand(ctx, 'rate_confirmation.mailed', async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('rate_confirmations')
      .set({ mailed_at: ctx.now() })
      .where('account_id', '=', row.account_id)
      .where('id', '=', row.id)
      .where('mailed_at', 'is', null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return unchanged(undefined);
    return changed(undefined, {
      subject: 'shipment',
      subjectId: row.shipment_id,
      accountId: row.account_id,
      after: { rate_confirmation: row.number, mailed_to: row.email },
    });
  });
}

export const carrierLoadsJobs: readonly JobHandler[] = [handleJob(mailConfirmation, mail)];
