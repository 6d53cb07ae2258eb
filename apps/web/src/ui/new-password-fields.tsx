import { PasswordInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';

type Typed = { readonly password: string; readonly password_confirmation: string };

/** A new password and the same once more, with the rule it has to meet. */
export function NewPasswordFields<V extends Typed>({ form }: { readonly form: UseFormReturnType<V> }) {
  const { t } = useTranslation();
  const toggle = { 'aria-label': t('sign_in.show_password') };
  const shared = form as unknown as UseFormReturnType<Typed>;
  return (
    <>
      <PasswordInput
        label={t('sign_in.new_password')}
        description={t('sign_in.password_rule')}
        autoComplete="new-password"
        visibilityToggleButtonProps={toggle}
        {...shared.getInputProps('password')}
      />
      <PasswordInput
        label={t('sign_in.new_password_again')}
        autoComplete="new-password"
        visibilityToggleButtonProps={toggle}
        {...shared.getInputProps('password_confirmation')}
      />
    </>
  );
}
