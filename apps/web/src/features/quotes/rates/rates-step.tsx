import { Button } from '@mantine/core';
import type { Quote } from '@waybill/contract';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AnswerBar, type CarrierAnswer } from '../../../ui/freight/answers/answer-bar.tsx';
import { PriceAgainstDays } from '../../../ui/freight/prices/price-against-days.tsx';
import { ToneChip } from '../../../ui/freight/status/status-chip.tsx';
import { IconCircleCheck } from '../../../ui/icons.ts';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { useGetRates } from '../details/use-get-rates.ts';
import { QuoteStrip } from '../frame/quote-strip.tsx';
import { StepSkeleton } from '../frame/step-skeleton.tsx';
import { priceOf, useInsured, useQuoted, type Outdated } from '../frame/use-quoted.ts';
import { useStep } from '../frame/use-step.ts';
import { BestCards } from './best-cards.tsx';
import { NoRates } from './no-rates.tsx';
import { OutdatedNotice } from './outdated-notice.tsx';
import { PhoneBookBar } from './phone-book-bar.tsx';
import { RateList } from './rate-list.tsx';
import css from './rates-step.module.css';
import { useVisibleQuote } from './visible-rates.ts';
import { useBookRate } from './use-book-rate.ts';

function answersOf(quote: Quote): CarrierAnswer[] {
  const withRates = new Map(quote.rates.map(({ carrier }) => [carrier.id, carrier.name]));
  return [
    ...[...withRates].map(([id, carrier]) => ({ id, carrier, state: 'rates' as const })),
    ...quote.without_rate.map(({ carrier }) => ({ id: carrier.id, carrier: carrier.name, state: 'none' as const })),
  ];
}

function Rates({ quote, outdated }: { readonly quote: Quote; readonly outdated: Outdated }) {
  const insured = useInsured(quote);
  const bookRate = useBookRate();
  const onBook = outdated === null ? bookRate : null;
  const [opened, setOpened] = useState<string | null>(null);
  const toggle = useCallback((id: string) => setOpened((now) => (now === id ? null : id)), []);
  const pick = useCallback((id: string) => {
    setOpened(id);
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-rate="${CSS.escape(id)}"] button`)?.focus());
  }, []);
  const priced = quote.rates.map((rate) => ({
    id: rate.id,
    carrier: rate.carrier.name,
    service: rate.service.name,
    days: rate.transit_days,
    date: rate.delivery_date,
    price: priceOf(rate, insured),
  }));
  return (
    <>
      <AnswerBar answers={answersOf(quote)} rateCount={quote.rates.length} />
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
  const { query, quote: answered, outdated } = useQuoted();
  const quote = useVisibleQuote(answered);
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
  const change = (
    <Button variant="subtle" size="compact-sm" onClick={() => void goTo('details')}>
      {t('quotes.change_details')}
    </Button>
  );
  const status =
    outdated === null ? (
      <ToneChip tone="go" icon={IconCircleCheck}>
        {t('quotes.rates.current')}
      </ToneChip>
    ) : (
      <ToneChip tone="care">{t('quotes.rates.outdated')}</ToneChip>
    );
  return (
    <div className={css.step} data-outdated={outdated !== null || undefined}>
      <QuoteStrip quote={quote} status={status} action={change} />
      {outdated !== null && <OutdatedNotice outdated={outdated} asking={asking} onAsk={ask} />}
      {quote.rates.length === 0 ? (
        <NoRates quote={quote} onChange={() => void goTo('details')} />
      ) : (
        <Rates quote={quote} outdated={outdated} />
      )}
    </div>
  );
}
