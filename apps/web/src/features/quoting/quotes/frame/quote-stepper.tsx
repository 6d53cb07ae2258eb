import { useTranslation } from 'react-i18next';
import { Stepper } from '../../../../ui/stepper.tsx';
import { steps, type Step } from './use-step.ts';

type Props = {
  readonly step: Step;
  /** Whether a step can be opened from here. */
  readonly canOpen: (step: Step) => boolean;
  readonly onOpen: (step: Exclude<Step, 'confirmation'>) => void;
};

/** The steps of quoting and booking, and the one that asks sales instead. */
export function QuoteStepper({ step, canOpen, onOpen }: Props) {
  const { t } = useTranslation();
  return (
    <Stepper
      label={t('quotes.steps.label')}
      at={step}
      done={t('quotes.steps.done')}
      place={t('quotes.steps.of', { number: steps.indexOf(step) + 1 })}
      steps={steps.map((name) => ({
        name,
        words: t(`quotes.steps.${name}`),
        // Asking sales is beside the way, not at its end: what was not reached stays ahead.
        state: step === 'request' ? (canOpen(name) ? 'done' : 'ahead') : undefined,
        open: name !== 'confirmation' && canOpen(name) ? () => onOpen(name) : undefined,
      }))}
    />
  );
}
