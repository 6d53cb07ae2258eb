import { TextInput } from '@mantine/core';
import { useScaledText } from '../../../ui/numbers/use-scaled-text.ts';

type Props = {
  readonly label: string;
  /** In units of 10^-decimals, e.g. cents with 2; null for nothing. */
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  readonly decimals: 0 | 2 | 3;
  readonly error?: unknown;
  readonly path: string;
  /** The label is heard and not shown. */
  readonly hidden?: boolean;
  readonly placeholder?: string;
};

/** A figure typed with its decimals and kept as a whole number. */
export function ScaledInput({ label, value, onChange, decimals, error, path, hidden = true, placeholder }: Props) {
  const input = useScaledText({ value, onChange, decimals });
  return (
    <TextInput
      {...input}
      {...(hidden ? { 'aria-label': label } : { label })}
      {...(placeholder === undefined ? {} : { placeholder })}
      inputMode="decimal"
      error={typeof error === 'string' ? error : null}
      data-path={path}
    />
  );
}
