import { Button, Group, PasswordInput } from '@mantine/core';
import { confirmPasswordBody, endpoints } from '@waybill/contract';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { useFirstFocus } from '../../../lib/forms/use-first-focus.ts';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { FormErrors } from '../../../ui/form-errors.tsx';
import styles from './card.module.css';

type Props = { readonly onConfirmed: () => Promise<void> | void; readonly onCancel: () => void };

/** Asks whoever sits at the screen for the password of the person signed in. */
export function ConfirmPasswordForm({ onConfirmed, onCancel }: Props) {
  const { t } = useTranslation();
  const firstFocus = useFirstFocus();
  const contract = useContractForm({
    schema: confirmPasswordBody,
    initialValues: { password: '' },
    send: async (body) => {
      await call(endpoints.session.confirmPassword, { body });
      await onConfirmed();
    },
  });
  const box = useRef<HTMLFormElement>(null);
  const { failedSubmits } = contract;
  useEffect(() => {
    if (failedSubmits > 0) box.current?.querySelector('input')?.focus();
  }, [failedSubmits]);
  return (
    <form ref={box} onSubmit={contract.submit} noValidate>
      {/* What is wrong with the only field stands under it. */}
      {contract.failure !== null && <FormErrors of={contract} />}
      <div className={styles.fields}>
        <PasswordInput
          label={t('sign_in.password')}
          autoComplete="current-password"
          visibilityToggleButtonProps={{ 'aria-label': t('sign_in.show_password') }}
          ref={firstFocus}
          data-autofocus
          {...contract.form.getInputProps('password')}
        />
        <Group justify="flex-end" gap="xs">
          <Button onClick={onCancel}>{t('common.cancel')}</Button>
          <Button type="submit" variant="filled" loading={contract.sending}>
            {t(contract.sending ? 'sign_in.confirm_submitting' : 'sign_in.confirm_submit')}
          </Button>
        </Group>
      </div>
    </form>
  );
}
