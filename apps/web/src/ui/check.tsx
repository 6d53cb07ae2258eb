import { useId, type ReactNode } from 'react';
import css from './check.module.css';

type Props = {
  readonly label: string;
  /** How it is read out, where its label alone does not tell which one it is. */
  readonly name?: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange: (checked: boolean) => void;
};

/** A small box to tick in a dense row. The browser's own box, so that a hundred of them cost nothing. */
export function Check({ label, name, checked, disabled = false, onChange }: Props) {
  return (
    <label className={css.check}>
      <input
        type="checkbox"
        className={css.box}
        aria-label={name}
        checked={checked}
        disabled={disabled}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      {label}
    </label>
  );
}

type ToggleProps = Omit<Props, 'name'> & {
  /** Below the label. */
  readonly description?: ReactNode;
};

/** A switch: what it says counts as soon as it is thrown. */
export function Toggle({ label, description, checked, onChange, disabled = false }: ToggleProps) {
  const id = useId();
  return (
    <div className={css.toggle}>
      <input
        id={id}
        type="checkbox"
        role="switch"
        className={css.track}
        aria-describedby={description ? `${id}-more` : undefined}
        checked={checked}
        aria-checked={checked}
        disabled={disabled}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <label htmlFor={id}>{label}</label>
      {description && (
        <div id={`${id}-more`} className={css.more}>
          {description}
        </div>
      )}
    </div>
  );
}
