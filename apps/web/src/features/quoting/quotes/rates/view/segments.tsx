import type { ReactNode } from 'react';
import css from './rate-tools.module.css';

type Props<K extends string> = {
  readonly label: string;
  readonly choices: readonly K[];
  readonly chosen: K;
  readonly choose: (choice: K) => void;
  readonly renderChoice: (choice: K) => ReactNode;
};

/** A few choices side by side, of which one counts. */
export function Segments<K extends string>({ label, choices, chosen, choose, renderChoice }: Props<K>) {
  return (
    <div className={css.choices} role="group" aria-label={label}>
      {choices.map((choice) => (
        <button
          key={choice}
          type="button"
          className={css.choice}
          aria-pressed={choice === chosen}
          onClick={() => choose(choice)}
        >
          {renderChoice(choice)}
        </button>
      ))}
    </div>
  );
}
