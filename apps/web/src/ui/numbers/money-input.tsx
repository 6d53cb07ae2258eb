import { TextInput } from '@mantine/core';
import { useScaledText } from './use-scaled-text.ts';

type Props = {
  readonly label: string;
  readonly hint?: string;
  /** Minor units; null for nothing. */
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  readonly error?: string | null | undefined;
  readonly required?: boolean;
  /** The label is heard and not shown. */
  readonly hidden?: boolean;
  readonly path?: string;
};

/** An amount, typed in whole units with both decimal marks, kept in minor ones. */
export function MoneyInput({ label, hint, value, onChange, error, required = false, hidden = false, path }: Props) {
  const input = useScaledText({ value, onChange, decimals: 2 });
  return (
    <TextInput
      {...input}
      {...(hidden ? { 'aria-label': label } : { label })}
      description={hint}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      required={required}
      error={error ?? null}
      data-path={path}
      leftSection="$"
      leftSectionWidth={28}
    />
  );
}
