import { FreightError } from '../errors.ts';
import { checkDate, type LocalDate } from '../calendar/date.ts';
import { halfUp } from './rounding.ts';
import { money, type Currency, type Money } from './money.ts';

/** What one unit of `from` was worth in `to` on a date, in millionths: 1 USD = 1.3725 CAD is 1,372,500. */
export type ExchangeRate = {
  readonly from: Currency;
  readonly to: Currency;
  readonly millionths: number;
  readonly date: LocalDate;
};

/** An amount in another currency, with the rate that made it, so that it can be shown with rate and date. */
export type Exchanged = { readonly money: Money; readonly rate: ExchangeRate };

const million = 1_000_000;

/**
 * The newest rate between two currencies on or before a date, in either direction as the table holds it.
 * @throws FreightError `no_exchange_rate` when the table has none that early
 */
export function exchangeRateOn(
  table: readonly ExchangeRate[],
  from: Currency,
  to: Currency,
  date: LocalDate,
): ExchangeRate {
  checkDate(date, 'date');
  const found = table
    .filter((rate) => rate.date <= date && pairs(rate, from, to))
    .reduce<ExchangeRate | null>((best, rate) => (best === null || rate.date > best.date ? rate : best), null);
  if (found === null) throw new FreightError('currency', 'no_exchange_rate');
  return found;
}

function pairs(rate: ExchangeRate, from: Currency, to: Currency): boolean {
  return (rate.from === from && rate.to === to) || (rate.from === to && rate.to === from);
}

/**
 * Converts an amount with the rate of the day. Rounding "exchange": half up to a minor unit of the new currency
 * (away from zero for a credit). The same currency comes back unchanged, at a rate of one.
 */
export function exchange(amount: Money, to: Currency, table: readonly ExchangeRate[], date: LocalDate): Exchanged {
  if (amount.currency === to) {
    return { money: amount, rate: { from: to, to, millionths: million, date: checkDate(date, 'date') } };
  }
  const rate = exchangeRateOn(table, amount.currency, to, date);
  if (!Number.isSafeInteger(rate.millionths) || rate.millionths <= 0) {
    throw new FreightError('millionths', 'out_of_range');
  }
  const forwards = rate.from === amount.currency;
  const size = Math.abs(amount.amount);
  const converted = forwards ? halfUp(size * rate.millionths, million) : halfUp(size * million, rate.millionths);
  return { money: money(amount.amount < 0 ? -converted : converted, to), rate };
}
