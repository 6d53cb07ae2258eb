import { useTranslation } from 'react-i18next';
import { useSite } from '../../../../lib/session/use-site.ts';
import { Notice } from '../../../../ui/notice.tsx';

/** That nothing can be booked online yet, said before anybody fills in a booking. */
export function ClosedNotice() {
  const { t } = useTranslation();
  const phone = useSite()?.phone ?? null;
  return (
    <Notice tone="care" title={t('company.booking_closed')}>
      {phone !== null && t('company.call', { phone })}
    </Notice>
  );
}
