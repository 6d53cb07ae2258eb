import { Button, PasswordInput } from '@mantine/core';
import { endpoints, updatePasswordBody } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { FormErrors } from '../../../ui/form-errors.tsx';
import { NewPasswordFields } from '../../../ui/new-password-fields.tsx';
import { notifyDone } from '../../../ui/notify.ts';
import styles from './profile.module.css';

const nothing = { current_password: '', password: '', password_confirmation: '' };

/** Changes the password; it needs the current one. */
export function PasswordFields({ onDone }: { readonly onDone?: () => void }) {
  const { t } = useTranslation();
  const contract = useContractForm({
    schema: updatePasswordBody,
    initialValues: nothing,
    send: async (body) => {
      await call(endpoints.session.updatePassword, { body });
      contract.form.setValues(nothing);
      contract.form.resetDirty(nothing);
      notifyDone({ title: t('profile.password_updated'), text: t('profile.password_text') });
      onDone?.();
    },
  });
  return (
    <form onSubmit={contract.submit} noValidate>
      <FormErrors of={contract} />
      <div className={styles.stacked}>
        <PasswordInput
          label={t('profile.current_password')}
          autoComplete="current-password"
          visibilityToggleButtonProps={{ 'aria-label': t('sign_in.show_password') }}
          {...contract.form.getInputProps('current_password')}
        />
        <NewPasswordFields form={contract.form} />
        <Button type="submit" variant={onDone ? 'filled' : 'default'} loading={contract.sending}>
          {t('profile.change_password')}
        </Button>
      </div>
    </form>
  );
}
