import type { Quote } from '@waybill/contract';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { accountChannel } from '../draft/channel.ts';
import { QuoteFormContext, noProblems, type QuoteForm } from '../draft/quote-form.ts';
import { draftFromQuote } from '../draft/from-quote.ts';
import { useInsuranceLock } from '../draft/insurance-lock.ts';
import { makeStore } from '../../../../lib/store.ts';
import { useFollow } from '../frame/use-follow.ts';
import { useInsured } from '../frame/use-quoted.ts';
import { PdfButton } from '../pdf/pdf-button.tsx';
import { MailButton } from '../send/mail-button.tsx';
import { BookedNotice } from '../rates/booked-notice.tsx';
import { NoRates } from '../rates/no-rates.tsx';
import css from '../rates/rates-step.module.css';
import { Rates } from '../rates/rates.tsx';
import { RateSummary } from '../rates/summary/rate-summary.tsx';
import { useVisibleQuote } from '../rates/visible-rates.ts';

type Props = {
  readonly quote: Quote;
  readonly userId: string;
  readonly status: ReactNode;
  /** Books a rate; null where none can be booked. */
  readonly onBook: ((rateId: string) => void) | null;
  /** Goes on with other details. */
  readonly onChange: () => void;
};

type ShownProps = Omit<Props, 'userId'>;

/** What the quote holds; it is followed over the channel of its desk while carriers still answer. */
function Shown({ quote: stored, status, onBook, onChange }: ShownProps) {
  const { t } = useTranslation();
  useFollow(stored);
  const quote = useVisibleQuote(stored) ?? stored;
  const insured = useInsured(quote);
  const summary = {
    status,
    actions: (
      <>
        <PdfButton quote={quote} insured={insured} />
        <MailButton quote={quote} insured={insured} />
      </>
    ),
  };
  const notice = quote.booking !== null && (
    <BookedNotice
      quote={quote}
      booking={quote.booking}
      underWay={
        <LinkButton to="quote.ship-again" params={{ id: quote.id }} search={{ rate: quote.booking.rate_id }}>
          {t('quotes.rates.booking_view')}
        </LinkButton>
      }
    />
  );
  return (
    <div className={css.step} data-outdated={quote.status === 'expired' || undefined}>
      {quote.rates.length === 0 && !quote.answering ? (
        <>
          <RateSummary quote={quote} {...summary} />
          {notice}
          <NoRates quote={quote} onChange={onChange} onRequest={null} />
        </>
      ) : (
        <Rates quote={quote} onBook={onBook} {...summary} notices={notice} />
      )}
    </div>
  );
}

/** A quote as it was given, with every rate and its charges. What is chosen over it touches no draft. */
export function StoredQuote({ userId, ...shown }: Props) {
  const lock = useInsuranceLock();
  const [quoteForm] = useState((): QuoteForm => ({
    userId,
    channel: accountChannel,
    begin: {},
    draft: makeStore(draftFromQuote(shown.quote, undefined, lock)),
    problems: makeStore(noProblems),
  }));
  return (
    <QuoteFormContext value={quoteForm}>
      <Shown {...shown} />
    </QuoteFormContext>
  );
}
