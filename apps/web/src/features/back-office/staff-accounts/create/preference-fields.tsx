import { NativeSelect } from '@mantine/core';
import { languages, unitSystems } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import type { NewAccountForm } from './create-dialog.tsx';

const currencies = ['USD', 'CAD', 'MXN'] as const;

/** What the account is billed in, and what its first person begins with. */
export function PreferenceFields({ form }: { readonly form: NewAccountForm }) {
  const { t } = useTranslation();
  return (
    <>
      <NativeSelect
        label={t('staff_accounts.create.currency')}
        data={[...currencies]}
        {...form.getInputProps('preferences.currency')}
      />
      <NativeSelect
        label={t('staff_accounts.create.language')}
        data={languages.map((value) => ({ value, label: t(`profile.language_${value}`) }))}
        {...form.getInputProps('preferences.language')}
      />
      <NativeSelect
        label={t('staff_accounts.create.units')}
        data={unitSystems.map((value) => ({ value, label: t(`profile.${value}`) }))}
        {...form.getInputProps('preferences.unit_system')}
      />
    </>
  );
}
