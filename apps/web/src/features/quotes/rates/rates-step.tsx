import { Button } from '@mantine/core';
import type { Quote } from '@waybill/contract';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSubjectOfPage } from '../../../lib/routes/page-subject.ts';
import { AnswerBar } from '../../../ui/freight/answers/answer-bar.tsx';
import { PriceAgainstDays } from '../../../ui/freight/prices/price-against-days.tsx';
import { useServiceName } from '../../../ui/freight/use-service-name.ts';
import { ToneChip } from '../../../ui/freight/status/status-chip.tsx';
import { IconCircleCheck, IconClock } from '../../../ui/icons.ts';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { useDesk } from '../draft/draft-context.ts';
import { useGetRates } from '../details/use-get-rates.ts';
import { useElapsed } from '../frame/use-elapsed.ts';
import { useFollow } from '../frame/use-follow.ts';
import { QuoteStrip } from '../frame/quote-strip.tsx';
import { StepSkeleton } from '../frame/step-skeleton.tsx';
import { priceOf, useInsured, useQuoted } from '../frame/use-quoted.ts';
import { useStep } from '../frame/use-step.ts';
import { SaveButton } from '../save/save-button.tsx';
import { answersOf } from './answers-of.ts';
import { BestCards } from './best-cards.tsx';
import { NoRates } from './no-rates.tsx';
import { OutdatedNotice } from './outdated-notice.tsx';
import { PhoneBookBar } from './phone-book-bar.tsx';
import { RateList } from './rate-list.tsx';
import css from './rates-step.module.css';
import { useVisibleQuote } from './visible-rates.ts';
import { useBookRate } from './use-book-rate.ts';

type RatesProps = {
  readonly quote: Quote;
  /** Books a rate; null where none can be booked. */
  readonly onBook: ((id: string) => void) | null;
};

/** How far carriers have come, prices against days, and every rate. */
export function Rates({ quote, onBook }: RatesProps) {
  const insured = useInsured(quote);
  const serviceName = useServiceName();
  const elapsed = useElapsed(quote.created_at, quote.answering);
  const [opened, setOpened] = useState<string | null>(null);
  const toggle = useCallback((id: string) => setOpened((now) => (now === id ? null : id)), []);
  const pick = useCallback((id: string) => {
    setOpened(id);
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-rate="${CSS.escape(id)}"] button`)?.focus());
  }, []);
  const priced = quote.rates.map((rate) => ({
    id: rate.id,
    carrier: rate.carrier.name,
    service: serviceName(rate.service.name),
    days: rate.transit_days,
    date: rate.delivery_date,
    price: priceOf(rate, insured),
  }));
  return (
    <>
      <AnswerBar answers={answersOf(quote)} rateCount={quote.rates.length} waitedSeconds={elapsed} />
      <div className={css.pictures}>
        <PriceAgainstDays rates={priced} onPick={pick} />
        <BestCards quote={quote} insured={insured} onBook={onBook} />
      </div>
      <RateList quote={quote} insured={insured} opened={opened} onOpen={toggle} onBook={onBook} />
      <PhoneBookBar quote={quote} insured={insured} opened={opened} onBook={onBook} />
    </>
  );
}

/** Step 2: what every carrier asks, and why some ask nothing. */
export function RatesStep() {
  const { t } = useTranslation();
  const { goTo } = useStep();
  const bookRate = useBookRate();
  const { channel } = useDesk();
  const { query, quote: answered, outdated } = useQuoted();
  useFollow(answered);
  const quote = useVisibleQuote(answered);
  useSubjectOfPage('quote', quote?.number);
  const { ask, asking } = useGetRates(
    () => undefined,
    () => void goTo('details'),
  );
  if (quote === null) {
    return query.isError ? (
      <LoadFailed message={query.error.message} retry={() => void query.refetch()} />
    ) : (
      <StepSkeleton />
    );
  }
  const actions = (
    <span className={css.actions}>
      <SaveButton quote={quote} look={{ variant: 'subtle', size: 'compact-sm' }} />
      <Button variant="subtle" size="compact-sm" onClick={() => void goTo('details')}>
        {t('quotes.change_details')}
      </Button>
    </span>
  );
  const status =
    outdated !== null ? (
      <ToneChip tone="care">{t('quotes.rates.outdated')}</ToneChip>
    ) : (
      <ToneChip tone={quote.answering ? 'wait' : 'go'} icon={quote.answering ? IconClock : IconCircleCheck}>
        {t(quote.answering ? 'quotes.rates.answering' : 'quotes.rates.current')}
      </ToneChip>
    );
  return (
    <div className={css.step} data-outdated={outdated !== null || undefined}>
      <QuoteStrip quote={quote} status={status} action={actions} />
      {outdated !== null && <OutdatedNotice outdated={outdated} asking={asking} onAsk={ask} />}
      {quote.rates.length === 0 && !quote.answering ? (
        <NoRates
          quote={quote}
          onChange={() => void goTo('details')}
          onRequest={channel.guest ? null : () => void goTo('request')}
        />
      ) : (
        <Rates key={quote.id} quote={quote} onBook={outdated === null ? bookRate : null} />
      )}
    </div>
  );
}
