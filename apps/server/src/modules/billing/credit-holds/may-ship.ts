import type { MoneyWire } from '@waybill/contract';
import type { Context } from '../../../core/context.ts';
import type { Db, Tx } from '../../../core/database/database.ts';
import { printedMoney } from '../../../core/documents/index.ts';
import { Refusal } from '../../../core/refusal.ts';
import { billingDay } from '../../../core/billing-day.ts';
import { lockCredit } from './hold-row.ts';
import { passesLimit } from './rule.ts';
import { heldBy, creditStandingOf, type CreditStanding } from './credit-standing.ts';

function overLimit({ language }: Context, { exposure, limit, currency }: CreditStanding, price: MoneyWire): Refusal {
  const money = (amount: number) => printedMoney({ amount, currency }, language);
  const over = exposure + price.amount - (limit ?? 0);
  return new Refusal('credit_limit', {
    params: { limit: money(limit ?? 0), owed: money(exposure), price: money(price.amount), over: money(over) },
  });
}

/**
 * Refuses a shipment for an account that is on hold, that the rule would hold now, or that would exceed its limit.
 * Locks the account until the transaction ends, so that two concurrent bookings cannot both pass under one limit; the
 * claim must store its amount before then.
 * @param price what will be owed for it; null when paid by card, to which the limit does not apply
 * @throws Refusal account_inactive, credit_hold, credit_limit
 */
export async function assertMayShip(ctx: Context, tx: Tx, accountId: string, price: MoneyWire | null): Promise<void> {
  const { status, closed } = await lockCredit(tx, accountId);
  if (closed) throw new Refusal('account_inactive');
  if (status === 'hold') throw new Refusal('credit_hold');
  const standing = await creditStandingOf(tx, accountId, billingDay(ctx.now()));
  if (heldBy(standing) !== null) throw new Refusal('credit_hold');
  if (price === null) return;
  const counts = price.currency === standing.currency && standing.openUntil === null;
  if (counts && passesLimit(standing, price.amount)) throw overLimit(ctx, standing, price);
}

/** Refuses to dispatch for an account that is on hold or closed. @throws Refusal account_inactive, credit_hold */
export async function assertNotHeld(db: Db | Tx, accountId: string): Promise<void> {
  const { credit_status: status, closed_at: closed } = await db
    .selectFrom('accounts')
    .select(['credit_status', 'closed_at'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (closed !== null) throw new Refusal('account_inactive');
  if (status === 'hold') throw new Refusal('credit_hold');
}
