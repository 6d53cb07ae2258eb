import { useParams } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddressQuery } from '../../../lib/routes/use-address.ts';
import { useUser } from '../../../lib/session/use-user.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import type { GuestQuoteSource } from './frame/resume-guest-quote.tsx';
import { QuoteFormProvider } from './frame/quote-form-provider.tsx';
import { ResumeGuestQuote, International, CopyQuote, Reship, ShipQuote } from './frame/later-pages.ts';
import { QuoteSteps } from './frame/quote-steps.tsx';
import { QuoteTabs, useInternational } from './frame/quote-tabs.tsx';
import { StepSkeleton } from './frame/step-skeleton.tsx';

type Params = { readonly clientrefnum?: string; readonly id?: string; readonly return?: string };

/** What was quoted before the person had an account and is still to be opened, if anything. */
function useCarried(): GuestQuoteSource | null {
  const waits = useUser()?.quote_waiting === true;
  const query = useAddressQuery();
  if (waits) return 'sign_up';
  return query['from'] === 'public-quote' ? 'browser' : null;
}

/** Quoting across borders: the tab and its banner. */
function Abroad() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t('quote_lists.tabs.international')} />
      <QuoteTabs />
      <Suspense fallback={<StepSkeleton />}>
        <International />
      </Suspense>
    </>
  );
}

/** Quote & Ship: one page, four steps, and a draft that survives going back, a reload and a lost answer. */
export function QuotePage() {
  const user = useUser();
  const params: Params = useParams({ strict: false });
  const carried = useCarried();
  const abroad = useInternational();
  const query = useAddressQuery();
  const reshipped = query['shipment'];
  if (user === null) return null;
  return (
    <QuoteFormProvider key={`${user.id} ${params.clientrefnum ?? ''}`} userId={user.id} reference={params.clientrefnum}>
      <Suspense fallback={<StepSkeleton />}>
        {params.id !== undefined && <CopyQuote id={params.id} back={params.return === 'return'} />}
        {params.id === undefined && reshipped !== undefined && (
          <Reship id={reshipped} back={query['way'] === 'return'} rates={query['rates'] === 'now'} />
        )}
        {params.id === undefined &&
          reshipped === undefined &&
          (abroad ? <Abroad /> : carried === null ? <QuoteSteps /> : <ResumeGuestQuote from={carried} />)}
      </Suspense>
    </QuoteFormProvider>
  );
}

/** Goes on to ship an earlier quote. */
export function ShipAgainPage() {
  const user = useUser();
  const { id = '', return: way }: Params = useParams({ strict: false });
  if (user === null) return null;
  return (
    <QuoteFormProvider key={user.id} userId={user.id} reference={undefined}>
      <Suspense fallback={<StepSkeleton />}>
        <ShipQuote id={id} back={way === 'return'} />
      </Suspense>
    </QuoteFormProvider>
  );
}
