import { accountRoleAbilities, accountRoles, type Body, type endpoints } from '@waybill/contract';
import { asLanguage } from '@waybill/phrases';
import { changed, type Outcome } from '../../../core/command.ts';
import { accountOf, authorOf, type Context } from '../../../core/context.ts';
import type { Db, Tx } from '../../../core/database/database.ts';
import { addJob } from '../../../core/jobs/define.ts';
import { sendMail } from '../../../core/mail/mailer.ts';
import { invalidField, Refusal } from '../../../core/refusal.ts';
import { speakInMail } from '../../../core/speak.ts';
import { notifyCustomers } from '../../messaging/notices/index.ts';

const booking = accountRoles.filter((role) => accountRoleAbilities[role].includes('shipment.book'));

/** People of the account who may book and can log in. */
function bookers(db: Db | Tx, accountId: string) {
  return db
    .selectFrom('users')
    .where('account_id', '=', accountId)
    .where('account_role', 'in', booking)
    .where('disabled_at', 'is', null)
    .where('removed_at', 'is', null);
}

/** The colleagues whom a quote can be sent to so that they book it, by name. */
export async function listBookers(ctx: Context) {
  const data = await bookers(ctx.db, accountOf(ctx))
    .select(['id', 'name'])
    .where('id', '<>', authorOf(ctx).userId)
    .orderBy('name')
    .orderBy('id')
    .execute();
  return { data };
}

type Sent = { data: { id: string; name: string } };
type Given = {
  readonly params: { readonly id: string };
  readonly body: Body<typeof endpoints.quoteLists.send>;
};

/** Checks the rate that is to be booked. @throws Refusal validation_failed when it is no rate of the quote */
async function assertRate(tx: Tx, accountId: string, quoteId: string, rateId: string): Promise<void> {
  const rate = await tx
    .selectFrom('quote_rates')
    .select('id')
    .where('account_id', '=', accountId)
    .where('quote_id', '=', quoteId)
    .where('id', '=', rateId)
    .executeTakeFirst();
  if (rate === undefined) throw invalidField('rate_id', 'invalid');
}

/**
 * Sends a quote to a colleague who may book it: a notice in the page and a mail in their language.
 * @throws Refusal not_found; validation_failed for a person who may not book, or a rate of another quote
 */
export async function sendQuote(ctx: Context, tx: Tx, { params, body }: Given): Promise<Outcome<Sent>> {
  const accountId = accountOf(ctx);
  const quote = await tx
    .selectFrom('quotes')
    .select(['number', 'origin', 'destination'])
    .where('account_id', '=', accountId)
    .where('id', '=', params.id)
    .executeTakeFirst();
  if (quote === undefined) throw new Refusal('not_found');
  const colleague = await bookers(tx, accountId)
    .select(['id', 'name', 'email', 'language'])
    .where('id', '=', body.user_id)
    .executeTakeFirst();
  if (colleague === undefined) throw invalidField('user_id', 'invalid');
  if (body.rate_id !== null) await assertRate(tx, accountId, params.id, body.rate_id);

  const lane = [quote.origin, quote.destination].map(({ city, state }) => `${city}, ${state}`).join(' – ');
  const words = { number: quote.number, lane, name: authorOf(ctx).name };
  await notifyCustomers(
    tx,
    accountId,
    { userIds: [colleague.id] },
    {
      kind: 'quote_sent',
      subject: { type: 'quote', id: params.id },
      params: { ...words, ...(body.rate_id !== null && { rate: body.rate_id }) },
      at: ctx.now(),
    },
  );
  const language = asLanguage(colleague.language);
  const t = speakInMail(language);
  const query = body.rate_id === null ? '' : `?rate=${body.rate_id}`;
  await addJob(tx, sendMail, {
    to: colleague.email,
    language,
    subject: t('quote_lists.send.mail_subject', words),
    headline: t('notices.kinds.quote_sent', words),
    paragraphs: [],
    quotes: body.note === null ? [] : [body.note],
    button: {
      label: t('quote_lists.send.mail_open'),
      link: `${ctx.services.publicUrl}/quote-shipment/${params.id}${query}`,
    },
  });
  const data = { id: colleague.id, name: colleague.name };
  return changed({ data }, { subject: 'quote', subjectId: params.id, after: { sent_to: colleague.id } });
}
