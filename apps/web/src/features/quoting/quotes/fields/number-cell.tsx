import cells from './cells.module.css';
import { useNumberText } from '../../../../ui/numbers/use-number-text.ts';

type Props = {
  readonly label: string;
  /** Where it stands in the request; the error summary leads here. */
  readonly path: string;
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  readonly onLeave?: () => void;
  readonly unit?: string;
  readonly decimals?: number;
  readonly invalid: boolean;
  /** Id of what says what is wrong. */
  readonly errorId?: string | undefined;
};

/** A number in a dense row, with its unit inside at the right. */
export function NumberCell({ label, path, value, onChange, onLeave, unit, decimals = 4, invalid, errorId }: Props) {
  const input = useNumberText({ value, onChange, onLeave, decimals });
  const field = (
    <input
      {...input}
      className={`${cells.box} ${cells.number}`}
      aria-label={label}
      aria-invalid={invalid}
      aria-describedby={invalid ? errorId : undefined}
      data-path={path}
    />
  );
  if (unit === undefined) return field;
  return (
    <span className={cells.withUnit}>
      {field}
      <span className={cells.unit} aria-hidden="true">
        {unit}
      </span>
    </span>
  );
}
