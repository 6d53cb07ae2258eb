import { authorizationExtra, paymentWindowMs, type BookingRequest, type MoneyWire } from '@waybill/contract';
import { accountOf, type Context } from '../../../../core/context.ts';
import type { Tx } from '../../../../core/database/database.ts';
import { assertServiceOn } from '../../../../core/outside-services.ts';
import { invalidField } from '../../../../core/refusal.ts';
import { addJob } from '../../../../core/jobs/define.ts';
import { accessOf } from '../../../billing/payments/index.ts';
import type { BookableRate } from '../../../quoting/quotes/index.ts';
import { endHoldAt } from './end-hold-job.ts';

/** What a booking costs as it is claimed. */
export function totalOf({ rate }: BookableRate, { insured }: BookingRequest): MoneyWire {
  return (insured ? rate.total_with_insurance : null) ?? rate.total_without_insurance;
}

/**
 * Whether a booking can be paid now: over a provider, for a price that is the carrier's own.
 * @throws Refusal unavailable where no card is taken, validation_failed for an offer of the desk, or one of no charge
 */
export async function assertPayable(ctx: Context, rate: BookableRate, request: BookingRequest): Promise<void> {
  accessOf(ctx.services);
  await assertServiceOn(ctx.services, 'payments');
  if (rate.offered || totalOf(rate, request).amount <= 0) throw invalidField('payment', 'invalid');
}

/** Notes, with the claim of the booking, what has to be held on a card and until when. */
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
