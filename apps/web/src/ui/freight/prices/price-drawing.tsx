import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.ts';
import { serviceBeside } from '../shared/service-name.ts';
import { PriceAxes } from './price-axes.tsx';
import { PriceMark, shapeOf } from './price-mark.tsx';
import { height, layOutPrices } from './price-picture.ts';
import type { PricedRate } from './price-view.ts';
import css from './price-drawing.module.css';

type Props = {
  readonly rates: readonly PricedRate[];
  readonly width: number;
  readonly lettered: boolean;
  readonly onPick?: ((id: string) => void) | undefined;
  /** The rate that is pointed at elsewhere on the page. */
  readonly hovered: string | null;
};

const words = { best: 'best_value', cheapest: 'cheapest', fastest: 'fastest' } as const;

/**
 * Every rate as a mark over its days; a dashed line joins those that nothing beats. Those that stand out are named, and
 * the one that is pointed at.
 */
export function PriceDrawing({ rates, width, lettered, onPick, hovered }: Props) {
  const { t } = useTranslation();
  const formats = useFormats();
  const [pointed, setPointed] = useState<string | null>(null);
  const layout = layOutPrices(rates, width, (rate, mark) => `${t(`freight.mark.${words[mark]}`)} · ${rate.carrier}`);
  const at = pointed ?? hovered;
  const point = layout.points.find(({ rate }) => rate.id === at);
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
            const shape = shapeOf(id, layout.standing, false) as keyof typeof words;
            const from = anchor === 'start' ? x : anchor === 'end' ? x + room : x + room / 2;
            return (
              <text key={id} className={css.label} x={from} y={y + 11.5} textAnchor={anchor}>
                <tspan className={css[shape]}>{t(`freight.mark.${words[shape]}`)} · </tspan>
                {rate.carrier}
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
            data-hovered={rate.id === at || undefined}
            onPointerEnter={() => setPointed(rate.id)}
            onPointerLeave={() => setPointed(null)}
            onFocus={() => setPointed(rate.id)}
            onBlur={() => setPointed(null)}
            {...press}
          >
            <circle className={css.reach} r="12" />
            <PriceMark shape={shapeOf(rate.id, layout.standing, onFront.has(rate.id))} />
          </g>
        );
      })}
      {point && (
        <text
          className={css.label}
          data-pointed=""
          x={point.x + (point.x > width / 2 ? -14 : 14)}
          y={point.y - 10}
          textAnchor={point.x > width / 2 ? 'end' : 'start'}
          aria-hidden="true"
        >
          {point.rate.carrier} {serviceBeside(point.rate.carrier, point.rate.service)} ·{' '}
          {formats.money(point.rate.price)}
        </text>
      )}
    </svg>
  );
}
