import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Quote } from '@waybill/contract';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSubjectOfPage } from '../../../../lib/routes/page-subject.ts';
import { ToneChip } from '../../../../ui/freight/status/status-chip.tsx';
import { IconCircleCheck, IconClock } from '../../../../ui/icons.ts';
import { LoadFailed } from '../../../../ui/load-failed.tsx';
import { useQuoteForm } from '../draft/quote-form.ts';
import { StepSkeleton } from '../frame/step-skeleton.tsx';
import { useStep } from '../frame/use-step.ts';
import { BookedNotice } from './booked-notice.tsx';
import { Rates } from './rates.tsx';
import css from './rates-step.module.css';
import { useVisibleQuote } from './visible-rates.ts';

type Props = { readonly quote: Quote; readonly booking: NonNullable<Quote['booking']> };

/** The rates of a quote that is booked, or being booked: none of them can be booked again. */
export function BookedQuote({ quote: answered, booking }: Props) {
  const { t } = useTranslation();
  const quoteForm = useQuoteForm();
  const { goTo } = useStep();
  const quote = useVisibleQuote(answered) ?? answered;
  useSubjectOfPage('quote', quote.number);
  const booked = booking.state === 'booked';
  function watch(): void {
    quoteForm.draft.set((now) => ({ ...now, rate_id: booking.rate_id, booking_id: booking.id }));
    void goTo('book');
  }
  return (
    <div className={css.step}>
      <Rates
        quote={quote}
        onBook={null}
        status={
          <ToneChip tone={booked ? 'go' : 'wait'} icon={booked ? IconCircleCheck : IconClock}>
            {t(booked ? 'quote_lists.status.booked' : 'quotes.confirming.chip')}
          </ToneChip>
        }
        notices={
          <BookedNotice
            quote={quote}
            booking={booking}
            underWay={<Button onClick={watch}>{t('quotes.rates.booking_view')}</Button>}
          />
        }
      />
    </div>
  );
}

/** The quote that this tab booked, when somebody goes back to its rates. */
export function BookedInTab({ id }: { readonly id: string }) {
  const { channel } = useQuoteForm();
  const { goTo } = useStep();
  const query = useQuery({ ...channel.shown(id), refetchOnWindowFocus: 'always' });
  const quote = query.data?.data;
  // Its shipment was canceled since.
  const free = quote !== undefined && !query.isFetching && quote.booking === null;
  useEffect(() => {
    if (free) void goTo('details');
  }, [free, goTo]);
  if (quote === undefined && query.isError)
    return <LoadFailed message={query.error.message} retry={() => void query.refetch()} />;
  return quote?.booking ? <BookedQuote quote={quote} booking={quote.booking} /> : <StepSkeleton />;
}
