import { Button } from '@mantine/core';
import { useState, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LaterConfirmDialog } from '../../../../ui/later-confirm-dialog.tsx';
import { IconRefresh } from '../../../../ui/icons.ts';
import { Stepper } from '../../../../ui/stepper.tsx';
import { DetailsStep } from '../details/details-step.tsx';
import { ModeSwitch } from '../details/mode/mode-switch.tsx';
import type { QuoteChannel } from '../draft/channel.ts';
import { noProblems, useQuoteForm, useDraft } from '../draft/quote-form.ts';
import { emptyDraft } from '../draft/empty.ts';
import { GuestQuoteFormProvider } from '../frame/quote-form-provider.tsx';
import { useStep } from '../frame/use-step.ts';
import { useTopOfStep } from '../frame/use-top-of-step.ts';
import { RatesStep } from '../rates/rates-step.tsx';
import css from './guest-quote.module.css';
import { guestDraft } from './guest-draft.ts';

const steps = ['details', 'rates', 'book'] as const;

type GuestStep = { readonly step: 'details' | 'rates'; readonly quoteId: string | null };

type Props = {
  readonly channel: QuoteChannel;
  /** What stands beside the steps. */
  readonly tools: ReactNode;
  /** What stands below a step. */
  readonly after: ComponentType<GuestStep>;
};

function StartOver({ onStart }: { readonly onStart: () => void }) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button
        variant="subtle"
        className={css.startOver ?? ''}
        leftSection={<IconRefresh size={18} aria-hidden="true" />}
        onClick={() => setAsking(true)}
      >
        {t('quotes.start_over')}
      </Button>
      <LaterConfirmDialog
        opened={asking}
        title={t('quotes.start_over_title')}
        confirm={t('quotes.start_over')}
        onConfirm={() => {
          setAsking(false);
          onStart();
        }}
        onCancel={() => setAsking(false)}
      >
        {t('public_quote.start_over_text')}
      </LaterConfirmDialog>
    </>
  );
}

function GuestSteps({ after: After, tools }: Pick<Props, 'after' | 'tools'>) {
  const { t } = useTranslation();
  const quoteForm = useQuoteForm();
  const { step: named, goTo } = useStep();
  const quoteId = useDraft((draft) => draft.quoted?.id ?? null);
  const step = named === 'rates' && quoteId !== null ? 'rates' : 'details';
  const box = useTopOfStep(step);
  function startOver(): void {
    quoteForm.draft.set(() => emptyDraft());
    quoteForm.problems.set(() => noProblems);
    void goTo('details');
  }
  return (
    <>
      <div className={css.bar}>
        <Stepper
          label={t('quotes.steps.label')}
          at={step}
          done={t('quotes.steps.done')}
          place={t('public_quote.step_of', { number: steps.indexOf(step) + 1 })}
          steps={steps.map((name) => ({
            name,
            words: t(`public_quote.steps.${name}`),
            open: name === 'details' || (name === 'rates' && quoteId !== null) ? () => void goTo(name) : undefined,
          }))}
        />
        <div className={css.tools}>
          {tools}
          <StartOver onStart={startOver} />
        </div>
      </div>
      <div ref={box} tabIndex={-1} role="group" aria-label={t(`public_quote.steps.${step}`)}>
        {step === 'details' ? (
          <>
            <div className={css.mode}>
              <ModeSwitch />
            </div>
            <DetailsStep onRates={() => void goTo('rates')} />
          </>
        ) : (
          <RatesStep />
        )}
      </div>
      <After step={step} quoteId={quoteId} />
    </>
  );
}

/** The first two steps of Quote & Ship for somebody without an account; the draft is kept in this browser. */
export function GuestQuote({ channel, after, tools }: Props) {
  return (
    <GuestQuoteFormProvider userId={guestDraft} reference={undefined} channel={channel}>
      <GuestSteps after={after} tools={tools} />
    </GuestQuoteFormProvider>
  );
}
