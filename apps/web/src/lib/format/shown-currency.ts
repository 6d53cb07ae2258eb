import type { Answer, endpoints, MoneyWire } from '@waybill/contract';
import { exchange, exchangeRateOn, FreightError, type ExchangeRate } from '@waybill/freight';

export type ExchangeRates = Answer<typeof endpoints.settings.exchangeRates>['data'];

/** The currency a person reads money in, and the rates on record to show it by. */
export type ShownCurrency = { readonly currency: MoneyWire['currency']; readonly rates: ExchangeRates };

/** Later than any rate on record, so that the newest one counts. */
export const newestRate = '9999-12-31';

function orElse<T>(value: () => T, otherwise: T): T {
  try {
    return value();
  } catch (cause) {
    if (cause instanceof FreightError) return otherwise;
    throw cause;
  }
}

/** An amount in the currency it is shown in, by the newest rate; in its own where no rate is on record. */
export function asShown(value: MoneyWire, shown: ShownCurrency | null): MoneyWire {
  if (shown === null || value.currency === shown.currency) return value;
  return orElse(() => ({ ...exchange(value, shown.currency, shown.rates, newestRate).money }), value);
}

/** The rate by which amounts of a currency are shown, or null when they stay as they are. */
export function rateShown(from: MoneyWire['currency'], shown: ShownCurrency | null): ExchangeRate | null {
  if (shown === null || from === shown.currency) return null;
  return orElse(() => exchangeRateOn(shown.rates, from, shown.currency, newestRate), null);
}
