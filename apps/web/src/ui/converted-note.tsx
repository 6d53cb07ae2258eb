import type { MoneyWire } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useFormats, useShownCurrency } from '../lib/format/use-formats.ts';
import { rateShown } from '../lib/format/shown-currency.ts';

const million = 1_000_000;

/** `1 USD = 1.4 CAD, Wed, Jan 1, 2025`, or null where nothing is converted. */
export function useRateWords(from: MoneyWire['currency']): string | null {
  const { t } = useTranslation();
  const { number, longDate } = useFormats();
  const rate = rateShown(from, useShownCurrency());
  if (rate === null) return null;
  const figures = {
    from: rate.from,
    to: rate.to,
    rate: number(rate.millionths / million, 4),
    date: longDate(rate.date),
  };
  return t('settings.currency_rate', figures);
}

/** Says by which rate of which day the amounts beside it were converted, and in what they are charged. */
export function ConvertedNote({ from }: { readonly from: MoneyWire['currency'] }) {
  const { t } = useTranslation();
  const rate = useRateWords(from);
  if (rate === null) return null;
  return <span className="wb-soft">{t('settings.converted', { rate, currency: t(`profile.${from}`) })}</span>;
}
