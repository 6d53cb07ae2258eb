import { useQuery } from '@tanstack/react-query';
import { endpoints } from '@waybill/contract';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../../../lib/api/query.ts';
import { go } from '../../../../lib/routes/navigator.ts';
import { LoadFailed } from '../../../../ui/load-failed.tsx';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { useDesk } from '../draft/draft-context.ts';
import { emptyDraft } from '../draft/empty.ts';
import { detailsFrom } from '../draft/from-request.ts';
import { openBeside } from '../draft/keep-draft.ts';
import { writeDraft } from '../draft/local-drafts.ts';
import { QuoteTabs } from './quote-tabs.tsx';
import { StepSkeleton } from './step-skeleton.tsx';

type Props = {
  readonly id: string;
  /** The other way round: pickup and delivery change places. */
  readonly back: boolean;
};

/** Begins a new draft with the load and the places of an earlier quote, then opens it. */
export function Reseed({ id, back }: Props) {
  const { t } = useTranslation();
  const desk = useDesk();
  const quote = useQuery(apiQuery(endpoints.quotes.show, { params: { id } }));
  const request = quote.data?.data.request;
  useEffect(() => {
    if (request === undefined) return;
    // What was being typed is not lost by opening an earlier quote.
    openBeside(desk.draft, { ...emptyDraft(), details: detailsFrom(request, back) });
    writeDraft(desk.userId, desk.draft.get());
    void go('quote.new', {}, { replace: true });
  }, [request, back, desk]);
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
