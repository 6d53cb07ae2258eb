import { useTranslation } from 'react-i18next';
import { IconCheck } from '../../../ui/icons.ts';
import css from './stepper.module.css';
import { steps, type Step } from './use-step.ts';

type Props = {
  readonly step: Step;
  /** Whether a step can be opened from here. */
  readonly canOpen: (step: Step) => boolean;
  readonly onOpen: (step: Exclude<Step, 'confirmation'>) => void;
};

/** The four steps with the one being worked on; those that have been reached are buttons. */
export function Stepper({ step, canOpen, onOpen }: Props) {
  const { t } = useTranslation();
  const at = steps.indexOf(step);
  return (
    <nav aria-label={t('quotes.steps.label')} className={css.stepper}>
      <p className={css.short} aria-hidden="true">
        <span>{t(`quotes.steps.${step}`)}</span>
        <span className="wb-soft">{t('quotes.steps.of', { number: at + 1 })}</span>
      </p>
      <ol className={css.steps}>
        {steps.map((name, index) => {
          const state = index < at ? 'done' : index === at ? 'now' : 'ahead';
          const inside = (
            <>
              <span className={css.number} aria-hidden="true">
                {state === 'done' ? <IconCheck size={16} /> : index + 1}
              </span>
              <span className={css.name}>{t(`quotes.steps.${name}`)}</span>
              {state === 'done' && <span className="wb-only-heard">{t('quotes.steps.done')}</span>}
            </>
          );
          const opens = name !== 'confirmation' && state !== 'now' && canOpen(name);
          return (
            <li key={name} className={css.step} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
              {opens ? (
                <button type="button" className={css.open} onClick={() => onOpen(name)}>
                  {inside}
                </button>
              ) : (
                <span className={css.open}>{inside}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
