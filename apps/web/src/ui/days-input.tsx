import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';

/** Whole days as they are typed; what is none is for the check to name. */
export type TypedDays = number | '';

type Props = {
  readonly label: string;
  readonly hint?: string | null;
  readonly value: TypedDays;
  readonly onChange: (days: TypedDays) => void;
  readonly error: ReactNode;
  readonly path: string;
  /** The dialog opens with the caret in it. */
  readonly focus?: boolean;
};

function daysIn(text: string): TypedDays {
  return /^\d{1,4}$/.test(text.trim()) ? Number(text) : '';
}

/** A number of days that has to be there. */
export function DaysInput({ label, hint, value, onChange, error, path, focus = false }: Props) {
  return (
    <TextInput
      label={label}
      description={hint}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      required
      inputMode="numeric"
      data-autofocus={focus || undefined}
      data-path={path}
      value={value}
      error={error}
      onChange={({ currentTarget }) => onChange(daysIn(currentTarget.value))}
    />
  );
}
