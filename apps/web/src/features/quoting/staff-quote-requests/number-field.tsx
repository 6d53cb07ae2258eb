import { TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useNumberText } from '../../../ui/numbers/use-number-text.ts';
import type { AnswerValues } from './answer-values.ts';

type Props = {
  readonly form: UseFormReturnType<AnswerValues>;
  readonly path: string;
  readonly label: string;
  readonly hint?: string;
  /** Typed in dollars, kept in cents. */
  readonly money?: boolean;
  readonly required?: boolean;
  /** The label is read out only, as in a row under one heading. */
  readonly hidden?: boolean;
};

/** A number of the form, with both decimal marks; empty is null. */
export function NumberField({ form, path, label, hint, money = false, required = false, hidden = false }: Props) {
  const { value, error, onBlur } = form.getInputProps(path) as {
    readonly value: number | null;
    readonly error?: string;
    readonly onBlur?: () => void;
  };
  const input = useNumberText({
    value: value === null || !money ? value : value / 100,
    onChange: (typed) => form.setFieldValue(path, typed === null || !money ? typed : Math.round(typed * 100)),
    onLeave: onBlur,
    decimals: money ? 2 : 0,
  });
  return (
    <TextInput
      {...input}
      {...(hidden ? { 'aria-label': label } : { label })}
      description={hint}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      required={required}
      data-path={path}
      error={error}
      {...(money ? { leftSection: '$', leftSectionWidth: 28 } : {})}
    />
  );
}
