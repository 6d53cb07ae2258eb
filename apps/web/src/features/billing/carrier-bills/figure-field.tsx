import { TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useNumberText } from '../../../ui/numbers/use-number-text.ts';
import type { BillValues } from './bill-values.ts';

type Props = {
  readonly form: UseFormReturnType<BillValues>;
  readonly path: 'weight_lb' | 'length_in' | 'width_in' | 'height_in';
  readonly label: string;
};

/** A measure of the form; empty is null. */
export function FigureField({ form, path, label }: Props) {
  const input = useNumberText({
    value: form.values[path],
    onChange: (typed) => form.setFieldValue(path, typed),
    onLeave: undefined,
    decimals: 1,
  });
  return <TextInput {...input} label={label} data-path={path} error={form.errors[path]} />;
}
