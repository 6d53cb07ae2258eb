import { Kbd } from '@mantine/core';
import type { Quote } from '@waybill/contract';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../../lib/format/use-formats.ts';
import { ConvertedNote, useCurrencyShown } from '../../../../ui/converted-note.tsx';
import { useCarrierInfo } from '../../../identity/carrier-info/public.ts';
import { useCarrierVisibility } from '../../../identity/settings/public.ts';
import { useInsuranceLock } from '../draft/insurance-lock.ts';
import { NoRateCarriers } from './no-rate-carriers.tsx';
import css from './rate-list.module.css';
import { rateMarks } from './rate-marks.ts';
import { RateRow } from './rate-row.tsx';
import { SortBar } from './sort-bar.tsx';
import { sortRates, type RateOrder } from './sort-rates.ts';
import { preferredFirst, withPreferred } from './visible-rates.ts';
import { useListedQuote } from './use-listed-quote.ts';
import { useRateKeys } from './use-rate-keys.ts';
import { WaitingRows } from './waiting-rows.tsx';

type Props = {
  readonly quote: Quote;
  readonly insured: boolean;
  readonly opened: string | null;
  readonly onOpen: (id: string) => void;
  readonly onBook: ((id: string) => void) | null;
  /** Sends a rate to a colleague who may book; null where the reader may book, or nobody can. */
  readonly onSend: ((id: string) => void) | null;
};

/** As many rows are drawn at once with the list; the others, and what stands below them, right after those are seen. */
const firstRows = 4;

/** Every rate of a quote in the chosen order, places for those to come, and in the end who gave none and why. */
export function RateList({ quote, insured, opened, onOpen, onBook, onSend }: Props) {
  const { t } = useTranslation();
  const currency = quote.rates[0]?.total_without_insurance.currency ?? 'USD';
  const currencyShown = useCurrencyShown(currency);
  const visibility = useCarrierVisibility();
  const looks = useCarrierInfo();
  const locked = useInsuranceLock() !== null;
  const [order, setOrder] = useState<RateOrder>({ by: 'price', down: false });
  const { frame, shown, held, release } = useListedQuote(quote, opened);
  const rates = useMemo(
    () => preferredFirst(sortRates(shown.rates, order, insured), visibility),
    [shown.rates, order, insured, visibility],
  );
  const marks = useMemo(
    () => withPreferred(rateMarks(quote.rates, insured), quote.rates, visibility),
    [quote.rates, insured, visibility],
  );
  const keys = useRateKeys(onBook);
  const whole = useDeferredValue(true, false);
  const { date } = useFormats();
  return (
    <div ref={frame} className={css.frame}>
      <SortBar
        count={rates.length}
        held={held}
        onShow={release}
        order={order}
        onOrder={(next) => {
          release();
          setOrder(next);
        }}
      />
      <div className={css.table} data-rows="" data-read-only={(onBook === null && onSend === null) || undefined}>
        <div className={css.head} aria-hidden="true">
          <span />
          <span>{t('quotes.rates.carrier')}</span>
          <span>{t('quotes.rates.transit')}</span>
          <span>{t('quotes.rates.delivery')}</span>
          <span className={css.figure}>{t('quotes.rates.liability')}</span>
          <span className={css.figure}>{!locked && t(insured ? 'quotes.rates.without' : 'quotes.rates.with')}</span>
          <span className={css.figure}>{t(insured ? 'quotes.rates.insured_total' : 'quotes.rates.total')}</span>
          <span />
        </div>
        <ol ref={keys} className={css.rows} aria-label={t('quotes.rates.list')}>
          {(whole ? rates : rates.slice(0, firstRows)).map((rate) => (
            <RateRow
              key={rate.id}
              quote={quote}
              rate={rate}
              insured={insured}
              look={looks.get(rate.carrier.id)}
              marks={marks.get(rate.id) ?? []}
              opened={opened === rate.id}
              onOpen={onOpen}
              onBook={onBook}
              onSend={onSend}
            />
          ))}
        </ol>
        {whole && shown.answering && <WaitingRows quote={shown} held={held} />}
        {whole && !shown.answering && <NoRateCarriers quote={shown} />}
      </div>
      {whole && (
        <p className={css.foot} data-glide="">
          <span>
            {t('quotes.rates.foot', {
              date: date(quote.request.pickup_date),
              currency: t(`freight.charges.currency.${currencyShown}`),
            })}
          </span>
          <ConvertedNote from={currency} />
          <span className={css.keys} aria-hidden="true">
            <Kbd>↑</Kbd> <Kbd>↓</Kbd> {t('quotes.rates.key_move')} <Kbd>Enter</Kbd> {t('quotes.rates.key_open')}{' '}
            {onBook !== null && (
              <>
                <Kbd>B</Kbd> {t('quotes.rates.key_book')}
              </>
            )}
          </span>
        </p>
      )}
    </div>
  );
}
