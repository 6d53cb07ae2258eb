import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { endpoints } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../../lib/api/query.ts';
import { useUser } from '../../../lib/session/use-user.ts';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { UsersPanel } from '../account-users/public.ts';
import { AddressPanel } from './account/address-panel.tsx';
import { BrandPanel } from './account/brand-panel.tsx';
import { FactsPanel } from './account/facts-panel.tsx';
import { PasswordPanel } from './account/password-panel.tsx';
import { SettingsFrame } from './settings-frame.tsx';
import css from './settings.module.css';

/** Who the account is, where its mail and its invoices go, and who works in it. */
export function AccountPage() {
  const { t } = useTranslation();
  const user = useUser();
  const query = useQuery(apiQuery(endpoints.settings.account));
  const account = query.data?.data;
  const may = user?.abilities.includes('account.manage') ?? false;
  const seesUsers = user?.abilities.includes('account.users.read') ?? false;
  return (
    <SettingsFrame page="settings.account">
      <div className={css.panels}>
        {query.isError && !account && (
          <LoadFailed message={t('settings.account.load_failed')} retry={() => void query.refetch()} />
        )}
        {query.isPending && (
          <>
            <Skeleton height={120} role="status" aria-label={t('common.loading')} />
            <Skeleton height={240} />
          </>
        )}
        {account && (
          <>
            <FactsPanel account={account} />
            <div className={css.pair}>
              <AddressPanel of="account" account={account} may={may} />
              <AddressPanel of="billing" account={account} may={may} />
            </div>
          </>
        )}
        {account && <BrandPanel may={may} />}
        {seesUsers && <UsersPanel />}
        <PasswordPanel />
      </div>
    </SettingsFrame>
  );
}
