import { IconCheck } from './icons.ts';
import css from './stepper.module.css';

export type StepOf<N extends string> = {
  readonly name: N;
  readonly words: string;
  /** Opens the step; without it the step cannot be opened from here. */
  readonly open?: (() => void) | undefined;
};

type Props<N extends string> = {
  readonly label: string;
  readonly steps: readonly StepOf<N>[];
  /** The step being worked on. */
  readonly at: N;
  /** Said after the name of a step that is behind. */
  readonly done: string;
  /** On a phone, beside the name of the step: which of how many it is. */
  readonly place: string;
};

/** The steps of a long form with the one being worked on; those that can be opened are buttons. */
export function Stepper<N extends string>({ label, steps, at, done, place }: Props<N>) {
  const now = steps.findIndex(({ name }) => name === at);
  return (
    <nav aria-label={label} className={css.stepper}>
      <p className={css.short} aria-hidden="true">
        <span>{steps[now]?.words}</span>
        <span className="wb-soft">{place}</span>
      </p>
      <ol className={css.steps}>
        {steps.map(({ name, words, open }, index) => {
          const state = index === now ? 'now' : index < now ? 'done' : 'ahead';
          const inside = (
            <>
              <span className={css.number} aria-hidden="true">
                {state === 'done' ? <IconCheck size={16} /> : index + 1}
              </span>
              <span className={css.name}>{words}</span>
              {state === 'done' && <span className="wb-only-heard">{done}</span>}
            </>
          );
          return (
            <li key={name} className={css.step} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
              {open && state !== 'now' ? (
                <button type="button" className={css.open} onClick={open}>
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
