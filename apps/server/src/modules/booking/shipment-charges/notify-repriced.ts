import type { Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { printedMoney } from '../../../core/documents/index.ts';
import { speakInMail } from '../../../core/speak.ts';
import { notifyBilling } from '../../billing/invoices/index.ts';
import { plainAmount } from '../../../core/plain-amount.ts';
import { moneyOf, type PricedShipment } from './priced-shipment.ts';

/** Notifies the payer of a new price and its reason, in the transaction of the change. */
export async function notifyRepriced(
  ctx: Context,
  tx: Tx,
  shipment: Pick<PricedShipment, 'account_id' | 'id' | 'bol_number' | 'currency' | 'total_amount'>,
  now: { readonly total: number; readonly reason: string },
): Promise<void> {
  const { account_id: accountId, id, bol_number: number, currency } = shipment;
  const [before, after] = [moneyOf(shipment.total_amount, currency), moneyOf(now.total, currency)];
  await notifyBilling(tx, accountId, {
    kind: 'shipment_repriced',
    subject: { type: 'shipment', id },
    params: { number, before: plainAmount(before), amount: plainAmount(after), reason: now.reason },
    at: ctx.now(),
    mail: (language) => {
      const say = speakInMail(language);
      const words = {
        number,
        before: printedMoney(before, language),
        amount: printedMoney(after, language),
        reason: now.reason,
      };
      return {
        language,
        subject: say('shipment_charges.mail.subject', words),
        paragraphs: [say('shipment_charges.mail.text', words), say('shipment_charges.mail.reason', words)],
        button: { label: say('shipment_charges.mail.open'), link: `${ctx.services.publicUrl}/track/detail/${id}` },
      };
    },
  });
}
