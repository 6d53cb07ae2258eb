import { Button } from '@mantine/core';
import { Fragment, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../../../lib/session/use-site.ts';
import { useSpareTime } from '../../../../lib/spare-time.ts';
import { LaterConfirmDialog } from '../../../../ui/later-confirm-dialog.tsx';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { DetailsStep } from '../details/details-step.tsx';
import { ModeSwitch } from '../details/mode/mode-switch.tsx';
import { bookedInTab } from '../draft/booked-in-tab.ts';
import { noProblems, useQuoteForm, useDraft } from '../draft/quote-form.ts';
import { emptyDraft } from '../draft/empty.ts';
import {
  BookedInTab,
  BookStep,
  ClosedNotice,
  fetchLaterSteps,
  fetchRatesStep,
  RatesStep,
  RequestStep,
} from './later-steps.ts';
import { DraftSaved } from './draft-saved.tsx';
import { OtherDraftsMenu, SplitNotice } from './other-drafts.tsx';
import { QuoteStepper } from './quote-stepper.tsx';
import css from './quote-steps.module.css';
import { QuoteTabs } from './quote-tabs.tsx';
import { StepSkeleton } from './step-skeleton.tsx';
import { useOtherDrafts } from './use-saved-drafts.ts';
import { useStep, type Step } from './use-step.ts';
import { useTopOfStep } from './use-top-of-step.ts';

/** A booking that an earlier visit left open is what the page is about, unless its address names a step. */
function OpenBooking() {
  const quoteForm = useQuoteForm();
  const { step, goTo } = useStep();
  const [left] = useState(() => step === 'details' && quoteForm.draft.get().booking_id !== null);
  useEffect(() => {
    if (left) void goTo('book');
  }, [left, goTo]);
  return null;
}

/** A failure shows when the step is opened. */
const fetchRates = (): void => void fetchRatesStep().catch(() => undefined);

/** Head of the page, the stepper, and the step that the address names, as far as the draft has come. */
export function QuoteSteps() {
  const { t } = useTranslation();
  const quoteForm = useQuoteForm();
  const { step: named, goTo } = useStep();
  const quoted = useDraft((draft) => draft.quoted !== null);
  const chosen = useDraft((draft) => draft.rate_id !== null);
  const closed = useSite()?.booking_open === false;
  const [asking, setAsking] = useState(false);
  const reached: Readonly<Record<Step, boolean>> = {
    details: true,
    rates: quoted,
    book: quoted && chosen,
    confirmation: false,
    request: true,
  };
  // The draft of what was booked here is over; its rates can still be looked at.
  const booked = !quoted && (named === 'rates' || named === 'book') ? bookedInTab(quoteForm.userId) : null;
  const step = reached[named] || booked !== null ? named : 'details';
  const box = useTopOfStep(step);
  useSpareTime(fetchLaterSteps);
  const { laid } = useOtherDrafts();
  function startOver(): void {
    quoteForm.draft.set(() => emptyDraft('', quoteForm.begin));
    quoteForm.problems.set(() => noProblems);
    setAsking(false);
    void goTo('details');
  }
  const first = step === 'details';
  const stepper = <QuoteStepper step={step} canOpen={(name) => reached[name]} onOpen={(name) => void goTo(name)} />;
  const actions = (
    <>
      {first && <DraftSaved />}
      <OtherDraftsMenu />
      {step !== 'request' && (
        <Button variant="subtle" onClick={() => void goTo('request')}>
          {t('quotes.steps.request')}
        </Button>
      )}
      <Button variant="subtle" onClick={() => setAsking(true)}>
        {t('quotes.start_over')}
      </Button>
    </>
  );
  return (
    <>
      {first ? (
        <>
          <PageHeader title={t('titles.quote')} beside={<ModeSwitch key={laid} />} actions={actions} />
          <QuoteTabs />
          {stepper}
        </>
      ) : (
        <div className={css.later}>
          <PageHeader
            title={t('titles.quote')}
            beside={stepper}
            actions={<span className={css.actions}>{actions}</span>}
          />
        </div>
      )}
      <SplitNotice />
      <Suspense>{closed && step !== 'request' && <ClosedNotice />}</Suspense>
      <div ref={box} tabIndex={-1} role="group" aria-label={t(`quotes.steps.${step}`)}>
        <Fragment key={laid}>
          <OpenBooking />
          {first && <DetailsStep onAsk={fetchRates} onRates={() => void goTo('rates')} />}
          <Suspense fallback={<StepSkeleton />}>
            {booked !== null && <BookedInTab id={booked} />}
            {booked === null && step === 'rates' && <RatesStep />}
            {booked === null && step === 'book' && <BookStep />}
            {step === 'request' && <RequestStep />}
          </Suspense>
        </Fragment>
      </div>
      <LaterConfirmDialog
        opened={asking}
        title={t('quotes.start_over_title')}
        confirm={t('quotes.start_over')}
        onConfirm={startOver}
        onCancel={() => setAsking(false)}
      >
        {t('quotes.start_over_text')}
      </LaterConfirmDialog>
    </>
  );
}
