import { useQuery } from '@tanstack/react-query';
import { endpoints } from '@waybill/contract';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../../../lib/api/query.ts';
import { go } from '../../../../lib/routes/navigator.ts';
import { LoadFailed } from '../../../../ui/load-failed.tsx';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { useQuoteForm } from '../draft/quote-form.ts';
import { emptyDraft } from '../draft/empty.ts';
import { detailsFrom } from '../draft/from-request.ts';
import { openBeside } from '../draft/save-draft.ts';
import { writeDraft } from '../draft/quote-draft-store.ts';
import { QuoteTabs } from './quote-tabs.tsx';
import { StepSkeleton } from './step-skeleton.tsx';

type Props = {
  readonly id: string;
  /** The other way round: pickup and delivery change places. */
  readonly back: boolean;
};

/** Begins a new draft with the load and the places of an earlier quote, then opens it. */
export function CopyQuote({ id, back }: Props) {
  const { t } = useTranslation();
  const quoteForm = useQuoteForm();
  const quote = useQuery(apiQuery(endpoints.quotes.show, { params: { id } }));
  const request = quote.data?.data.request;
  useEffect(() => {
    if (request === undefined) return;
    // What was being typed is not lost by opening an earlier quote.
    openBeside(quoteForm.draft, { ...emptyDraft(), details: detailsFrom(request, back) });
    writeDraft(quoteForm.userId, quoteForm.draft.get());
    void go('quote.new', {}, { replace: true });
  }, [request, back, quoteForm]);
  return (
    <>
      <PageHeader title={t('titles.quote')} />
      <QuoteTabs />
      {quote.isError ? (
        <LoadFailed message={quote.error.message} retry={() => void quote.refetch()} />
      ) : (
        <StepSkeleton />
      )}
    </>
  );
}
