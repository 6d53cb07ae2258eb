import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.ts';
import { serviceBeside } from '../shared/service-name.ts';
import { PriceAxes } from './price-axes.tsx';
import { PriceMark, shapeOf, type MarkShape } from './price-mark.tsx';
import { height, layOutPrices } from './price-picture.ts';
import type { PricedRate } from './price-view.ts';
import type { PriceRank } from './price-ranks.ts';
import css from './price-drawing.module.css';

type Props = {
  readonly rates: readonly PricedRate[];
  readonly width: number;
  readonly lettered: boolean;
  readonly onPick?: ((id: string) => void) | undefined;
};

const words = { best: 'best_value', cheapest: 'cheapest', fastest: 'fastest' } as const;

function markOf(shape: MarkShape): (typeof words)[keyof typeof words] | null {
  return shape === 'best' || shape === 'cheapest' || shape === 'fastest' ? words[shape] : null;
}

/** Every rate as a mark over its days; a dashed line joins those that nothing beats. */
export function PriceDrawing({ rates, width, lettered, onPick }: Props) {
  const { t } = useTranslation();
  const formats = useFormats();
  const name = ({ carrier, service }: PricedRate): string =>
    rates.filter((one) => one.carrier === carrier).length > 1
      ? `${carrier}, ${serviceBeside(carrier, service)}`
      : carrier;
  const parts = (rate: PricedRate, marks: PriceRank): [string | null, string] => {
    const mark = markOf(shapeOf(rate.id, marks, false));
    // Those that stand out have to find a place; the cards beside the picture name their services.
    return mark ? [t(`freight.mark.${mark}`), rate.carrier] : [null, name(rate)];
  };
  const layout = layOutPrices(rates, width, (rate, marks) => parts(rate, marks).filter(Boolean).join(' · '));
  const onFront = new Set(layout.front.map(({ rate }) => rate.id));
  const label = (rate: PricedRate): string =>
    t('freight.prices.point', {
      carrier: rate.carrier,
      service: rate.service,
      price: formats.money(rate.price),
      days: t('freight.prices.days', { count: rate.days }),
    });
  const keyed = (event: KeyboardEvent, id: string): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onPick?.(id);
  };
  return (
    <svg
      className={css.drawing}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="group"
      aria-label={t('freight.prices.title')}
    >
      <g aria-hidden="true">
        <PriceAxes layout={layout} width={width} currency={rates[0]?.price.currency ?? 'USD'} />
        <polyline className={css.front} points={layout.front.map(({ x, y }) => `${x},${y}`).join(' ')} />
        {lettered &&
          layout.labels.map(({ id, x, y, width: room, anchor }) => {
            const rate = rates.find((one) => one.id === id) as PricedRate;
            const [mark, text] = parts(rate, layout.standing);
            const at = anchor === 'start' ? x : anchor === 'end' ? x + room : x + room / 2;
            return (
              <text key={id} className={css.label} x={at} y={y + 11.5} textAnchor={anchor}>
                {mark !== null && <tspan className={css[shapeOf(id, layout.standing, false)]}>{mark} · </tspan>}
                {text}
              </text>
            );
          })}
      </g>
      {layout.points.map(({ rate, x, y }) => {
        const press = onPick && {
          role: 'button',
          tabIndex: 0,
          onClick: () => onPick(rate.id),
          onKeyDown: (event: KeyboardEvent) => keyed(event, rate.id),
        };
        return (
          <g
            key={rate.id}
            className={css.point}
            transform={`translate(${x} ${y})`}
            role="img"
            aria-label={label(rate)}
            {...press}
          >
            <title>{label(rate)}</title>
            <circle className={css.reach} r="12" />
            <PriceMark shape={shapeOf(rate.id, layout.standing, onFront.has(rate.id))} />
          </g>
        );
      })}
    </svg>
  );
}
