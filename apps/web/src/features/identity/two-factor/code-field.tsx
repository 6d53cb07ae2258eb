import { TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useEffect, useRef } from 'react';
import { useFirstFocus } from '../../../lib/forms/use-first-focus.ts';
import styles from './two-factor.module.css';

type Coded = { readonly code: string };
type Props<V> = {
  readonly label: string;
  readonly form: UseFormReturnType<V>;
  /** Called once for each six digits typed or pasted. */
  readonly onWhole: () => void;
};

/** Six digits of an authenticator app, large and far apart; whole, they are sent without a click. */
export function CodeField<V extends Coded>({ label, form, onWhole }: Props<V>) {
  const firstFocus = useFirstFocus();
  const { code } = form.values;
  const sent = useRef('');
  useEffect(() => {
    const digits = code.replace(/\D/g, '');
    const whole = digits.length === 6;
    const again = digits === sent.current;
    sent.current = whole ? digits : '';
    if (whole && !again) onWhole();
  }, [code, onWhole]);
  return (
    <TextInput
      label={label}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={11}
      ref={firstFocus}
      classNames={{ input: styles.code ?? '' }}
      {...form.getInputProps('code')}
    />
  );
}
