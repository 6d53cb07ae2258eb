import { PasswordInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { passwordProblems } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { whenReleased } from '../lib/forms/when-released.ts';
import { fieldText } from '../lib/language/text.ts';

type Typed = { readonly password: string; readonly password_confirmation: string };

type Props<V> = {
  readonly form: UseFormReturnType<V>;
  /** Where there is no old password, "new" would only puzzle. */
  readonly labels?: { readonly password: string; readonly again: string };
};

/** A new password and the same once more, with the rule it has to meet. */
export function NewPasswordFields<V extends Typed>({ form, labels }: Props<V>) {
  const { t } = useTranslation();
  const toggle = { 'aria-label': t('sign_in.show_password') };
  const shared = form as unknown as UseFormReturnType<Typed>;
  const { password, password_confirmation: again } = shared.values;
  // Before the second field is filled, they cannot differ yet; afterwards both are looked at together.
  function leave(): void {
    if (password === '') return;
    if (again === '') {
      shared.setFieldError(
        'password',
        passwordProblems(password)
          .map((code) => fieldText(code))
          .join('\n') || null,
      );
    } else void shared.validateField('password');
  }
  return (
    <>
      <PasswordInput
        label={labels?.password ?? t('sign_in.new_password')}
        description={t('sign_in.password_rule')}
        autoComplete="new-password"
        visibilityToggleButtonProps={toggle}
        {...shared.getInputProps('password')}
        onBlur={() => whenReleased(leave)}
      />
      <PasswordInput
        label={labels?.again ?? t('sign_in.new_password_again')}
        autoComplete="new-password"
        visibilityToggleButtonProps={toggle}
        {...shared.getInputProps('password_confirmation')}
        onBlur={() => whenReleased(leave)}
      />
    </>
  );
}
