import { Select } from '@mantine/core';
import {
  fields,
  insurancePreferences,
  languages,
  perPageChoices,
  preferredModes,
  unitSystems,
} from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import styles from '../sign-up.module.css';
import type { SignUpForm } from '../values.ts';

/** Units, currency, language, rows, insurance and mode: what the account begins with. */
export function PreferencesStep({ form }: { readonly form: SignUpForm }) {
  const { t } = useTranslation();
  const { per_page: rows } = form.values.preferences;
  return (
    <div className={styles.fields}>
      <Select
        label={t('profile.unit_system')}
        data={unitSystems.map((value) => ({ value, label: t(`profile.${value}`) }))}
        {...form.getInputProps('preferences.unit_system')}
      />
      <Select
        label={t('profile.currency')}
        data={fields.currency.options.map((value) => ({ value, label: t(`profile.${value}`) }))}
        {...form.getInputProps('preferences.currency')}
      />
      <Select
        label={t('profile.language')}
        data={languages.map((value) => ({ value, label: t(`profile.language_${value}`) }))}
        {...form.getInputProps('preferences.language')}
      />
      <Select
        label={t('profile.per_page')}
        data={perPageChoices.map(String)}
        {...form.getInputProps('preferences.per_page')}
        value={String(rows)}
        onChange={(value) => form.setFieldValue('preferences.per_page', Number(value))}
      />
      <Select
        label={t('sign_up.insurance')}
        data={insurancePreferences.map((value) => ({ value, label: t(`sign_up.insurance_${value}`) }))}
        {...form.getInputProps('preferences.insurance')}
      />
      <Select
        label={t('sign_up.mode')}
        data={preferredModes.map((value) => ({ value, label: t(`sign_up.mode_${value}`) }))}
        {...form.getInputProps('preferences.mode')}
      />
    </div>
  );
}
