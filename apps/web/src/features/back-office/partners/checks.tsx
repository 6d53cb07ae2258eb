import { Check } from '../../../ui/check.tsx';
import css from './partners.module.css';

type Props<T extends string> = {
  readonly title: string;
  readonly all: readonly T[];
  readonly chosen: readonly T[];
  readonly words: (one: T) => string;
  readonly onChange: (chosen: T[]) => void;
};

/** A few things to tick, beside one another. */
export function Checks<T extends string>({ title, all, chosen, words, onChange }: Props<T>) {
  return (
    <fieldset className={css.fieldset}>
      <legend>{title}</legend>
      <div className={css.checks}>
        {all.map((one) => (
          <Check
            key={one}
            label={words(one)}
            checked={chosen.includes(one)}
            onChange={(on) => onChange(on ? [...chosen, one] : chosen.filter((each) => each !== one))}
          />
        ))}
      </div>
    </fieldset>
  );
}
