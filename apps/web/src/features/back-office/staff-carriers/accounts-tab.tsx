import { useQuery } from '@tanstack/react-query';
import { endpoints, type StaffCarrier } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../../lib/api/query.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { IntegrationList } from '../integrations/public.ts';

/** How a carrier is reached: its accounts and credentials, as under Integrations and for this carrier alone. */
export function AccountsTab({ carrier }: { readonly carrier: StaffCarrier }) {
  const { t } = useTranslation();
  const query = useQuery(apiQuery(endpoints.integrations.list));
  const [opened, setOpened] = useState<string | null>(null);
  const found = query.data?.data.filter((one) => one.carrier.id === carrier.id);
  const link = <LinkButton to="admin.integrations">{t('staff_carriers.accounts_open')}</LinkButton>;
  if (query.isError) return <LoadFailed message={query.error.message} retry={() => void query.refetch()} />;
  return (
    <Panel
      title={t('staff_carriers.accounts_title')}
      note={t('staff_carriers.accounts_note')}
      aside={found?.length === 0 ? undefined : link}
      flush
    >
      {found === undefined && <p className="wb-soft">{t('common.loading')}</p>}
      {found?.length === 0 && (
        <EmptyState
          title={t(carrier.has_tariff ? 'staff_carriers.accounts_none' : 'staff_carriers.accounts_none_bare')}
          actions={link}
        />
      )}
      {found !== undefined && found.length > 0 && (
        <IntegrationList integrations={found} opened={opened} onToggle={setOpened} />
      )}
    </Panel>
  );
}
