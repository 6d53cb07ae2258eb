import type { Services } from '../../../../core/context.ts';
import type { Tx } from '../../../../core/database/database.ts';
import { printedMoney } from '../../../../core/documents/index.ts';
import { speakInMail } from '../../../../core/speak.ts';
import { notifyBilling } from '../../../billing/invoices/index.ts';
import { plainAmount } from '../../../../core/plain-amount.ts';
import type { HoldRow } from './hold-row.ts';

/** Notifies that the card of a booking was charged, in the transaction that posts the money. */
export async function notifyCharged(
  { publicUrl, clock }: Services,
  tx: Tx,
  row: HoldRow,
  charged: number,
): Promise<void> {
  const { reference } = await tx
    .selectFrom('bookings')
    .select('reference')
    .where('account_id', '=', row.account_id)
    .where('id', '=', row.id)
    .executeTakeFirstOrThrow();
  const number = reference ?? '';
  await notifyBilling(tx, row.account_id, {
    kind: 'booking_charged',
    subject: { type: 'shipment', id: row.id },
    params: { number, amount: plainAmount({ amount: charged, currency: row.currency }) },
    at: clock(),
    mail: (language) => {
      const say = speakInMail(language);
      const money = (amount: number): string => printedMoney({ amount, currency: row.currency }, language);
      const words = { number, amount: money(charged), hold: money(row.amount), released: money(row.amount - charged) };
      const rest = row.amount > charged ? [say('payments.mail.charged_rest', words)] : [];
      return {
        language,
        subject: say('payments.mail.charged_subject', words),
        paragraphs: [[say('payments.mail.charged', words), ...rest].join(' ')],
        button: { label: say('payments.mail.charged_open'), link: `${publicUrl}/track/detail/${row.id}` },
      };
    },
  });
}
