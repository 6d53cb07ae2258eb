import { Button, Kbd } from '@mantine/core';
import type { Quote, Rate } from '@waybill/contract';
import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../../lib/format/use-formats.ts';
import { ConvertedNote, useCurrencyShown } from '../../../../ui/converted-note.tsx';
import { useCarrierInfo } from '../../../identity/carrier-info/public.ts';
import { useCarrierVisibility } from '../../../identity/settings/public.ts';
import { useInsuranceLock } from '../draft/insurance-lock.ts';
import { NoRateCarriers } from './no-rate-carriers.tsx';
import css from './rate-list.module.css';
import { rateMarks } from './rate-marks.ts';
import type { RateMark } from '../../../../ui/freight/status/statuses.ts';
import { RateRow } from './rate-row.tsx';
import type { Compared } from './compare/use-compared.ts';
import { InsuranceNote } from './insurance-note.tsx';
import { lowestPrice } from './view/rate-view.ts';
import { withPreferred } from './visible-rates.ts';
import { useRateKeys } from './use-rate-keys.ts';
import { WaitingRows } from './waiting-rows.tsx';

type Props = {
  readonly quote: Quote;
  /** What the filters let through, in the chosen order. */
  readonly rates: readonly Rate[];
  readonly insured: boolean;
  /** Rates that have come and wait to be shown. */
  readonly held: number;
  readonly opened: string | null;
  readonly onOpen: (id: string) => void;
  readonly onBook: ((id: string) => void) | null;
  /** Sends a rate to a colleague who may book; null where the reader may book, or nobody can. */
  readonly onSend: ((id: string) => void) | null;
  readonly compared: Compared;
  /** Drops the filters. */
  readonly onAll: () => void;
};

/** As many rows are drawn at once with the list; the others, and what stands below them, right after those are seen. */
const firstRows = 4;

const none: readonly RateMark[] = [];

/** Every rate of a quote in the chosen order, places for those to come, and in the end who gave none and why. */
export function RateList(props: Props) {
  const { quote, rates, insured, held, opened, onOpen, onBook, onSend, compared, onAll } = props;
  const { t } = useTranslation();
  const currency = quote.rates[0]?.total_without_insurance.currency ?? 'USD';
  const currencyShown = useCurrencyShown(currency);
  const visibility = useCarrierVisibility();
  const looks = useCarrierInfo();
  const locked = useInsuranceLock() !== null;
  const marks = useMemo(
    () => withPreferred(rateMarks(rates, insured), rates, visibility),
    [rates, insured, visibility],
  );
  const lowest = useMemo(() => lowestPrice(rates, insured), [rates, insured]);
  const keys = useRateKeys(onBook);
  const whole = useDeferredValue(true, false);
  const { date } = useFormats();
  return (
    <>
      <div className={css.table} data-read-only={(onBook === null && onSend === null) || undefined}>
        <div className={css.head} aria-hidden="true">
          <span />
          <span>{t('quotes.rates.carrier')}</span>
          <span>{t('quotes.rates.delivery')}</span>
          <span className={css.liability}>{t('quotes.rates.liability')}</span>
          <span className={css.more}>{t('quotes.rates.versus')}</span>
          <span className={css.without}>{!locked && t(insured ? 'quotes.rates.without' : 'quotes.rates.with')}</span>
          <span className={css.figure}>{t(insured ? 'quotes.rates.insured_total' : 'quotes.rates.total')}</span>
          <span />
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
              marks={marks.get(rate.id) ?? none}
              lowest={lowest}
              opened={opened === rate.id}
              onOpen={onOpen}
              onBook={onBook}
              onSend={onSend}
              compared={compared.rates.includes(rate) || (compared.full ? null : false)}
              onCompare={compared.choose}
            />
          ))}
        </ol>
        {rates.length === 0 && quote.rates.length > 0 && (
          <div className={css.empty}>
            {t('quotes.rates.filter.empty')} <Button onClick={onAll}>{t('quotes.rates.filter.clear')}</Button>
          </div>
        )}
        {whole && quote.answering && <WaitingRows quote={quote} held={held} />}
        {whole && !quote.answering && <NoRateCarriers quote={quote} />}
      </div>
      {whole && (
        <p className={css.foot} data-glide="">
          <span>
            {t('quotes.rates.foot', {
              date: date(quote.request.pickup_date),
              currency: t(`freight.charges.currency.${currencyShown}`),
            })}
          </span>
          <InsuranceNote quote={quote} insured={insured} />
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
    </>
  );
}
