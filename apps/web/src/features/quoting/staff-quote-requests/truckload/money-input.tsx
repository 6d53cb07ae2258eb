import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useNumberText } from '../../../../ui/numbers/use-number-text.ts';

type Props = {
  readonly label: string;
  readonly path: string;
  /** US cents. */
  readonly value: number | null;
  readonly onChange: (cents: number | null) => void;
  readonly error?: ReactNode;
  readonly required?: boolean;
};

/** An amount in dollars, with both decimal marks, kept in cents. */
export function MoneyInput({ label, path, value, onChange, error, required = false }: Props) {
  const input = useNumberText({
    value: value === null ? null : value / 100,
    onChange: (typed) => onChange(typed === null ? null : Math.round(typed * 100)),
    decimals: 2,
  });
  return (
    <TextInput
      {...input}
      label={label}
      required={required}
      leftSection="$"
      leftSectionWidth={28}
      error={error}
      data-path={path}
    />
  );
}
