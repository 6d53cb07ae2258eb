import { languages, type Language } from '@waybill/phrases';
import { accountOf, type Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { addJob } from '../../../core/jobs/define.ts';
import type { Letter } from '../../../core/mail/letter.ts';
import { sendMail } from '../../../core/mail/mailer.ts';
import { speakInMail } from '../../../core/speak.ts';
import { notifyCustomers } from '../../messaging/notices/index.ts';

type Canceled = { readonly id: string; readonly bol_number: string; readonly booked_by: string | null };

/** The reason that staff gave with a void; null where the customer canceled. */
async function reasonOf(tx: Tx, accountId: string, requestId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('carrier_requests')
    .select('request')
    .where('account_id', '=', accountId)
    .where('id', '=', requestId)
    .executeTakeFirst();
  return (row?.request as { readonly reason?: string } | undefined)?.reason ?? null;
}

function mailOf(ctx: Context, { id, bol_number: number }: Canceled, reason: string, language: Language): Letter {
  const say = speakInMail(language);
  return {
    language,
    subject: say('shipment_desk.cancel_mail.subject', { number }),
    paragraphs: [
      say('shipment_desk.cancel_mail.text', { number }),
      say('shipment_desk.cancel_mail.reason', { reason }),
    ],
    button: { label: say('shipment_desk.cancel_mail.open'), link: `${ctx.services.publicUrl}/track/detail/${id}` },
  };
}

/**
 * Tells whoever booked, or else the owners, that staff canceled the shipment and why, in the transaction that cancels it.
 * Nobody is told of what they canceled themselves.
 */
export async function notifyCanceled(ctx: Context, tx: Tx, row: Canceled, requestId: string): Promise<void> {
  const accountId = accountOf(ctx);
  const reason = await reasonOf(tx, accountId, requestId);
  if (reason === null) return;
  const readers = row.booked_by === null ? ({ roles: ['owner'] } as const) : { userId: row.booked_by };
  const people = await notifyCustomers(tx, accountId, readers, {
    kind: 'shipment_canceled',
    subject: { type: 'shipment', id: row.id },
    params: { number: row.bol_number, reason },
    at: ctx.now(),
  });
  if (people.length === 0) return;
  const rows = await tx
    .selectFrom('users')
    .select(['email', 'language'])
    .where('account_id', '=', accountId)
    .where('id', 'in', people)
    .execute();
  for (const { email, language } of rows) {
    const spoken = languages.find((one) => one === language) ?? 'en';
    await addJob(tx, sendMail, { to: email, ...mailOf(ctx, row, reason, spoken) });
  }
}
