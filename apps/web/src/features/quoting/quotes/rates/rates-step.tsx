import { Button } from '@mantine/core';
import type { Quote } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useSubjectOfPage } from '../../../../lib/routes/page-subject.ts';
import { ToneChip } from '../../../../ui/freight/status/status-chip.tsx';
import { LoadFailed } from '../../../../ui/load-failed.tsx';
import { HeldNote } from '../../../billing/credit-holds/public.ts';
import { useQuoteForm } from '../draft/quote-form.ts';
import { useKnownParties } from '../book/use-known-parties.ts';
import { useGetRates } from '../details/use-get-rates.ts';
import { useFollow } from '../frame/use-follow.ts';
import { StepSkeleton } from '../frame/step-skeleton.tsx';
import { useInsured, useQuoted } from '../frame/use-quoted.ts';
import { useStep } from '../frame/use-step.ts';
import { PdfButton } from '../pdf/pdf-button.tsx';
import { MailButton } from '../send/mail-button.tsx';
import { SaveButton } from '../save/save-button.tsx';
import { BookedQuote } from './booked-in-tab.tsx';
import { NoRates } from './no-rates.tsx';
import { OutdatedNotice } from './outdated-notice.tsx';
import { Rates } from './rates.tsx';
import { RateSummary } from './summary/rate-summary.tsx';
import css from './rates-step.module.css';
import { useVisibleQuote } from './visible-rates.ts';
import { useBookRate } from './use-book-rate.ts';

function RatesPdf({ quote }: { readonly quote: Quote }) {
  const insured = useInsured(quote);
  return (
    <>
      <PdfButton quote={quote} insured={insured} />
      <MailButton quote={quote} insured={insured} />
    </>
  );
}

/** Step 2: what every carrier asks, and why some ask nothing. */
export function RatesStep() {
  const { t } = useTranslation();
  const { goTo } = useStep();
  const bookRate = useBookRate();
  const { channel } = useQuoteForm();
  const { query, quote: answered, outdated } = useQuoted();
  useFollow(answered);
  const quote = useVisibleQuote(answered);
  useSubjectOfPage('quote', quote?.number);
  // Known before a rate is chosen, so that the next step opens filled in.
  useKnownParties(answered);
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
  if (quote.booking !== null) return <BookedQuote quote={quote} booking={quote.booking} />;
  // The load itself was refused, and no carrier heard of it.
  const unasked = !quote.answering && quote.rates.length === 0 && quote.carriers.length === 0;
  const actions = (
    <>
      <Button variant="subtle" size="compact-sm" onClick={() => void goTo('details')}>
        {t('quotes.edit')}
      </Button>
      {!unasked && <SaveButton quote={quote} look={{ variant: 'subtle', size: 'compact-sm' }} />}
      <RatesPdf quote={quote} />
    </>
  );
  const word = outdated !== null ? 'outdated' : unasked ? 'not_asked' : null;
  const status = word !== null && <ToneChip tone="care">{t(`quotes.rates.${word}`)}</ToneChip>;
  const summary = { over: outdated === 'expired', status, actions };
  const notice = outdated !== null && <OutdatedNotice outdated={outdated} asking={asking} onAsk={ask} />;
  return (
    <div className={css.step} data-outdated={outdated !== null || undefined}>
      {quote.rates.length === 0 && !quote.answering ? (
        <>
          <RateSummary quote={quote} {...summary} />
          {notice}
          <NoRates
            quote={quote}
            onChange={() => void goTo('details')}
            onRequest={channel.guest ? null : () => void goTo('request')}
          />
        </>
      ) : (
        <Rates
          key={quote.id}
          quote={quote}
          onBook={outdated === null ? bookRate : null}
          {...summary}
          notices={
            <>
              {notice}
              <HeldNote />
            </>
          }
        />
      )}
    </div>
  );
}
