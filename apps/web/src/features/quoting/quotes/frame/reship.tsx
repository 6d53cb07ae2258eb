import { useQuery, useQueryClient } from '@tanstack/react-query';
import { endpoints } from '@waybill/contract';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiProblem } from '../../../../lib/api/problem.ts';
import { apiQuery } from '../../../../lib/api/query.ts';
import { go } from '../../../../lib/routes/navigator.ts';
import { LoadFailed } from '../../../../ui/load-failed.tsx';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { reshipContact } from '../../../../lib/routes/reship.ts';
import { usePlace } from '../details/lane/use-place.ts';
import { useGetRates } from '../details/use-get-rates.ts';
import { useQuoteForm } from '../draft/quote-form.ts';
import { draftFromShipment } from '../draft/from-shipment.ts';
import { openBeside } from '../draft/save-draft.ts';
import { writeDraft } from '../draft/quote-draft-store.ts';
import { QuoteTabs } from './quote-tabs.tsx';
import { StepSkeleton } from './step-skeleton.tsx';

type Props = {
  readonly id: string;
  /** The other way round: pickup and delivery change places. */
  readonly back: boolean;
  /** Rates are asked for at once. */
  readonly rates: boolean;
};

/** Asks for the rates of the draft and opens them; what is missing for them is shown in the details. */
function AskAtOnce() {
  const asked = useRef(false);
  const { ask } = useGetRates(
    () => void go('quote.new', {}, { replace: true, search: { step: 'rates' } }),
    () => void go('quote.new', {}, { replace: true }),
  );
  const looking = [usePlace('origin').state, usePlace('destination').state].includes('looking');
  useEffect(() => {
    if (looking || asked.current) return;
    asked.current = true;
    ask();
  }, [looking, ask]);
  return null;
}

/** Begins a new draft with the load, the places and the people of an earlier shipment, then opens it, or the rates for it. */
export function Reship({ id, back, rates }: Props) {
  const { t } = useTranslation();
  const quoteForm = useQuoteForm();
  const cache = useQueryClient();
  const query = useQuery(apiQuery(endpoints.shipments.show, { params: { id } }));
  const [begun, setBegun] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const shipment = query.data?.data;
  useEffect(() => {
    if (shipment === undefined || failed !== null || begun) return undefined;
    let gone = false;
    const begin = async (): Promise<void> => {
      try {
        const draft = await draftFromShipment(cache, shipment, back, reshipContact(id));
        if (gone) return;
        // What was being typed is not lost by shipping something again.
        openBeside(quoteForm.draft, draft);
        writeDraft(quoteForm.userId, quoteForm.draft.get());
        if (rates) setBegun(true);
        else await go('quote.new', {}, { replace: true });
      } catch (problem) {
        if (!(problem instanceof ApiProblem)) throw problem;
        if (!gone) setFailed(problem.message);
      }
    };
    void begin();
    return () => {
      gone = true;
    };
  }, [shipment, back, rates, begun, id, quoteForm, cache, failed]);
  const problem = query.error?.message ?? failed;
  const retry = (): void => {
    setFailed(null);
    void query.refetch();
  };
  return (
    <>
      <PageHeader title={t('titles.quote')} />
      <QuoteTabs />
      {begun && <AskAtOnce />}
      {problem === null ? <StepSkeleton /> : <LoadFailed message={problem} retry={retry} />}
    </>
  );
}
