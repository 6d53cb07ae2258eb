import { Button } from '@mantine/core';
import { type Quote, type Rate, ratePrice } from '@waybill/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useServiceName } from '../../../../ui/freight/use-service-name.ts';
import { useFormats } from '../../../../lib/format/use-formats.ts';
import { serviceBeside } from '../../../../ui/freight/shared/service-name.ts';
import { RateMarkChip } from '../../../../ui/freight/status/status-chip.tsx';
import { HeldLock, useHeldMarks } from '../../../billing/credit-holds/public.ts';
import css from './best-cards.module.css';
import { rateMarks } from './rate-marks.ts';

type Props = {
  readonly quote: Quote;
  /** Those that the list shows. */
  readonly rates: readonly Rate[];
  readonly insured: boolean;
  /** Opens a rate in the list. */
  readonly onPick: (id: string) => void;
  readonly onBook: ((id: string) => void) | null;
};

const shown = ['best_value', 'cheapest', 'fastest'] as const;

/** The rates that stand out in the list, side by side: each opens its row, and is ready to book. */
export function BestCards({ quote, rates, insured, onPick, onBook }: Props) {
  const { t } = useTranslation();
  const serviceName = useServiceName();
  const heldMarks = useHeldMarks();
  const { money, date } = useFormats();
  const marks = useMemo(() => rateMarks(rates, insured), [rates, insured]);
  const best = shown.flatMap((mark) => {
    const rate = rates.find(({ id }) => marks.get(id)?.find((one) => shown.some((each) => each === one)) === mark);
    return rate ? [rate] : [];
  });
  if (best.length === 0 && !quote.answering) return null;
  return (
    <section className={css.cards} aria-label={t('quotes.rates.best')}>
      {best.length === 0 && shown.map((mark) => <div key={mark} className={css.card} aria-hidden="true" />)}
      {best.map((rate) => {
        const price = money(ratePrice(rate, insured));
        const service = serviceName(rate.service.name);
        return (
          <div key={rate.id} className={css.card}>
            <button type="button" className={css.pick} onClick={() => onPick(rate.id)}>
              <span className={css.price}>
                {(marks.get(rate.id) ?? []).map((mark) => (
                  <RateMarkChip key={mark} mark={mark} />
                ))}{' '}
                <b>{price}</b>
              </span>{' '}
              <span className={css.words}>
                <span className={css.carrier}>{rate.carrier.name}</span> {serviceBeside(rate.carrier.name, service)} ·{' '}
                {date(rate.delivery_date)}
              </span>
            </button>
            {onBook !== null && (
              <Button
                h={28}
                px={10}
                fz={13}
                className={css.book ?? ''}
                aria-label={t('quotes.rates.book_name', { name: `${rate.carrier.name} ${service}`, price })}
                leftSection={heldMarks && <HeldLock />}
                {...heldMarks}
                onClick={() => onBook(rate.id)}
              >
                {t('quotes.rates.book')}
              </Button>
            )}
          </div>
        );
      })}
    </section>
  );
}
