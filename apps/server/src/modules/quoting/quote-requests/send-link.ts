import type { Body, DeskRequest, endpoints, Params } from '@waybill/contract';
import { deskHours, zoned } from '@waybill/freight';
import { asLanguage } from '@waybill/phrases';
import { changed, type Outcome } from '../../../core/command.ts';
import type { Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { printedDate } from '../../../core/documents/index.ts';
import { newId, newSecret } from '../../../core/ids.ts';
import { addJob } from '../../../core/jobs/define.ts';
import { letterFrom } from '../../../core/mail/letter.ts';
import { sendMail } from '../../../core/mail/mailer.ts';
import { Refusal } from '../../../core/refusal.ts';
import { secretHash } from '../../../core/sessions/secret-hash.ts';
import { speakInMail } from '../../../core/speak.ts';
import { readRequest, stateNow, type RequestRow } from './request-row.ts';
import { deskWire } from './request-wire.ts';
import { laneOf } from './notify.ts';

type Given = {
  readonly params: Params<typeof endpoints.staffQuoteRequests.sendLink>;
  readonly body: Body<typeof endpoints.staffQuoteRequests.sendLink>;
};

/**
 * Mails a link to accept or decline current offers without a login. Only a hash of its token is stored. Invalidates
 * earlier links.
 * @param row a request that is answered
 */
export async function mailLink(
  ctx: Context,
  tx: Tx,
  row: RequestRow,
  to: { readonly email: string; readonly name: string },
): Promise<void> {
  const { quote_id: quoteId, offers_until: until } = row;
  if (quoteId === null || until === null) throw new Refusal('quote_request_moved');
  const key = { account_id: row.account_id, request_id: row.id };
  await tx
    .updateTable('offer_links')
    .set({ ended_at: ctx.now() })
    .where('account_id', '=', row.account_id)
    .where('request_id', '=', row.id)
    .where('ended_at', 'is', null)
    .where('decision', 'is', null)
    .execute();
  const token = newSecret();
  await tx
    .insertInto('offer_links')
    .values({
      ...key,
      id: newId(),
      token_hash: secretHash(token),
      quote_id: quoteId,
      sent_to: to.email,
      name: to.name,
      sent_at: ctx.now(),
      expires_at: until,
    })
    .execute();
  const { name: company } = await tx
    .selectFrom('accounts')
    .select('name')
    .where('id', '=', row.account_id)
    .executeTakeFirstOrThrow();
  const asker = await tx.selectFrom('users').select('language').where('id', '=', row.created_by).executeTakeFirst();
  const language = asLanguage(asker?.language);
  const say = speakInMail(language);
  const words = {
    number: row.number,
    lane: laneOf(row),
    name: to.name,
    company,
    until: printedDate(zoned(until.getTime(), deskHours.zone).date, language),
  };
  const told = letterFrom(language, {
    subject: say('quote_requests.mail.confirm_subject', words),
    body: (link) => say('quote_requests.mail.confirm', { ...words, link }),
    button: {
      label: say('quote_requests.mail.confirm_button'),
      link: `${ctx.services.publicUrl}/truckload-confirmation/${token}`,
    },
  });
  await addJob(tx, sendMail, { to: to.email, ...told });
}

/** Whom a truckload's offers are mailed to at once. */
export const contactOf = (row: RequestRow) => row.contact;

/**
 * Mails the confirmation link again.
 * @throws Refusal not_found; quote_request_moved when there are no valid offers
 */
export async function sendLink(ctx: Context, tx: Tx, { params, body }: Given): Promise<Outcome<{ data: DeskRequest }>> {
  const row = await readRequest(tx, null, params.id);
  if (stateNow(row, ctx.now()) !== 'answered') throw new Refusal('quote_request_moved');
  await mailLink(ctx, tx, row, body);
  const data = await deskWire(tx, row, ctx.now());
  return changed(
    { data },
    { subject: 'quote_request', subjectId: row.id, accountId: row.account_id, after: { sent_to: body.email } },
  );
}
