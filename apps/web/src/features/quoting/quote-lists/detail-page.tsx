import { useQuery } from '@tanstack/react-query';
import type { Quote } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.ts';
import { go } from '../../../lib/routes/navigator.ts';
import { useSubjectOfPage } from '../../../lib/routes/page-subject.ts';
import { useAddressParams } from '../../../lib/routes/use-address.ts';
import { useUser } from '../../../lib/session/use-user.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { IconArrowBackUp, IconRefresh } from '../../../ui/icons.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { RouteLink } from '../../../ui/route-link.tsx';
import { isHonoured, SaveButton, StepSkeleton, StoredQuote } from '../quotes/public.ts';
import { useNow } from '../../../lib/use-now.ts';
import { quoteQuery } from './api.ts';
import { QuoteStatusChip } from './list/status-chip.tsx';

/** How things stand with a quote, in one line. */
function useStanding(quote: Quote | undefined, honoured: boolean): string {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  if (quote === undefined) return '';
  if (quote.status === 'booked') return t('quote_lists.detail.booked');
  if (!honoured) return t('quote_lists.detail.expired');
  return t('quote_lists.detail.open', { time: dateTime(quote.expires_at, quote.origin.time_zone) });
}

/** A quote of the history as it was given, with every rate and its charges, and what can be done with it. */
export function QuoteDetailPage() {
  const { t } = useTranslation();
  const user = useUser();
  const { id = '' } = useAddressParams();
  const query = useQuery(quoteQuery(id));
  const quote = query.data?.data;
  useSubjectOfPage('quote', quote?.number);
  const now = useNow();
  const honoured = quote !== undefined && isHonoured(quote, now);
  const note = useStanding(quote, honoured);
  const mayQuote = user?.abilities.includes('quote.create') ?? false;
  const mayBook = honoured && (user?.abilities.includes('shipment.book') ?? false);
  if (query.isError && query.error.status === 404) {
    return (
      <EmptyState
        level="h1"
        title={t('quote_lists.detail.missing_title')}
        text={t('quote_lists.detail.missing_text')}
        actions={
          <LinkButton to="quote.history" variant="filled">
            {t('quote_lists.empty.to_history')}
          </LinkButton>
        }
      />
    );
  }
  return (
    <>
      <PageHeader
        trail={
          <nav aria-label={t('quote_lists.detail.trail')}>
            <RouteLink to="quote.history">{t('titles.quote_history')}</RouteLink>
          </nav>
        }
        title={quote ? t('quote_lists.detail.title', { number: quote.number }) : t('titles.quote_history')}
        note={note}
        actions={
          quote &&
          mayQuote && (
            <>
              <SaveButton quote={quote} />
              <LinkButton
                to="quote.again"
                params={{ id, return: 'return' }}
                leftSection={<IconArrowBackUp size={16} aria-hidden="true" />}
              >
                {t('quote_lists.act.back')}
              </LinkButton>
              <LinkButton
                to="quote.again"
                params={{ id }}
                variant={mayBook ? 'default' : 'filled'}
                leftSection={<IconRefresh size={16} aria-hidden="true" />}
              >
                {t('quote_lists.act.again')}
              </LinkButton>
              {mayBook && quote.rates.length > 0 && (
                <LinkButton to="quote.ship-again" params={{ id }} variant="filled">
                  {t('quote_lists.act.book')}
                </LinkButton>
              )}
            </>
          )
        }
      />
      {quote && user ? (
        <StoredQuote
          key={id}
          quote={quote}
          userId={user.id}
          status={<QuoteStatusChip status={quote.status === 'open' && !honoured ? 'expired' : quote.status} />}
          onBook={mayBook ? (rate) => void go('quote.ship-again', { id }, { search: { rate } }) : null}
          onChange={() => void go('quote.again', { id })}
        />
      ) : query.isError ? (
        <LoadFailed message={query.error.message} retry={() => void query.refetch()} />
      ) : (
        <StepSkeleton />
      )}
    </>
  );
}
