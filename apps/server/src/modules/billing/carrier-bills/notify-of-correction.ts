import type { BillCause, Currency } from '@waybill/freight';
import type { Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { printedDate, printedMoney } from '../../../core/documents/index.ts';
import { speakInMail } from '../../../core/speak.ts';
import { notifyBilling } from '../invoices/index.ts';
import { plainAmount } from '../../../core/plain-amount.ts';

/** A correction as reported to the customer; amounts are minor units. */
export type Correction = {
  readonly accountId: string;
  readonly invoiceId: string;
  readonly before: number;
  readonly total: number;
  /** The part of a lower total that was already paid and is now customer credit. */
  readonly credited: number;
  readonly cause: BillCause;
  /** Last day to dispute it. */
  readonly contestUntil: string;
};

async function factsOf(tx: Tx, { accountId, invoiceId }: Correction) {
  const invoice = await tx
    .selectFrom('invoices')
    .select(['number', 'currency', 'due_on'])
    .where('account_id', '=', accountId)
    .where('id', '=', invoiceId)
    .executeTakeFirstOrThrow();
  const { proofs } = await tx
    .selectFrom('invoice_evidence')
    .select((of) => of.fn.countAll<number>().as('proofs'))
    .where('account_id', '=', accountId)
    .where('invoice_id', '=', invoiceId)
    .executeTakeFirstOrThrow();
  return { ...invoice, currency: invoice.currency as Currency, proofs };
}

/**
 * Notifies the customer of a corrected invoice, in the page and by mail, in the transaction of the correction: old and
 * new total, the reason, where to find the carrier's proof, and the last day to dispute it.
 */
export async function notifyOfCorrection(ctx: Context, tx: Tx, correction: Correction): Promise<void> {
  const { accountId, invoiceId, before, total, credited, cause, contestUntil } = correction;
  const { number, currency, due_on: due, proofs } = await factsOf(tx, correction);
  const plain = (amount: number): string => plainAmount({ amount, currency });
  await notifyBilling(tx, accountId, {
    kind: 'invoice_corrected',
    subject: { type: 'invoice', id: invoiceId },
    params: { number, before: plain(before), amount: plain(total) },
    at: ctx.now(),
    mail: (language) => {
      const say = speakInMail(language);
      const money = (amount: number): string => printedMoney({ amount, currency }, language);
      const day = (date: string): string => printedDate(date, language);
      const words = { number, before: money(before), amount: money(total) };
      const difference =
        total > before
          ? say('invoices.mail.corrected_more', { amount: money(total - before), date: day(due) })
          : say('invoices.mail.corrected_less', { amount: money(before - total) });
      const credit = credited > 0 ? [say('invoices.mail.corrected_credit', { amount: money(credited) })] : [];
      const why = { cause: say(`adjustments.cause.${cause}`), story: say(`adjustments.story.${cause}`) };
      return {
        language,
        subject: say('invoices.mail.corrected_subject', words),
        paragraphs: [
          [say('invoices.mail.corrected', words), difference, ...credit].join(' '),
          say('invoices.mail.corrected_why', why),
          say('invoices.mail.corrected_proof', { count: proofs }),
        ],
        button: {
          label: say('invoices.mail.corrected_open'),
          link: `${ctx.services.publicUrl}/invoice-detail/${invoiceId}`,
        },
        notes: [say('invoices.mail.corrected_contest', { date: day(contestUntil) })],
      };
    },
  });
}
