import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.ts';
import { RateMarkChip } from '../status/status-chip.tsx';
import type { PricedRate } from './price-view.ts';
import { priceRanks } from './price-ranks.ts';
import css from './price-table.module.css';

/** The picture as a table, fastest first. */
export function PriceTable({ rates }: { readonly rates: readonly PricedRate[] }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const marks = priceRanks(rates.map(({ id, days, price }) => ({ id, days, amount: price.amount })));
  const sorted = rates.toSorted((a, b) => a.days - b.days || a.price.amount - b.price.amount);
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col">{t('freight.prices.carrier')}</th>
          <th scope="col">{t('freight.prices.transit')}</th>
          <th scope="col" className={css.right}>
            {t('freight.prices.price')}
          </th>
          <th scope="col">{t('freight.prices.mark')}</th>
        </tr>
      </thead>
      <tbody>
        {sorted.map((rate) => (
          <tr key={rate.id}>
            <th scope="row">
              {rate.carrier} <span className={css.soft}>{rate.service}</span>
            </th>
            <td>
              {t('freight.prices.days', { count: rate.days })}
              {rate.date !== undefined && <span className={css.soft}> · {formats.date(rate.date)}</span>}
            </td>
            <td className={css.right}>{formats.money(rate.price)}</td>
            <td>
              {rate.id === marks.bestValue && <RateMarkChip mark="best_value" />}
              {rate.id === marks.cheapest && <RateMarkChip mark="cheapest" />}
              {rate.id === marks.fastest && <RateMarkChip mark="fastest" />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
