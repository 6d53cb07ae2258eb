import { useTranslation } from 'react-i18next';
import { Panel } from '../../../ui/panel.tsx';
import { RouteLink } from '../../../ui/route-link.tsx';
import type { StaffShipment } from './api.ts';

/** Whose shipment it is; the name leads to all of the account's. */
export function AccountPanel({ account }: Pick<StaffShipment, 'account'>) {
  const { t } = useTranslation();
  return (
    <Panel title={t('staff_shipments.account')}>
      <RouteLink
        to="admin.shipments"
        search={{ account_id: account.id }}
        title={t('staff_shipments.only_account', { account: account.name })}
      >
        {account.name}
      </RouteLink>
    </Panel>
  );
}
