import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { BookStep } from '../book/book-step.tsx';
import { ConfirmationStep } from '../confirmation/confirmation-step.tsx';
import { DetailsStep } from '../details/details-step.tsx';
import { noProblems, useDesk, useDraft } from '../draft/draft-context.ts';
import { emptyDraft } from '../draft/empty.ts';
import { RatesStep } from '../rates/rates-step.tsx';
import { RequestStep } from '../request/request-step.tsx';
import { QuoteStepper } from './quote-stepper.tsx';
import { useStep, type Step } from './use-step.ts';

/** Whoever moves to another step reads it from the top, by eye and by ear. */
function useTopOfStep(step: Step) {
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo({ top: 0 });
    box.current?.focus({ preventScroll: true });
  }, [step]);
  return box;
}

/** A booking that an earlier visit left open is what the page is about, unless its address names a step. */
function useOpenBooking(): void {
  const desk = useDesk();
  const { step, goTo } = useStep();
  const [left] = useState(() => step === 'details' && desk.draft.get().booking_id !== null);
  useEffect(() => {
    if (left) void goTo('book');
  }, [left, goTo]);
}

/** Head of the page, the stepper, and the step that the address names, as far as the draft has come. */
export function QuoteSteps() {
  const { t } = useTranslation();
  const desk = useDesk();
  const { step: named, shipmentId, goTo } = useStep();
  const quoted = useDraft((draft) => draft.quoted !== null);
  const chosen = useDraft((draft) => draft.rate_id !== null);
  const [asking, setAsking] = useState(false);
  const reached: Readonly<Record<Step, boolean>> = {
    details: true,
    rates: quoted,
    book: quoted && chosen,
    confirmation: false,
    request: true,
  };
  const step = named === 'confirmation' || reached[named] ? named : 'details';
  const box = useTopOfStep(step);
  useOpenBooking();
  function startOver(): void {
    desk.draft.set(() => emptyDraft());
    desk.problems.set(() => noProblems);
    setAsking(false);
    void goTo('details');
  }
  return (
    <>
      <PageHeader
        title={t('titles.quote')}
        actions={
          step !== 'confirmation' && (
            <Button variant="subtle" onClick={() => setAsking(true)}>
              {t('quotes.start_over')}
            </Button>
          )
        }
      />
      <QuoteStepper
        step={step}
        canOpen={(name) => step !== 'confirmation' && reached[name]}
        onOpen={(name) => void goTo(name)}
      />
      <div ref={box} tabIndex={-1} role="group" aria-label={t(`quotes.steps.${step}`)}>
        {step === 'details' && <DetailsStep onRates={() => void goTo('rates')} />}
        {step === 'rates' && <RatesStep />}
        {step === 'book' && <BookStep />}
        {step === 'request' && <RequestStep />}
        {shipmentId !== null && <ConfirmationStep id={shipmentId} />}
      </div>
      <ConfirmDialog
        opened={asking}
        title={t('quotes.start_over_title')}
        confirm={t('quotes.start_over')}
        onConfirm={startOver}
        onCancel={() => setAsking(false)}
      >
        {t('quotes.start_over_text')}
      </ConfirmDialog>
    </>
  );
}
