import { useQuery } from '@tanstack/react-query';
import { endpoints } from '@waybill/contract';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../../../lib/api/query.ts';
import { go } from '../../../../lib/routes/navigator.ts';
import { useAddressQuery } from '../../../../lib/routes/use-address.ts';
import { useUser } from '../../../../lib/session/use-user.ts';
import { LoadFailed } from '../../../../ui/load-failed.tsx';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { useQuoteForm } from '../draft/quote-form.ts';
import { emptyDraft } from '../draft/empty.ts';
import { draftFromQuote, isHonoured } from '../draft/from-quote.ts';
import { detailsFrom } from '../draft/from-request.ts';
import { useInsuranceLock } from '../draft/insurance-lock.ts';
import { openBeside } from '../draft/save-draft.ts';
import { writeDraft } from '../draft/quote-draft-store.ts';
import { QuoteTabs } from './quote-tabs.tsx';
import { StepSkeleton } from './step-skeleton.tsx';

type Props = {
  readonly id: string;
  /** The other way round: pickup and delivery change places. */
  readonly back: boolean;
};

/**
 * Goes on to ship a quote: to its rates while they are honoured, with a rate named in the address (`lowest` or its id)
 * to book that one; otherwise, and for the way back, to the details, where rates are asked for anew.
 */
export function ShipQuote({ id, back }: Props) {
  const { t } = useTranslation();
  const quoteForm = useQuoteForm();
  const lock = useInsuranceLock();
  const wanted = useAddressQuery()['rate'];
  const mayBook = useUser()?.abilities.includes('shipment.book') ?? false;
  const query = useQuery(apiQuery(endpoints.quotes.show, { params: { id } }));
  const quote = query.data?.data;
  useEffect(() => {
    if (quote === undefined) return;
    const honoured = !back && isHonoured(quote, Date.now());
    const draft = honoured
      ? draftFromQuote(quote, mayBook ? wanted : undefined, lock)
      : { ...emptyDraft(), details: detailsFrom(quote.request, back) };
    // What was being typed is not lost by opening an earlier quote.
    openBeside(quoteForm.draft, draft);
    writeDraft(quoteForm.userId, quoteForm.draft.get());
    const step = draft.rate_id === null ? 'rates' : 'book';
    void go('quote.ship', {}, { replace: true, search: honoured ? { step } : {} });
  }, [quote, back, wanted, mayBook, lock, quoteForm]);
  return (
    <>
      <PageHeader title={t('titles.quote')} />
      <QuoteTabs />
      {query.isError ? (
        <LoadFailed message={query.error.message} retry={() => void query.refetch()} />
      ) : (
        <StepSkeleton />
      )}
    </>
  );
}
