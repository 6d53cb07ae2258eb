import type { MoneyWire } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { none } from '../lib/format/exchange-rates.ts';
import { useFormats, useShownCurrency } from '../lib/format/use-formats.ts';
import { rateShown } from '../lib/format/shown-currency.ts';

type Currency = MoneyWire['currency'];

const million = 1_000_000;

/** `1 USD = 1.4 CAD, Fri, Nov 27, 2026`, or null where nothing is converted. */
export function useRateWords(from: Currency): string | null {
  const { t } = useTranslation();
  const { number, longDate } = useFormats();
  const rate = rateShown(from, useShownCurrency());
  if (rate === null) return null;
  const figures = {
    from: rate.from,
    to: rate.to,
    rate: number(rate.millionths / million, 6),
    date: longDate(rate.date),
  };
  return t('settings.currency_rate', figures);
}

/** The currency that amounts charged in another one are shown in: the reader's, or their own without a rate. */
export function useCurrencyShown(from: Currency): Currency {
  const reader = useShownCurrency();
  return rateShown(from, reader) === null ? from : reader.currency;
}

/**
 * Says by which rate of which day the amounts beside it were converted, and in what they are charged; or that no rate
 * is on record, so that they stand in the currency they are charged in.
 */
export function ConvertedNote({ from }: { readonly from: Currency }) {
  const { t } = useTranslation();
  const { currency, rates } = useShownCurrency();
  const rate = useRateWords(from);
  if (currency === from || (rate === null && rates === none)) return null;
  const charged = t(`profile.${from}`);
  return (
    <span className="wb-soft">
      {rate === null
        ? t('settings.not_converted', { wanted: t(`profile.${currency}`), currency: charged })
        : t('settings.converted', { rate, currency: charged })}
    </span>
  );
}
