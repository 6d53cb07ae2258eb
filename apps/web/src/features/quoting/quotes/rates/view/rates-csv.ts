import { csvText, type Rate } from '@waybill/contract';
import type { TFunction } from 'i18next';
import { asShown, type ShownCurrency } from '../../../../../lib/format/shown-currency.ts';

/** Rates as a file for a sheet, in the order given, with amounts in the currency shown. */
export function ratesCsv(
  rates: readonly Rate[],
  t: TFunction,
  serviceName: (name: string) => string,
  currency: ShownCurrency,
): string {
  const figure = (money: Rate['liability'] | null): number | null =>
    money === null ? null : asShown(money, currency).amount / 100;
  return csvText<Rate>(
    [
      { title: t('quotes.strip.carrier'), value: ({ carrier }) => carrier.name },
      { title: 'SCAC', value: ({ carrier }) => carrier.scac },
      { title: t('quotes.rates.csv.service'), value: ({ service }) => serviceName(service.name) },
      { title: t('quotes.rates.csv.days'), value: (rate) => rate.transit_days },
      { title: t('quotes.rates.delivery'), value: (rate) => rate.delivery_date },
      { title: t('quotes.rates.csv.by'), value: (rate) => rate.delivery_by },
      { title: t('quotes.rates.liability'), value: (rate) => figure(rate.liability), decimals: 2 },
      { title: t('quotes.rates.without'), value: (rate) => figure(rate.total_without_insurance), decimals: 2 },
      { title: t('quotes.rates.with'), value: (rate) => figure(rate.total_with_insurance), decimals: 2 },
      { title: t('quotes.rates.csv.currency'), value: (rate) => asShown(rate.liability, currency).currency },
    ],
    rates,
  );
}
