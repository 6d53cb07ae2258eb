import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.ts';
import type { Currency } from '@waybill/freight';
import { height, margin, type PricePictureLayout } from './price-picture.ts';
import css from './price-axes.module.css';

type Props = { readonly layout: PricePictureLayout; readonly width: number; readonly currency: Currency };

/** Prices at the left with their lines, days below with the date of delivery. */
export function PriceAxes({ layout, width, currency }: Props) {
  const { t } = useTranslation();
  const formats = useFormats();
  const foot = height - margin.bottom;
  const room = (width - margin.left - margin.right) / layout.days.length;
  return (
    <g className={css.axes}>
      {layout.prices.map(({ amount, y }) => (
        <g key={amount}>
          <line className={css.line} x1={margin.left} x2={width - margin.right} y1={y} y2={y} />
          <text x={margin.left - 10} y={y + 4} textAnchor="end">
            {formats.money({ amount, currency }).replace(/[.,]00$/, '')}
          </text>
        </g>
      ))}
      {layout.days.map(({ days, x, date }) => (
        <g key={x}>
          <line className={css.dotted} x1={x} x2={x} y1={margin.top} y2={foot} />
          <text className={css.days} x={x} y={foot + 20} textAnchor="middle">
            {room > 104 ? t('freight.prices.days', { count: days }) : days}
          </text>
          {date !== undefined && (
            <text x={x} y={foot + 36} textAnchor="middle">
              {formats.date(date)}
            </text>
          )}
        </g>
      ))}
    </g>
  );
}
