import { useQuery } from '@tanstack/react-query';
import { endpoints } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../../lib/api/query.ts';
import { useSubjectOfPage } from '../../../lib/routes/page-subject.ts';
import { useAddressParams } from '../../../lib/routes/use-address.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { RouteLink } from '../../../ui/route-link.tsx';
import { TruckloadFactsPanel } from '../truckload-quotes/public.ts';
import { SalesFactsPanel } from './facts-panel.tsx';
import { SalesHistoryPanel } from './history-panel.tsx';
import { SalesLoadPanel } from './load-panel.tsx';
import { OffersPanel } from './offers-panel.tsx';
import css from './quote-requests.module.css';
import { RequestActions } from './request-actions.tsx';
import { RequestStrip } from './request-strip.tsx';
import { StateNotice } from './state-notice.tsx';
import { useMayAsk, useWriteToSales } from './use-changes.ts';

const everyMs = 15_000;

/** One request: how it stands, what is offered, what was asked, and the words with sales. */
export function QuoteRequestPage() {
  const { t } = useTranslation();
  const { id = '' } = useAddressParams();
  const query = useQuery({
    ...apiQuery(endpoints.quoteRequests.show, { params: { id } }),
    refetchInterval: everyMs,
    refetchOnWindowFocus: 'always',
  });
  const may = useMayAsk();
  const write = useWriteToSales(id);
  const request = query.data?.data;
  useSubjectOfPage('quote', request?.number);
  const trail = <RouteLink to="quote.requests">{t('quote_requests.page.back')}</RouteLink>;
  if (request === undefined) {
    const missing = query.error?.status === 404;
    return (
      <>
        <PageHeader trail={trail} title={t('titles.quote_requests')} note={query.isPending && t('common.loading')} />
        {missing && query.error !== null && (
          <EmptyState
            title={query.error.message}
            actions={<LinkButton to="quote.requests">{t('quote_requests.page.missing')}</LinkButton>}
          />
        )}
        {query.isError && !missing && <LoadFailed message={query.error.message} retry={() => void query.refetch()} />}
      </>
    );
  }
  const { client_reference: reference } = request;
  return (
    <>
      <PageHeader
        trail={trail}
        title={request.number}
        note={reference !== null && t('quote_requests.page.reference', { reference })}
        actions={may && <RequestActions request={request} />}
      />
      <div className={css.page}>
        <RequestStrip request={request} />
        <StateNotice request={request} />
        <div className={css.columns}>
          <div className={css.main}>
            {request.offer !== null && <OffersPanel request={request} offer={request.offer} />}
            <SalesHistoryPanel
              title={t('quote_requests.page.history')}
              events={request.events}
              write={may ? write : null}
            />
            <TruckloadFactsPanel request={request.request} />
            <SalesLoadPanel items={request.request.items} />
          </div>
          <div className={css.aside}>
            <SalesFactsPanel request={request} />
          </div>
        </div>
      </div>
    </>
  );
}
