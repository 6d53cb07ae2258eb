import {
  agingBuckets,
  bucketOf,
  type StatementAccount,
  type StatementKind,
  type StatementMovement,
} from '@waybill/contract';
import { daysBetween, type Currency } from '@waybill/freight';
import { billingDay } from '../../../core/billing-day.ts';

/** A journal and how it changed what an account owes, in minor units. */
export type Moved = {
  readonly at: Date;
  readonly kind: StatementKind;
  readonly currency: Currency;
  readonly amount: number;
  readonly paid_by: StatementMovement['paid_by'];
  readonly invoices: readonly { readonly id: string; readonly number: number }[];
};

/** Open balance of an invoice at the end of the period, in minor units. */
export type OpenThen = { readonly currency: Currency; readonly due_on: string; readonly amount: number };

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/**
 * Statement of an account in one currency: each movement with its running balance, and the closing balance by age.
 * @param opening opening balance, in minor units
 * @param moved movements in this currency, oldest first
 * @param open open invoices in this currency
 * @param to last day of the period; ages are as of this day
 */
export function composeAccount(
  currency: Currency,
  opening: number,
  moved: readonly Moved[],
  open: readonly OpenThen[],
  to: string,
): StatementAccount {
  const money = (amount: number) => ({ amount, currency });
  const of = (kinds: readonly StatementKind[]) =>
    sum(moved.filter(({ kind }) => kinds.includes(kind)).map(({ amount }) => amount));
  let balance = opening;
  const movements = moved.map(({ at, kind, amount, invoices, paid_by }) => {
    balance += amount;
    return {
      at: at.toISOString(),
      day: billingDay(at),
      kind,
      invoices: invoices.toSorted((a, b) => a.number - b.number),
      paid_by,
      amount: money(amount),
      balance: money(balance),
    };
  });
  const aging = agingBuckets.map((bucket) => {
    const rows = open.filter((row) => bucketOf(daysBetween(row.due_on, to)) === bucket);
    return { bucket, amount: money(sum(rows.map(({ amount }) => amount))), count: rows.length };
  });
  const owing = sum(open.map(({ amount }) => amount));
  return {
    opening: money(opening),
    billed: money(of(['invoice_issued', 'invoice_corrected'])),
    paid: money(of(['payment_received', 'payment_reversed'])),
    credited: money(of(['invoice_credited', 'credit_refunded', 'written_off', 'reversal'])),
    closing: money(balance),
    movements,
    aging,
    credit: money(owing - balance),
  };
}
