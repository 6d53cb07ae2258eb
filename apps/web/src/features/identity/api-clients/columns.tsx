import type { ApiClient } from '@waybill/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { When } from '../../../ui/when.tsx';
import type { Column } from '../../../ui/table/column.ts';
import css from './api-clients.module.css';
import { ClientState, LastCall, ScopeList, WeekOfCalls } from './client-parts.tsx';
import type { ClientPages } from './client-pages.ts';

/** The columns of the lists of clients; staff see whose each one is. */
export function useClientColumns(of: ClientPages): readonly Column<ApiClient>[] {
  const { t } = useTranslation();
  return useMemo(() => {
    const account: Column<ApiClient> = {
      key: 'account',
      title: t('api_clients.account'),
      cell: (row) => row.account.name,
    };
    const sorts = of === 'staff';
    return [
      {
        key: 'name',
        title: t('api_clients.name'),
        card: 'head',
        ...(sorts ? { sort: 'name' } : {}),
        cell: (row) => <span className={css.name}>{row.name}</span>,
      },
      {
        key: 'state',
        title: t('api_clients.state'),
        card: 'corner',
        width: '120px',
        cell: (row) => <ClientState state={row.state} />,
      },
      ...(of === 'staff' ? [account] : []),
      { key: 'scopes', title: t('api_clients.scopes'), cell: (row) => <ScopeList scopes={row.scopes} /> },
      {
        key: 'calls',
        title: t('api_clients.calls_week'),
        numeric: true,
        width: '130px',
        cell: (row) => <WeekOfCalls client={row} />,
      },
      {
        key: 'last',
        title: t('api_clients.last_used'),
        ...(sorts ? { sort: 'last_used_at' } : {}),
        cell: (row) => <LastCall at={row.last_used_at} />,
      },
      {
        key: 'created',
        title: t('api_clients.created'),
        ...(sorts ? { sort: 'created_at' } : {}),
        cell: (row) => <When at={row.created_at} />,
      },
    ];
  }, [t, of]);
}
