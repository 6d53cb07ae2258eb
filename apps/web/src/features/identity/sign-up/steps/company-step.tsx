import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import styles from '../sign-up.module.css';
import type { SignUpForm } from '../values.ts';

/** The company and its primary contact. */
export function CompanyStep({ form }: { readonly form: SignUpForm }) {
  const { t } = useTranslation();
  return (
    <div className={styles.fields}>
      <TextInput
        className={styles.wide ?? ''}
        label={t('sign_up.company')}
        required
        autoComplete="organization"
        {...form.getInputProps('company')}
      />
      <h3 className={styles.rule}>{t('sign_up.contact')}</h3>
      <TextInput
        className={styles.wide ?? ''}
        label={t('sign_up.name')}
        required
        autoComplete="name"
        {...form.getInputProps('name')}
      />
      <TextInput
        label={t('sign_up.email')}
        description={t('sign_up.email_hint')}
        type="email"
        required
        autoComplete="username"
        {...form.getInputProps('email')}
      />
      <TextInput
        label={t('sign_up.phone')}
        description={t('sign_up.phone_hint')}
        type="tel"
        required
        autoComplete="tel"
        {...form.getInputProps('phone')}
      />
    </div>
  );
}
