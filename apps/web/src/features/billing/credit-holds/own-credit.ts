import { endpoints, type CreditState, type MoneyWire } from '@waybill/contract';
import { apiQuery } from '../../../lib/api/query.ts';

const { own } = endpoints.creditHolds;

/** Whether the account may ship. Paying changes it, in another tab or by another person. */
export function ownCreditQuery() {
  return { ...apiQuery(own), refetchOnWindowFocus: 'always' } as const;
}

/** Milliseconds after which a hold is asked about again, so that its end is seen without a reload. */
export const refetchMs = 15_000;

/** Amounts of several currencies in one line. */
export function amountsIn(amounts: readonly MoneyWire[], money: (amount: MoneyWire) => string): string {
  return amounts.map(money).join(' + ');
}

/** How much more is owed than the limit allows; nothing where there is none, or room is left. */
export function overLimit({ exposure, limit }: Pick<CreditState, 'exposure' | 'limit'>): MoneyWire | null {
  if (limit === null || exposure.amount <= limit.amount) return null;
  return { amount: exposure.amount - limit.amount, currency: limit.currency };
}
