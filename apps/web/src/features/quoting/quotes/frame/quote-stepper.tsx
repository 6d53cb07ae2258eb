import { useTranslation } from 'react-i18next';
import { Stepper } from '../../../../ui/stepper.tsx';
import type { Step } from './use-step.ts';

type Props = {
  readonly step: Step;
  /** Whether a step can be opened from here. */
  readonly canOpen: (step: Step) => boolean;
  readonly onOpen: (step: Exclude<Step, 'confirmation'>) => void;
};

const online = ['details', 'rates', 'book', 'confirmation'] as const satisfies readonly Step[];
const bySales = ['details', 'request'] as const satisfies readonly Step[];

/** The steps of quoting and booking online, or those of asking sales. */
export function QuoteStepper({ step, canOpen, onOpen }: Props) {
  const { t } = useTranslation();
  const steps: readonly Step[] = step === 'request' ? bySales : online;
  return (
    <Stepper
      label={t('quotes.steps.label')}
      at={step}
      done={t('quotes.steps.done')}
      place={t('quotes.steps.of', { number: steps.indexOf(step) + 1, count: steps.length })}
      steps={steps.map((name) => ({
        name,
        words: t(`quotes.steps.${name}`),
        open: name !== 'confirmation' && canOpen(name) ? () => onOpen(name) : undefined,
      }))}
    />
  );
}
