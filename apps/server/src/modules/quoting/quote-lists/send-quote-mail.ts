import { ratePrice, type Quote, type Rate } from '@waybill/contract';
import type { Language } from '@waybill/phrases';
import { changed, runCommand, unchanged } from '../../../core/command.ts';
import { accountOf, systemContext, type Context } from '../../../core/context.ts';
import { printedDate, printedDateTime, printedMoney } from '../../../core/documents/index.ts';
import { handleJob, type JobHandler } from '../../../core/jobs/define.ts';
import type { Letter } from '../../../core/mail/letter.ts';
import { drawMail } from '../../../core/mail/mailer.ts';
import { speakInMail } from '../../../core/speak.ts';
import { quotePdf } from '../quotes/index.ts';
import { mailQuote } from './quote-mail-job.ts';

type Told = {
  readonly quote: Quote;
  /** The rates in it. */
  readonly rates: readonly Rate[];
  readonly insured: boolean;
  readonly account: string;
  readonly sender: string;
  readonly note: string | null;
};

/** The mail: lane, load, and price of a single rate; the rest is in the PDF. */
function letterOf({ quote, rates, insured, account, sender, note }: Told, language: Language): Letter {
  const say = speakInMail(language);
  const [from, to] = [quote.origin, quote.destination].map(({ city, state }) => `${city}, ${state}`);
  const values = { number: quote.number, account, name: sender, from, to };
  const [only, ...more] = rates;
  const price: [string, string][] =
    only === undefined || more.length > 0
      ? [[say('quote_lists.mail.rates'), String(rates.length)]]
      : [
          [say('quote_lists.mail.carrier'), only.carrier.name],
          [say('quote_lists.mail.price'), printedMoney(ratePrice(only, insured), language)],
        ];
  return {
    language,
    subject: say('quote_lists.mail.subject', values),
    headline: say('quote_lists.mail.headline', values),
    paragraphs: [say('quote_lists.mail.text', values)],
    quotes: note === null ? [] : [note],
    facts: [
      ...price,
      [say('quote_lists.mail.pickup'), printedDate(quote.request.pickup_date, language)],
      [say('quote_lists.mail.valid'), printedDateTime(new Date(quote.expires_at), quote.origin.time_zone, language)],
    ],
  };
}

/** Sends a requested mail and marks it as sent. Does nothing if it was sent. */
async function send(ctx: Context, id: string): Promise<void> {
  const accountId = accountOf(ctx);
  const row = await ctx.db
    .selectFrom('quote_mails as m')
    .innerJoin('accounts as a', 'a.id', 'm.account_id')
    .innerJoin('users as u', 'u.id', 'm.requested_by')
    .select(['m.quote_id', 'm.recipient', 'm.rate_id', 'm.insured', 'm.note', 'm.language', 'm.sent_at'])
    .select(['a.name as account', 'u.name as sender'])
    .where('m.account_id', '=', accountId)
    .where('m.id', '=', id)
    .executeTakeFirst();
  if (row === undefined || row.sent_at !== null) return;
  const language: Language = row.language === 'es' ? 'es' : 'en';
  const wanted = { id: row.quote_id, insured: row.insured, ...(row.rate_id !== null && { rates: [row.rate_id] }) };
  const { quote, rates, pdf } = await quotePdf(ctx, wanted, language);
  const attachments = [{ filename: `quote-${quote.number}.pdf`, content: pdf }];
  const letter = letterOf({ ...row, quote, rates }, language);
  await ctx.services.mailer.send(drawMail(ctx.services.company.current, letter, { to: row.recipient, attachments }));
  await runCommand(ctx, 'quote.mail_sent', async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('quote_mails')
      .set({ sent_at: ctx.now() })
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .where('sent_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return unchanged(undefined);
    return changed(undefined, { subject: 'quote', subjectId: row.quote_id, after: { to: row.recipient } });
  });
}

export const quoteMailJobs: readonly JobHandler[] = [
  handleJob(mailQuote, (ctx, { account_id: accountId, id }) =>
    send(systemContext(ctx.services, 'quotes.mail', accountId), id),
  ),
];
