import type { Currency } from '@waybill/freight';
import type { Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { printedMoney } from '../../../core/documents/index.ts';
import { plainAmount } from '../../../core/plain-amount.ts';
import { speakInMail } from '../../../core/speak.ts';
import { notifyBilling } from '../invoices/index.ts';

type Credited = {
  readonly accountId: string;
  readonly invoiceId: string;
  /** Minor units. */
  readonly amount: number;
  readonly currency: Currency;
};

/** Tells the billing people of an account about a credit, in the transaction that posts it. */
export async function notifyCredited(ctx: Context, tx: Tx, of: Credited): Promise<void> {
  const { accountId, invoiceId, amount, currency } = of;
  const { number } = await tx
    .selectFrom('invoices')
    .select('number')
    .where('account_id', '=', accountId)
    .where('id', '=', invoiceId)
    .executeTakeFirstOrThrow();
  await notifyBilling(tx, accountId, {
    kind: 'invoice_credited',
    subject: { type: 'invoice', id: invoiceId },
    params: { number, amount: plainAmount({ amount, currency }) },
    at: ctx.now(),
    mail: (language) => {
      const say = speakInMail(language);
      const words = { number, amount: printedMoney({ amount, currency }, language) };
      return {
        language,
        subject: say('staff_invoices.mail.credited_subject', words),
        paragraphs: [say('staff_invoices.mail.credited', words)],
        button: { label: say('invoices.mail.open'), link: `${ctx.services.publicUrl}/invoice-detail/${invoiceId}` },
      };
    },
  });
}
