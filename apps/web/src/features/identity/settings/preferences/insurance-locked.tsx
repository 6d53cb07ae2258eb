import { useTranslation } from 'react-i18next';
import { RouteLink } from '../../../../ui/route-link.tsx';

/** Why there is nothing to choose: the settings show one kind of price only. */
export function InsuranceLocked({ insured }: { readonly insured: boolean }) {
  const { t } = useTranslation();
  return (
    <>
      {t(`settings.insurance_locked.${insured ? 'insured_only' : 'uninsured_only'}`)}{' '}
      <RouteLink to="settings">{t('settings.change_in_settings')}</RouteLink>
    </>
  );
}
