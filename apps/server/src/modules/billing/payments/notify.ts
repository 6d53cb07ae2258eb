import type { reversalReasons, StaffRole } from '@waybill/contract';
import type { Currency } from '@waybill/freight';
import type { Language } from '@waybill/phrases';
import type { Services } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { printedDate, printedMoney } from '../../../core/documents/index.ts';
import { speak, speakInMail } from '../../../core/speak.ts';
import { addJob } from '../../../core/jobs/define.ts';
import { sendMail } from '../../../core/mail/mailer.ts';
import { billingReaders, notifyBilling } from '../invoices/index.ts';
import { billingDay } from '../../../core/billing-day.ts';
import { plainAmount } from '../../../core/plain-amount.ts';
import { staffOf, notifyCustomers, notifyStaff } from '../../messaging/notices/index.ts';
import { cardName } from './card-name.ts';
import { methodName } from './method-name.ts';
import { partsOf, readPayment, type PaymentRow } from './payment-row.ts';

type ReversalReason = (typeof reversalReasons)[number];

/** `check 10423`, `Visa ending 4242`, or `your card` if unknown. */
function paidWith({ card_brand: brand, card_last4: last4, ...row }: PaymentRow, language: Language): string {
  const say = speak(language);
  if (row.method !== 'card') return methodName(row, say);
  return cardName(last4 === null ? null : { brand: brand ?? '', last4 }, say('payments.mail.card'), say);
}

async function settled(tx: Tx, { account_id: accountId, id }: Pick<PaymentRow, 'account_id' | 'id'>) {
  const row = await readPayment(tx, accountId, id);
  if (row === undefined) throw new Error(`Payment ${id} is gone`);
  return row;
}

/** Roles notified of overpayments. */
const accounting: readonly StaffRole[] = ['fpg_accounting'];

/** Notifies payer and accounting of an overpayment, in the page, and accounting by mail. */
async function tellOver({ publicUrl }: Services, tx: Tx, row: PaymentRow, over: number, at: Date): Promise<void> {
  const currency = row.currency as Currency;
  const { name } = await tx
    .selectFrom('accounts')
    .select('name')
    .where('id', '=', row.account_id)
    .executeTakeFirstOrThrow();
  const subject = { type: 'payment', id: row.id } as const;
  const params = { name, amount: plainAmount({ amount: over, currency }), account: row.account_id };
  await notifyStaff(tx, { userId: null, roles: accounting }, { kind: 'payments_credited', subject, params, at });
  const news = { kind: 'payment_credited', subject, params: { amount: params.amount }, at } as const;
  await notifyCustomers(tx, row.account_id, { roles: billingReaders }, news);
  const link = `${publicUrl}/admin/payments/${row.account_id}/${row.id}`;
  for (const { email, language } of await staffOf(tx, accounting)) {
    const say = speakInMail(language);
    const money = (amount: number): string => printedMoney({ amount, currency }, language);
    const words = { account: name, amount: money(over), whole: money(row.received) };
    await addJob(tx, sendMail, {
      to: email,
      language,
      subject: say('payments.mail.over_subject', words),
      paragraphs: [say('payments.mail.over', words)],
      button: { label: say('payments.mail.over_open'), link },
    });
  }
}

/** Sends the receipt of a payment, in the transaction that posts it. */
export async function notifyPaymentReceived(
  services: Services,
  tx: Tx,
  key: Pick<PaymentRow, 'account_id' | 'id'>,
): Promise<void> {
  const { publicUrl, clock } = services;
  const row = await settled(tx, key);
  const parts = await partsOf(tx, row.account_id, row.id);
  const currency = row.currency as Currency;
  const over = row.received - parts.reduce((sum, { applied }) => sum + applied, 0);
  const at = clock();
  // Whoever recorded it knows what was left over.
  if (over > 0 && row.method === 'card') await tellOver(services, tx, row, over, at);
  await notifyBilling(tx, row.account_id, {
    kind: 'payment_received',
    subject: { type: 'payment', id: row.id },
    params: { amount: plainAmount({ amount: row.received, currency }) },
    at,
    mail: (language) => {
      const say = speakInMail(language);
      const money = (amount: number): string => printedMoney({ amount, currency }, language);
      const amount = money(row.received);
      const paidInvoices = parts.filter(({ applied }) => applied > 0);
      const numbers = paidInvoices.map(({ number }) => number).join(', ');
      const date = printedDate(row.received_on ?? billingDay(at), language);
      const paid = say('payments.mail.received', { amount, date });
      const credit = row.method === 'card' ? 'payments.mail.received_credit' : 'payments.mail.received_unapplied';
      return {
        language,
        subject: say('payments.mail.received_subject', { amount, numbers, count: paidInvoices.length }),
        paragraphs: [
          `${paid} ${say('payments.mail.received_card', { card: paidWith(row, language) })}`,
          ...(over > 0 ? [say(credit, { amount: money(over) })] : []),
        ],
        facts: paidInvoices.map(({ number, applied }) => [
          say('payments.mail.received_line', { number }),
          money(applied),
        ]),
        button: {
          label: say('payments.mail.received_open'),
          link: `${publicUrl}/my-invoices/payments/${row.id}`,
        },
      };
    },
  });
}

/** Notifies of a recorded payment that did not come after all, in the transaction that takes it back. */
export async function notifyPaymentReversed(
  { publicUrl, clock }: Services,
  tx: Tx,
  key: Pick<PaymentRow, 'account_id' | 'id'>,
): Promise<void> {
  const row = await settled(tx, key);
  const currency = row.currency as Currency;
  const parts = await partsOf(tx, row.account_id, row.id);
  await notifyBilling(tx, row.account_id, {
    kind: 'payment_reversed',
    subject: { type: 'payment', id: row.id },
    params: { amount: plainAmount({ amount: row.received, currency }) },
    at: clock(),
    mail: (language) => {
      const say = speakInMail(language);
      const amount = printedMoney({ amount: row.received, currency }, language);
      const reason = say(`payments.reversal.${row.reversal_reason as ReversalReason}`);
      const numbers = parts.map(({ number }) => say('invoices.number', { number })).join(', ');
      return {
        language,
        subject: say('payments.mail.reversed_subject', { amount }),
        paragraphs: [
          say('payments.mail.reversed', { amount, method: paidWith(row, language), reason }),
          ...(parts.length === 0 ? [] : [say('payments.mail.reversed_open', { numbers })]),
        ],
        button: {
          label: say('payments.mail.received_open'),
          link: `${publicUrl}/my-invoices/payments/${row.id}`,
        },
      };
    },
  });
}

/** Notifies of a refund to a card, in the transaction that records the provider's confirmation. */
export async function notifyRefunded(
  { publicUrl, clock }: Services,
  tx: Tx,
  refund: { readonly account_id: string; readonly payment_id: string; readonly amount: number },
): Promise<void> {
  const row = await settled(tx, { account_id: refund.account_id, id: refund.payment_id });
  const currency = row.currency as Currency;
  const paidOn = billingDay(row.settled_at ?? row.created_at);
  await notifyBilling(tx, row.account_id, {
    kind: 'payment_refunded',
    subject: { type: 'payment', id: row.id },
    params: { amount: plainAmount({ amount: refund.amount, currency }) },
    at: clock(),
    mail: (language) => {
      const say = speakInMail(language);
      const amount = printedMoney({ amount: refund.amount, currency }, language);
      const whole = printedMoney({ amount: row.received, currency }, language);
      const date = printedDate(paidOn, language);
      return {
        language,
        subject: say('payments.mail.refunded_subject', { amount, date }),
        paragraphs: [
          say('payments.mail.refunded', { amount, card: paidWith(row, language) }),
          say('payments.mail.refunded_of', { amount: whole, date }),
        ],
        button: {
          label: say('payments.mail.received_open'),
          link: `${publicUrl}/my-invoices/payments/${row.id}`,
        },
      };
    },
  });
}
