import type { Language } from '@waybill/phrases';
import { accountOf, type Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import type { Letter } from '../../../core/mail/letter.ts';
import { speakInMail } from '../../../core/speak.ts';
import { mailUsers, notifyCustomers } from '../../messaging/notices/index.ts';

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
 * Notifies the user who booked, or else the owners, that staff canceled the shipment and why, in the transaction of the
 * cancellation. A customer's own cancellation notifies no one.
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
  await mailUsers(tx, people, (language) => mailOf(ctx, row, reason, language));
}
