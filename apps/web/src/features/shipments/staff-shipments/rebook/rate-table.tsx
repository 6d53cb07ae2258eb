import type { Rate, Rebooking, RebookingQuote } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useChargedFormats } from '../../../../lib/format/use-formats.ts';
import { useServiceName } from '../../../../ui/freight/use-service-name.ts';
import css from './rebook.module.css';

type Props = {
  readonly quote: RebookingQuote;
  readonly old: Rebooking;
  /** Whether the price that was agreed is kept. */
  readonly kept: boolean;
  readonly chosen: string | null;
  readonly onChoose: (rate: Rate) => void;
};

/** What the customer pays for a rate as it was booked before: with insurance, or without. */
export const priceOf = (rate: Rate, { insured }: Pick<Rebooking, 'insured'>) =>
  (insured ? rate.total_with_insurance : null) ?? rate.total_without_insurance;

/** What is left of what the customer pays once the carrier has its cost; insurance is the insurer's. */
export function marginOf(rate: Rate, cost: number, old: Rebooking, kept: boolean): number {
  const sold = kept ? old.price.amount : priceOf(rate, old).amount;
  const premium = old.insured ? (rate.insurance?.amount.amount ?? 0) : 0;
  return sold - premium - cost;
}

/** Rates of the same load, each with what it costs and what would be left of it. */
export function RateTable({ quote, old, kept, chosen, onChoose }: Props) {
  const { t } = useTranslation();
  const { money, date } = useChargedFormats();
  const serviceName = useServiceName();
  const costs = new Map(quote.costs.map((one) => [one.rate_id, one.total]));
  return (
    <div className={css.scroll}>
      <table className={css.table}>
        <caption className="wb-only-heard">{t('rebookings.rates')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('rebookings.carrier')}</th>
            <th scope="col" data-wide>
              {t('rebookings.delivery')}
            </th>
            <th scope="col" data-figure>
              {t('rebookings.price')}
            </th>
            <th scope="col" data-figure data-wide>
              {t('rebookings.cost')}
            </th>
            <th scope="col" data-figure>
              {t(kept ? 'rebookings.margin' : 'rebookings.margin_new')}
            </th>
          </tr>
        </thead>
        <tbody>
          {quote.rates.map((rate) => {
            const cost = costs.get(rate.id);
            const margin = cost === undefined ? null : marginOf(rate, cost.amount, old, kept);
            const words = { carrier: rate.carrier.name, service: serviceName(rate.service.name) };
            return (
              <tr key={rate.id} data-chosen={rate.id === chosen || undefined}>
                <th scope="row">
                  <label className={css.rate}>
                    <input
                      type="radio"
                      name="rate"
                      checked={rate.id === chosen}
                      onChange={() => onChoose(rate)}
                      aria-label={t('rebookings.choose', words)}
                    />
                    <span>
                      {rate.carrier.name} <span className={css.soft}>{words.service}</span>
                      <span className={css.narrow}>{date(rate.delivery_date)}</span>
                    </span>
                  </label>
                </th>
                <td data-wide>
                  {date(rate.delivery_date)}{' '}
                  <span className={css.soft}>{t('rebookings.days', { count: rate.transit_days })}</span>
                </td>
                <td data-figure>{money(priceOf(rate, old))}</td>
                <td data-figure data-wide>
                  {cost === undefined ? '–' : money(cost)}
                </td>
                <td data-figure data-loss={(margin !== null && margin < 0) || undefined}>
                  {margin === null
                    ? '–'
                    : money({ ...rate.total_without_insurance, amount: margin }).replace(/^-/, '−')}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
