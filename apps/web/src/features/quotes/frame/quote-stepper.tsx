import { useTranslation } from 'react-i18next';
import { Stepper } from '../../../ui/stepper.tsx';
import { steps, type Step } from './use-step.ts';

type Props = {
  readonly step: Step;
  /** Whether a step can be opened from here. */
  readonly canOpen: (step: Step) => boolean;
  readonly onOpen: (step: Exclude<Step, 'confirmation'>) => void;
};

/** The four steps of quoting and booking. */
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
        open: name !== 'confirmation' && canOpen(name) ? () => onOpen(name) : undefined,
      }))}
    />
  );
}
