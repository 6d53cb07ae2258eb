import { changed, runCommand, unchanged } from '../../../core/command.ts';
import { signedIn, type Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { invalidField, Refusal } from '../../../core/refusal.ts';
import type { Currency } from '@waybill/freight';
import type { Body, endpoints } from '@waybill/contract';
import { BooksRefuse, creditOf, refundCredit } from '../ledger/index.ts';
import type { PaymentRow } from './payment-row.ts';
import { readRefund } from './refund-row.ts';

type Wanted = Body<typeof endpoints.staffPayments.refund>;

/** Key of a refund in the books. */
export const refundKey = (id: string): string => `refund:${id}`;

async function lockPaid(tx: Tx, accountId: string, id: string): Promise<PaymentRow> {
  const row = await tx
    .selectFrom('payments')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('state', '=', 'succeeded')
    .where('method', '=', 'card')
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw new Refusal('not_found');
  return row;
}

/** Amount of a payment that is not refunded yet. */
async function leftOf(tx: Tx, payment: PaymentRow): Promise<number> {
  const { given } = await tx
    .selectFrom('payment_refunds')
    .select((of) => of.cast<number>(of.fn.coalesce(of.fn.sum('amount'), of.lit(0)), 'bigint').as('given'))
    .where('account_id', '=', payment.account_id)
    .where('payment_id', '=', payment.id)
    .where('state', '!=', 'refused')
    .executeTakeFirstOrThrow();
  return payment.received - given;
}

async function takeCredit(tx: Tx, payment: PaymentRow, id: string, amount: number, now: Date): Promise<void> {
  const currency = payment.currency as Currency;
  const most = Math.min(await leftOf(tx, payment), await creditOf(tx, payment.account_id, currency));
  const tooMuch = invalidField('amount', 'more_than_open', {
    open: `${(Math.max(most, 0) / 100).toFixed(2)} ${currency}`,
  });
  if (amount > most) throw tooMuch;
  try {
    await refundCredit(tx, { accountId: payment.account_id, key: refundKey(id), currency }, amount, now);
  } catch (error) {
    // The credit was spent between the check and the lock of the books.
    throw error instanceof BooksRefuse ? tooMuch : error;
  }
}

/**
 * Takes the credit out of the books before the provider is called, so that it cannot be spent or refunded twice. A
 * second call with the same id finds the claim of the first.
 * @throws Refusal not_found, validation_failed when there is less credit or less was paid; conflict
 */
export async function claimRefund(
  ctx: Context,
  accountId: string,
  paymentId: string,
  { id, amount, reason }: Wanted,
): Promise<void> {
  await runCommand<void>(ctx, 'payment.refund_claimed', async (tx) => {
    const payment = await lockPaid(tx, accountId, paymentId);
    const known = await readRefund(tx, accountId, id);
    if (known !== undefined) {
      if (known.payment_id !== paymentId || known.amount !== amount) throw new Refusal('conflict');
      return unchanged(undefined);
    }
    const now = ctx.now();
    await takeCredit(tx, payment, id, amount, now);
    await tx
      .insertInto('payment_refunds')
      .values({
        account_id: payment.account_id,
        id,
        payment_id: paymentId,
        amount,
        state: 'sent',
        reason,
        made_by: signedIn(ctx).userId,
        created_at: now,
      })
      .execute();
    const after = { refund: id, amount, currency: payment.currency, reason };
    return changed(undefined, { subject: 'payment', subjectId: paymentId, accountId: payment.account_id, after });
  });
}
