import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { endpoints, type Quote, type Rate } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../../../lib/api/query.ts';
import { useChargedFormats } from '../../../../lib/format/use-formats.ts';
import css from './rate-cost.module.css';

type Props = { readonly quote: Quote; readonly rate: Rate };

/** Cost and margin of a rate, for staff who quote for the customer. */
export function RateCost({ quote, rate }: Props) {
  const { t } = useTranslation();
  const { money } = useChargedFormats();
  const costs = apiQuery(endpoints.quotes.costs, { params: { id: quote.id } });
  // A rate is saved with its cost, so the costs are read again whenever a rate comes in.
  const query = useQuery({
    ...costs,
    queryKey: [...costs.queryKey, quote.rates.length],
    placeholderData: keepPreviousData,
  });
  const cost = query.data?.data.find(({ rate_id: id }) => id === rate.id)?.cost;
  const { amount, currency } = rate.total_without_insurance;
  if (cost === undefined || cost.currency !== currency) return null;
  const margin = { amount: amount - cost.amount, currency };
  return (
    <>
      <small className={css.cost}>{t('booking_for.cost', { cost: money(cost) })}</small>
      <small className={css.cost} data-loss={margin.amount < 0 || undefined}>
        {t('booking_for.margin', { margin: money(margin).replace(/^-/, '−') })}
      </small>
    </>
  );
}
