import { authorizationExtra, paymentWindowMs, type BookingRequest, type MoneyWire } from '@waybill/contract';
import { accountOf, type Context } from '../../../../core/context.ts';
import type { Tx } from '../../../../core/database/database.ts';
import { assertServiceOn } from '../../../../core/outside-services.ts';
import { invalidField } from '../../../../core/refusal.ts';
import { addJob } from '../../../../core/jobs/define.ts';
import { accessOf } from '../../../billing/payments/index.ts';
import type { BookableRate } from '../../../quoting/quotes/index.ts';
import { endHoldAt } from './end-hold-job.ts';

/** Total of a booking at the time of the claim. */
export function totalOf({ rate }: BookableRate, { insured }: BookingRequest): MoneyWire {
  return (insured ? rate.total_with_insurance : null) ?? rate.total_without_insurance;
}

/**
 * Whether a booking can be paid now: card payments are set up, and the price comes from the carrier.
 * @throws Refusal unavailable when card payments are not set up, validation_failed for an offer of the sales desk or a
 * price of zero
 */
export async function assertPayable(ctx: Context, rate: BookableRate, request: BookingRequest): Promise<void> {
  accessOf(ctx.services);
  await assertServiceOn(ctx.services, 'payments');
  if (rate.offered || totalOf(rate, request).amount <= 0) throw invalidField('payment', 'invalid');
}

/** Stores the amount to authorize and the deadline, in the transaction of the booking's claim. */
export async function claimHold(ctx: Context, tx: Tx, id: string, total: MoneyWire): Promise<void> {
  const now = ctx.now();
  const expires = new Date(now.getTime() + paymentWindowMs);
  await tx
    .insertInto('booking_holds')
    .values({
      account_id: accountOf(ctx),
      id,
      state: 'awaiting',
      currency: total.currency,
      charge: total.amount,
      amount: total.amount + authorizationExtra,
      language: ctx.language,
      created_at: now,
      expires_at: expires,
      check_at: expires,
    })
    .execute();
  await addJob(tx, endHoldAt, { account_id: accountOf(ctx), id }, { runAt: expires, key: `hold:${id}` });
}
