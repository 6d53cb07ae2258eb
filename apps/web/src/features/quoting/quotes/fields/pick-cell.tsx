import { IconChevronDown } from '../../../../ui/icons.ts';
import cells from './cells.module.css';

type Choice<V extends string> = { readonly value: V; readonly label: string };
type Props<V extends string> = {
  readonly label: string;
  readonly path: string;
  readonly value: V;
  readonly choices: readonly Choice<V>[];
  readonly onChange: (value: V) => void;
  readonly onLeave?: () => void;
  /** An answer is still owed about the choice. */
  readonly care?: boolean;
  readonly invalid?: boolean;
  readonly errorId?: string | undefined;
};

/** A choice in a dense row. The browser's own list: it is typed through at once and fits every phone. */
export function PickCell<V extends string>({
  label,
  path,
  value,
  choices,
  onChange,
  onLeave,
  care,
  invalid,
  errorId,
}: Props<V>) {
  return (
    <span className={cells.picker}>
      <select
        className={cells.select}
        aria-label={label}
        aria-invalid={invalid}
        aria-describedby={invalid ? errorId : undefined}
        data-path={path}
        data-care={care || undefined}
        value={value}
        onBlur={onLeave}
        onChange={({ currentTarget }) => {
          const picked = choices.find((choice) => choice.value === currentTarget.value);
          if (picked) onChange(picked.value);
        }}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
      <IconChevronDown className={cells.chevron} size={14} aria-hidden="true" />
    </span>
  );
}
