import type { Body, endpoints, Params } from '@waybill/contract';
import { changed, runCommand, unchanged } from '../../../core/command.ts';
import { accountOf, authorOf, type Context } from '../../../core/context.ts';
import { reply, type Reply } from '../../../core/http/binding.ts';
import { addJob } from '../../../core/jobs/define.ts';
import { countMail } from '../../../core/mail/count-mail.ts';
import { invalidField, Refusal } from '../../../core/refusal.ts';
import { showShipment } from '../shipments/index.ts';
import { mailDocuments } from './mail-job.ts';

type MailDocuments = (typeof endpoints)['shipments']['mailDocuments'];
type Asked = { readonly params: Params<MailDocuments>; readonly body: Body<MailDocuments> };
type Answer = Reply<{ data: { mail_id: string; to: string } }>;

/**
 * Requests a mail with documents of a shipment. Idempotent by id.
 * @throws Refusal conflict when the id was used for another mail
 */
export async function requestMail(ctx: Context, { params, body }: Asked): Promise<Answer> {
  const [accountId, { userId }] = [accountOf(ctx), authorOf(ctx)];
  const { shipment } = await showShipment(ctx.db, accountId, params.id, ctx.services.publicUrl);
  const kinds = [...new Set(body.kinds)].toSorted();
  if (kinds.some((kind) => !shipment.documents.some((paper) => paper.kind === kind))) {
    throw invalidField('kinds', 'invalid');
  }
  const answer: Answer = reply(202, { data: { mail_id: body.mail_id, to: body.to } });
  const before = await ctx.db
    .selectFrom('document_mails')
    .select(['shipment_id', 'recipient', 'kinds'])
    .where('account_id', '=', accountId)
    .where('id', '=', body.mail_id)
    .executeTakeFirst();
  if (before !== undefined) {
    const same =
      before.shipment_id === params.id && before.recipient === body.to && before.kinds.join() === kinds.join();
    if (!same) throw new Refusal('conflict');
    return answer;
  }
  await countMail(ctx.services, 'document_mail', { accountId, userId });
  await runCommand(ctx, 'shipment.documents_mailed', async (tx) => {
    const added = await tx
      .insertInto('document_mails')
      .values({
        account_id: accountId,
        id: body.mail_id,
        shipment_id: params.id,
        recipient: body.to,
        kinds,
        language: ctx.language,
        requested_by: userId,
        requested_at: ctx.now(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (added === undefined) return unchanged(undefined);
    await addJob(
      tx,
      mailDocuments,
      { account_id: accountId, id: body.mail_id },
      { key: `document_mail:${body.mail_id}` },
    );
    return changed(undefined, { subject: 'shipment', subjectId: params.id, after: { to: body.to, kinds } });
  });
  return answer;
}
