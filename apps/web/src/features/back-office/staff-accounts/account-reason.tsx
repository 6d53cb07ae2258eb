import type { TextareaProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ReasonField } from '../../../ui/reason-field.tsx';

/** Why staff do it; kept in the activity of the account. */
export function AccountReason({ focus = false, ...field }: TextareaProps & { readonly focus?: boolean }) {
  const { t } = useTranslation();
  return (
    <ReasonField
      {...field}
      label={t('staff_accounts.reason.label')}
      hint={t('staff_accounts.reason.hint')}
      most={500}
      focus={focus}
    />
  );
}
