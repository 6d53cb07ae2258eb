import { FreightError } from '../errors.ts';

export const currencies = ['USD', 'CAD', 'MXN'] as const;
export type Currency = (typeof currencies)[number];

/** An amount in whole minor units (cents, centavos) of its currency. */
export type Money = { readonly amount: number; readonly currency: Currency };

/**
 * Makes money of minor units.
 * @throws FreightError when the amount is no whole number or the currency is unknown
 */
export function money(amount: number, currency: Currency, field = 'amount'): Money {
  if (typeof amount !== 'number' || Number.isNaN(amount)) throw new FreightError(field, 'not_a_number');
  if (!Number.isFinite(amount)) throw new FreightError(field, 'not_finite');
  if (!Number.isInteger(amount)) throw new FreightError(field, 'not_whole');
  if (!Number.isSafeInteger(amount)) throw new FreightError(field, 'too_large');
  if (!currencies.includes(currency)) throw new FreightError(field, 'unknown_value');
  return { amount, currency };
}

/**
 * The sum of amounts of one currency; of none, zero.
 * @throws FreightError `currency_mismatch` when one is of another currency
 */
export function sum(amounts: readonly Money[], currency: Currency): Money {
  let total = 0;
  for (const one of amounts) {
    if (one.currency !== currency) throw new FreightError('currency', 'currency_mismatch');
    total += one.amount;
  }
  return money(total, currency);
}
