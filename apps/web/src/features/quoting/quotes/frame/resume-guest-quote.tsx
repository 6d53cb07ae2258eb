import { endpoints } from '@waybill/contract';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../lib/api/call.ts';
import { ApiProblem } from '../../../../lib/api/problem.ts';
import { go } from '../../../../lib/routes/navigator.ts';
import { session } from '../../../../lib/session/store.ts';
import { LoadFailed } from '../../../../ui/load-failed.tsx';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { useGetRates } from '../details/use-get-rates.ts';
import { useQuoteForm } from '../draft/quote-form.ts';
import type { DetailsDraft } from '../draft/draft.ts';
import { emptyDraft } from '../draft/empty.ts';
import { openBeside } from '../draft/save-draft.ts';
import { readDraft, writeDraft } from '../draft/quote-draft-store.ts';
import { guestDraft } from '../guest/guest-draft.ts';
import { detailsForToday } from './details-for-today.ts';
import { StepSkeleton } from './step-skeleton.tsx';

/** Where the details come from: typed in this browser before logging in, or kept with the sign-up. */
export type GuestQuoteSource = 'browser' | 'sign_up';

async function detailsFromSignUp(): Promise<DetailsDraft | null> {
  const { data } = await call(endpoints.publicQuotes.carried);
  return data === null ? null : detailsForToday(data.request);
}

/** Opens the page with what the draft holds by now. */
function open(step: 'details' | 'rates'): void {
  const { user } = session;
  if (user?.quote_waiting === true) session.set({ ...user, quote_waiting: false });
  void go('quote.new', {}, { search: step === 'rates' ? { step } : {}, replace: true });
}

/** Asks for the person's own rates with the details that were just laid out. */
function Rate() {
  const quoteForm = useQuoteForm();
  const leave = (step: 'details' | 'rates'): void => {
    writeDraft(quoteForm.userId, quoteForm.draft.get());
    open(step);
  };
  const { ask } = useGetRates(
    () => leave('rates'),
    () => leave('details'),
  );
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    ask();
  }, [ask]);
  return <StepSkeleton />;
}

type Try = { readonly from: GuestQuoteSource; readonly again: () => void };

/** One try to lay the details out; nothing can be typed before that is done. */
function LayOut({ from, again }: Try) {
  const { t } = useTranslation();
  const quoteForm = useQuoteForm();
  const [state, setState] = useState<{ readonly laid: boolean; readonly failure: string | null }>({
    laid: false,
    failure: null,
  });
  useEffect(() => {
    let left = false;
    async function layOut(): Promise<void> {
      const details = from === 'browser' ? (readDraft(guestDraft)?.details ?? null) : await detailsFromSignUp();
      if (left) return;
      if (details === null) return open('details');
      openBeside(quoteForm.draft, { ...emptyDraft(), details });
      writeDraft(quoteForm.userId, quoteForm.draft.get());
      if (from === 'sign_up') await call(endpoints.publicQuotes.dropCarried);
      if (!left) setState({ laid: true, failure: null });
    }
    layOut().catch((problem: unknown) => {
      if (!(problem instanceof ApiProblem)) throw problem;
      if (!left) setState({ laid: false, failure: problem.message });
    });
    return () => {
      left = true;
    };
  }, [from, quoteForm]);
  return (
    <>
      <PageHeader title={t('titles.quote')} />
      {state.failure !== null && <LoadFailed message={state.failure} retry={again} />}
      {state.failure === null && (state.laid ? <Rate /> : <StepSkeleton />)}
    </>
  );
}

/**
 * Goes on with what somebody quoted before they had an account: the same details, rated at their own prices. What the
 * server kept is forgotten there only after it lies here, and nothing can be typed before that is done.
 */
export function ResumeGuestQuote({ from }: { readonly from: GuestQuoteSource }) {
  const [tries, setTries] = useState(0);
  return <LayOut key={tries} from={from} again={() => setTries(tries + 1)} />;
}
