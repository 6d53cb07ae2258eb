import { Button } from '@mantine/core';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconArrowDown, IconArrowUp } from '../../../../ui/icons.ts';
import { rateOrders, type RateOrder } from './sort-rates.ts';
import css from './sort-bar.module.css';

type Props = {
  readonly count: number;
  /** Rates that have come and wait to be shown. */
  readonly held: number;
  readonly onShow: () => void;
  readonly order: RateOrder;
  readonly onOrder: (order: RateOrder) => void;
};

/** How many rates there are, those that wait to be shown, and by what they are sorted; a second press turns the order round. */
export function SortBar({ count, held, onShow, order, onOrder }: Props) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  function show(): void {
    onShow();
    // The button goes; whoever pressed it by key goes on from its place.
    heading.current?.focus({ preventScroll: true });
  }
  return (
    <div className={css.bar}>
      <h2 ref={heading} tabIndex={-1}>
        {t('quotes.rates.count', { count })}
      </h2>
      <div className={css.sort} role="group" aria-label={t('quotes.rates.sort_by')}>
        <span className={css.words} aria-hidden="true">
          {t('quotes.rates.sort_by')}
        </span>
        <div className={css.choices}>
          {rateOrders.map((by) => {
            const now = order.by === by;
            const Arrow = order.down ? IconArrowDown : IconArrowUp;
            return (
              <button
                key={by}
                type="button"
                className={css.choice}
                aria-pressed={now}
                onClick={() => onOrder({ by, down: now ? !order.down : false })}
              >
                {t(`quotes.rates.by_${by}`)}
                {now && <Arrow size={14} aria-hidden="true" />}
                {now && (
                  <span className="wb-only-heard">
                    {t(order.down ? 'quotes.rates.falling' : 'quotes.rates.rising')}
                  </span>
                )}
              </button>
            );
          })}
        </div>
      </div>
      {held > 0 && (
        <Button variant="filled" h={28} px={10} fz={13} onClick={show}>
          {t('quotes.rates.new', { count: held })}
        </Button>
      )}
    </div>
  );
}
