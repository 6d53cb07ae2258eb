import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { IconX } from '../../../ui/icons.ts';

type Props = { readonly name: string | undefined; readonly drop: () => void };

/** Says that only one account is shown, and leads back to all of them. */
export function AccountFilter({ name, drop }: Props) {
  const { t } = useTranslation();
  return (
    <Button
      onClick={drop}
      aria-label={t('common.remove_filter', { filter: name ?? t('staff_shipments.one_account') })}
      rightSection={<IconX size={16} aria-hidden="true" />}
    >
      <span className="wb-soft">{t('staff_shipments.account')}</span>&nbsp;{name ?? t('staff_shipments.one_account')}
    </Button>
  );
}
