import { Checkbox, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import styles from '../sign-up.module.css';
import type { SignUpForm } from '../values.ts';
import { AddressFields } from './address-fields.tsx';

/** Whom to ask about invoices and where they go: the same as the company unless told otherwise. */
export function AccountingStep({ form }: { readonly form: SignUpForm }) {
  const { t } = useTranslation();
  const contact = (field: 'name' | 'email' | 'phone') => ({
    label: t(`sign_up.${field}`),
    required: true,
    autoComplete: 'off',
    ...form.getInputProps(`accounting_contact.${field}`),
  });
  return (
    <>
      <fieldset className={styles.part}>
        <legend>{t('sign_up.accounting_contact')}</legend>
        <Checkbox label={t('sign_up.same_contact')} {...form.getInputProps('same_contact', { type: 'checkbox' })} />
        {!form.values.same_contact && (
          <div className={styles.fields}>
            <TextInput className={styles.wide ?? ''} {...contact('name')} />
            <TextInput type="email" {...contact('email')} />
            <TextInput type="tel" {...contact('phone')} />
          </div>
        )}
      </fieldset>
      <fieldset className={styles.part}>
        <legend>{t('sign_up.accounting_address')}</legend>
        <Checkbox label={t('sign_up.same_address')} {...form.getInputProps('same_address', { type: 'checkbox' })} />
        {!form.values.same_address && <AddressFields form={form} path="accounting_address" />}
      </fieldset>
    </>
  );
}
