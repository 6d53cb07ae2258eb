import { Textarea, type TextareaProps } from '@mantine/core';

type Props = Omit<TextareaProps, 'maxLength'> & {
  /** What becomes of it, said below the field. */
  readonly hint?: string;
  /** The longest that is kept. */
  readonly most: number;
  /** The dialog opens with the caret in it. */
  readonly focus?: boolean;
};

/** Why somebody does what a dialog is about to do; it is kept with that. */
export function ReasonField({ hint, most, focus = true, ...field }: Props) {
  return (
    <Textarea
      required
      autosize={false}
      rows={3}
      {...(hint === undefined
        ? {}
        : { description: hint, inputWrapperOrder: ['label', 'input', 'description', 'error'] })}
      {...field}
      maxLength={most}
      data-autofocus={focus || undefined}
      data-path="reason"
    />
  );
}
