import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { useWidth } from '../shared/use-width.ts';
import { PriceDrawing } from './price-drawing.tsx';
import { PriceMark, type MarkShape } from './price-mark.tsx';
import { height } from './price-picture.ts';
import type { PricedRate } from './price-view.ts';
import css from './price-against-days.module.css';

export type PriceAgainstDaysProps = {
  readonly rates: readonly PricedRate[];
  /** Called with the rate whose mark was pressed; without it the marks only tell. */
  readonly onPick?: (id: string) => void;
  /** The rate that is pointed at elsewhere on the page. */
  readonly hovered?: string | null;
};

/** From this width on, names stand beside the marks; below it a legend explains the shapes. */
const lettersFrom = 480;
const legend: readonly [MarkShape, 'best_value' | 'cheapest' | 'fastest'][] = [
  ['best', 'best_value'],
  ['cheapest', 'cheapest'],
  ['fastest', 'fastest'],
];

const none: PriceAgainstDaysProps['rates'] = [];

/** What more speed costs: every rate's price over its days in transit, as a picture. */
export function PriceAgainstDays({ rates, onPick, hovered = null }: PriceAgainstDaysProps) {
  const { t } = useTranslation();
  const [ref, width] = useWidth<HTMLDivElement>(640);
  // The list of rates goes first, each time some come in; the picture has its place and follows.
  const drawn = useDeferredValue(rates, none);
  return (
    <div className={css.prices}>
      <div className={css.head}>
        <h2>{t('freight.prices.title')}</h2>
        <span className={css.key}>
          <span className={css.dash} aria-hidden="true" />
          {t('freight.prices.front')}
        </span>
      </div>
      <div ref={ref} className={css.body} style={{ minHeight: height }}>
        {drawn.length > 0 && (
          <PriceDrawing rates={drawn} width={width} lettered={width >= lettersFrom} onPick={onPick} hovered={hovered} />
        )}
      </div>
      {width < lettersFrom && (
        <div className={css.legend} aria-hidden="true">
          {legend.map(([shape, mark]) => (
            <span key={mark}>
              <svg width="18" height="18" viewBox="-9 -9 18 18">
                <PriceMark shape={shape} />
              </svg>
              {t(`freight.mark.${mark}`)}
            </span>
          ))}
        </div>
      )}
    </div>
  );
}
