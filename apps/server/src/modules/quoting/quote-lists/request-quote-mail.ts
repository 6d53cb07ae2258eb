import type { Body, endpoints, Params } from '@waybill/contract';
import { changed, runCommand, unchanged } from '../../../core/command.ts';
import { accountOf, authorOf, type Context } from '../../../core/context.ts';
import { reply, type Reply } from '../../../core/http/binding.ts';
import { addJob } from '../../../core/jobs/define.ts';
import { countMail } from '../../../core/mail/count-mail.ts';
import { invalidField, Refusal } from '../../../core/refusal.ts';
import { mailQuote } from './quote-mail-job.ts';

type Mail = (typeof endpoints)['quoteLists']['mail'];
type Asked = { readonly params: Params<Mail>; readonly body: Body<Mail> };
type Answer = Reply<{ data: { mail_id: string; to: string } }>;

/** Checks that there is something to mail. @throws Refusal not_found; 422 without rates, or for a rate of another quote */
async function assertRates(ctx: Context, { params, body }: Asked): Promise<void> {
  const accountId = accountOf(ctx);
  const quote = await ctx.db
    .selectFrom('quotes')
    .select('id')
    .where('account_id', '=', accountId)
    .where('id', '=', params.id)
    .executeTakeFirst();
  if (quote === undefined) throw new Refusal('not_found');
  let rates = ctx.db
    .selectFrom('quote_rates')
    .select('id')
    .where('account_id', '=', accountId)
    .where('quote_id', '=', params.id);
  if (body.rate_id !== null) rates = rates.where('id', '=', body.rate_id);
  if ((await rates.executeTakeFirst()) === undefined) throw invalidField('rate_id', 'invalid');
}

/**
 * Requests a mail with a quote as PDF to any address. Idempotent by id.
 * @throws Refusal not_found; conflict when the id was used for another mail
 */
export async function requestQuoteMail(ctx: Context, asked: Asked): Promise<Answer> {
  const { params, body } = asked;
  const [accountId, { userId }] = [accountOf(ctx), authorOf(ctx)];
  await assertRates(ctx, asked);
  const answer: Answer = reply(202, { data: { mail_id: body.mail_id, to: body.to } });
  const before = await ctx.db
    .selectFrom('quote_mails')
    .select(['quote_id', 'recipient', 'rate_id', 'insured', 'note'])
    .where('account_id', '=', accountId)
    .where('id', '=', body.mail_id)
    .executeTakeFirst();
  if (before !== undefined) {
    const same =
      before.quote_id === params.id &&
      before.recipient === body.to &&
      before.rate_id === body.rate_id &&
      before.insured === body.insured &&
      before.note === body.note;
    if (!same) throw new Refusal('conflict');
    return answer;
  }
  await countMail(ctx.services, 'quote_mail', { accountId, userId });
  await runCommand(ctx, 'quote.mailed', async (tx) => {
    const added = await tx
      .insertInto('quote_mails')
      .values({
        account_id: accountId,
        id: body.mail_id,
        quote_id: params.id,
        recipient: body.to,
        rate_id: body.rate_id,
        insured: body.insured,
        note: body.note,
        language: ctx.language,
        requested_by: userId,
        requested_at: ctx.now(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (added === undefined) return unchanged(undefined);
    await addJob(tx, mailQuote, { account_id: accountId, id: body.mail_id }, { key: `quote_mail:${body.mail_id}` });
    return changed(undefined, { subject: 'quote', subjectId: params.id, after: { to: body.to } });
  });
  return answer;
}
