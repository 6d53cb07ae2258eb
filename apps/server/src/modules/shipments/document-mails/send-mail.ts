import type { DocumentKind, Shipment } from '@waybill/contract';
import type { Language } from '@waybill/phrases';
import { changed, runCommand, unchanged } from '../../../core/command.ts';
import { accountOf, systemContext, type Context } from '../../../core/context.ts';
import { printedDate } from '../../../core/documents/index.ts';
import { handleJob, type JobHandler } from '../../../core/jobs/define.ts';
import type { Letter } from '../../../core/mail/letter.ts';
import { drawMail } from '../../../core/mail/mailer.ts';
import { speakInMail } from '../../../core/speak.ts';
import { statusOf } from '../shipment-news/index.ts';
import { drawDocument, showShipment, type Found } from '../shipments/index.ts';
import { mailDocuments } from './mail-job.ts';

/** The mail, with a public tracking link. */
function letterOf(shipment: Shipment, account: string, language: Language): Letter {
  const say = speakInMail(language);
  const values = {
    number: shipment.bol_number,
    account,
    from: `${shipment.origin_city}, ${shipment.origin_state}`,
    to: `${shipment.destination_city}, ${shipment.destination_state}`,
  };
  return {
    language,
    subject: say('document_mails.subject', values),
    strips: [{ ...values, ...statusOf(shipment.status, language) }],
    paragraphs: say('document_mails.text', values).split('\n\n'),
    facts: [
      [say('document_mails.carrier'), shipment.carrier_name],
      [say('document_mails.pickup'), printedDate(shipment.pickup_date, language)],
    ],
    button: { label: say('document_mails.open'), link: shipment.public_url },
  };
}

async function attachmentsOf(ctx: Context, found: Found, kinds: readonly DocumentKind[], language: Language) {
  const made = kinds.map(async (kind) => ({
    filename: `${found.shipment.bol_number}-${kind}.pdf`,
    content: Buffer.from(await drawDocument(ctx, found, kind, language)),
  }));
  return Promise.all(made);
}

/** Sends a requested mail and marks it as sent. Does nothing if it was sent. */
async function send(ctx: Context, id: string): Promise<void> {
  const accountId = accountOf(ctx);
  const row = await ctx.db
    .selectFrom('document_mails')
    .innerJoin('accounts', 'accounts.id', 'document_mails.account_id')
    .select(['shipment_id', 'recipient', 'kinds', 'language', 'sent_at', 'accounts.name'])
    .where('account_id', '=', accountId)
    .where('document_mails.id', '=', id)
    .executeTakeFirst();
  if (row === undefined || row.sent_at !== null) return;
  const language: Language = row.language === 'es' ? 'es' : 'en';
  const found = await showShipment(ctx.db, accountId, row.shipment_id, ctx.services.publicUrl);
  const attachments = await attachmentsOf(ctx, found, row.kinds as DocumentKind[], language);
  const letter = letterOf(found.shipment, row.name, language);
  await ctx.services.mailer.send(drawMail(ctx.services.company.current, letter, { to: row.recipient, attachments }));
  await runCommand(ctx, 'shipment.document_mail_sent', async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('document_mails')
      .set({ sent_at: ctx.now() })
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .where('sent_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return unchanged(undefined);
    return changed(undefined, { subject: 'shipment', subjectId: row.shipment_id, after: { to: row.recipient } });
  });
}

export const documentMailJobs: readonly JobHandler[] = [
  handleJob(mailDocuments, (ctx, { account_id: accountId, id }) =>
    send(systemContext(ctx.services, 'documents.mail', accountId), id),
  ),
];
